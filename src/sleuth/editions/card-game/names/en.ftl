## The edition

title = The card game

tagline = No board needed: who fled, by what means, and to which city?

victim = Dr Black
    .the = Dr Black
    .of = of Dr Black

story = Three o’clock in the morning, in a castle far from anywhere. When the police arrive, all the guests are gone.

note-cards = The book names only two of the cities, Rome and Paris. The others are our choice.

note-deck = How many cards there are of the four sorts is in the book; which ones there are within a sort is our choice.

## Suspects

scarlett = Miss Scarlett
    .the = Miss Scarlett
    .of = of Miss Scarlett
    .to = to Miss Scarlett

mustard = Colonel Mustard
    .the = Colonel Mustard
    .of = of Colonel Mustard
    .to = to Colonel Mustard

white = Mrs White
    .the = Mrs White
    .of = of Mrs White
    .to = to Mrs White

green = Reverend Green
    .the = Reverend Green
    .of = of Reverend Green
    .to = to Reverend Green

peacock = Mrs Peacock
    .the = Mrs Peacock
    .of = of Mrs Peacock
    .to = to Mrs Peacock

plum = Professor Plum
    .the = Professor Plum
    .of = of Professor Plum
    .to = to Professor Plum

## Vehicles

train = Train
    .the = the train
    .acc = the train
    .with = by train

hot-air-balloon = Hot-air balloon
    .the = the hot-air balloon
    .acc = the hot-air balloon
    .with = by hot-air balloon

car = Car
    .the = the car
    .acc = the car
    .with = by car

limousine = Limousine
    .the = the limousine
    .acc = the limousine
    .with = by limousine

airliner = Airliner
    .the = the airliner
    .acc = the airliner
    .with = by airliner

seaplane = Seaplane
    .the = the seaplane
    .acc = the seaplane
    .with = by seaplane

## Cities

rome = Rome
    .the = Rome
    .acc = Rome
    .in = in Rome
    .to = to Rome

paris = Paris
    .the = Paris
    .acc = Paris
    .in = in Paris
    .to = to Paris

london = London
    .the = London
    .acc = London
    .in = in London
    .to = to London

madrid = Madrid
    .the = Madrid
    .acc = Madrid
    .in = in Madrid
    .to = to Madrid

athens = Athens
    .the = Athens
    .acc = Athens
    .in = in Athens
    .to = to Athens

new-york = New York
    .the = New York
    .acc = New York
    .in = in New York
    .to = to New York

rio-de-janeiro = Rio de Janeiro
    .the = Rio de Janeiro
    .acc = Rio de Janeiro
    .in = in Rio de Janeiro
    .to = to Rio de Janeiro

cairo = Cairo
    .the = Cairo
    .acc = Cairo
    .in = in Cairo
    .to = to Cairo

tokyo = Tokyo
    .the = Tokyo
    .acc = Tokyo
    .in = in Tokyo
    .to = to Tokyo

## The words of the book

word-suggestion = suspicion
    .a = a suspicion
    .acc = a suspicion
    .the = the suspicion
    .the-acc = the suspicion
    .of = of the suspicion
    .your = your suspicion
    .your-acc = your suspicion
    .many = suspicions
    .none = no suspicion
    .this = this suspicion
    .more = another suspicion
    .second = second suspicion
    .own = one’s own suspicion
    .unanswered = a suspicion nobody could disprove

word-suggest = voice a suspicion
    .do = voice a suspicion
    .does = voices a suspicion
    .you = voice a suspicion
    .done = voiced a suspicion
    .does-more = voices another suspicion
    .you-more = voice another suspicion

word-accusation = unmasking
    .a = an unmasking
    .acc = an unmasking
    .the = the unmasking
    .the-acc = the unmasking
    .of = of the unmasking
    .your = your unmasking
    .your-acc = your unmasking
    .many = unmaskings

word-accuse = unmask
    .do = unmask the culprit
    .does = wants to unmask the culprit
    .you = want to unmask the culprit
    .done = unmasked the culprit
    .typed = unmask

word-place = city
    .a = a city
    .acc = a city
    .the = the city
    .the-acc = the city
    .of = of the city
    .your = your city
    .your-acc = your city
    .many = cities
    .of-a = of a city
    .all = all cities
    .in = in a city
    .to = to a city
    .same = in the same city
    .any = to any other city
    .all-in = in the cities
    .where = the city where

word-hand-card = alibi card
    .a = an alibi card
    .acc = an alibi card
    .the = the alibi card
    .the-acc = the alibi card
    .of = of the alibi card
    .your = your alibi card
    .your-acc = your alibi card
    .many = alibi cards
    .yours = your alibi cards
