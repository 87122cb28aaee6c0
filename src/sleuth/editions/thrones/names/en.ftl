## The edition

note-deck = The book prints none of the Masters of Whisperers: which ones there are is our choice. It also leaves it to you whether to play with this deck at all.

note-characters = The book prints a single ability, Cersei Lannister’s. The others are our choice.

## Weapons of both scenarios

crossbow = Crossbow
    .the = the crossbow
    .acc = the crossbow
    .with = with the crossbow

vial-of-poison = Vial of poison
    .the = the vial of poison
    .acc = the vial of poison
    .with = with the vial of poison

arakh = Arakh
    .the = the arakh
    .acc = the arakh
    .with = with the arakh

catspaw-dagger = Catspaw assassin’s dagger
    .the = the catspaw assassin’s dagger
    .acc = the catspaw assassin’s dagger
    .with = with the catspaw assassin’s dagger

battle-axe = Battle axe
    .the = the battle axe
    .acc = the battle axe
    .with = with the battle axe

faceless-man = Faceless Man
    .the = the Faceless Man
    .acc = the Faceless Man
    .with = with the Faceless Man

## The words of the book

word-suggestion = rumour
    .a = a rumour
    .acc = a rumour
    .the = the rumour
    .the-acc = the rumour
    .of = of the rumour
    .your = your rumour
    .your-acc = your rumour
    .many = rumours
    .none = no rumour
    .this = this rumour
    .more = another rumour
    .second = second rumour
    .own = one’s own rumour
    .unanswered = a rumour nobody could disprove

word-suggest = spread a rumour
    .do = spread a rumour
    .does = spreads a rumour
    .you = spread a rumour
    .done = spread a rumour
    .does-more = spreads another rumour
    .you-more = spread another rumour

word-place = location
    .a = a location
    .acc = a location
    .the = the location
    .the-acc = the location
    .of = of the location
    .your = your location
    .your-acc = your location
    .many = locations
    .of-a = of a location
    .all = all locations
    .in = at a location
    .to = to a location
    .same = at the same location
    .any = to any other location
    .all-in = at the locations
    .where = the location where

word-hand-card = rumour card
    .a = a rumour card
    .acc = a rumour card
    .the = the rumour card
    .the-acc = the rumour card
    .of = of the rumour card
    .your = your rumour card
    .your-acc = your rumour card
    .many = rumour cards
    .yours = your rumour cards
