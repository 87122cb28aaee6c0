## The edition

title = The card game

tagline = No board needed: who fled, by what means, and to which city?

victim = Dr Black
    .the = Dr Black
    .of = of Dr Black

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
