## The edition


tagline = One die, nine rooms and a house full of secrets.

victim = Dr Black
    .the = Dr Black
    .of = of Dr Black

story = A night in an old house, six guests, and not a door that is locked.

note-deal = The book stacks the piles and cuts them twice. We shuffle, because only then is every deal equally likely.

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

## Weapons

candlestick = Candlestick
    .the = the candlestick
    .acc = the candlestick
    .with = with the candlestick

dagger = Dagger
    .the = the dagger
    .acc = the dagger
    .with = with the dagger

lead-pipe = Lead pipe
    .the = the lead pipe
    .acc = the lead pipe
    .with = with the lead pipe

revolver = Revolver
    .the = the revolver
    .acc = the revolver
    .with = with the revolver

harpoon = Rope
    .the = the rope
    .acc = the rope
    .with = with the rope

spanner = Spanner
    .the = the spanner
    .acc = the spanner
    .with = with the spanner

## Places

kitchen = Kitchen
    .the = the kitchen
    .acc = the kitchen
    .in = in the kitchen
    .to = to the kitchen

ballroom = Ballroom
    .the = the ballroom
    .acc = the ballroom
    .in = in the ballroom
    .to = to the ballroom

conservatory = Conservatory
    .the = the conservatory
    .acc = the conservatory
    .in = in the conservatory
    .to = to the conservatory

dining-room = Dining room
    .the = the dining room
    .acc = the dining room
    .in = in the dining room
    .to = to the dining room

billiard-room = Billiard room
    .the = the billiard room
    .acc = the billiard room
    .in = in the billiard room
    .to = to the billiard room

library = Library
    .the = the library
    .acc = the library
    .in = in the library
    .to = to the library

lounge = Lounge
    .the = the lounge
    .acc = the lounge
    .in = in the lounge
    .to = to the lounge

hall = Hall
    .the = the hall
    .acc = the hall
    .in = in the hall
    .to = to the hall

study = Study
    .the = the study
    .acc = the study
    .in = in the study
    .to = to the study

## The centre

cellar = Staircase
    .the = the staircase
    .acc = the staircase
    .in = on the staircase
    .to = to the staircase

## The words of the book

word-place = room
    .a = a room
    .acc = a room
    .the = the room
    .the-acc = the room
    .of = of the room
    .your = your room
    .your-acc = your room
    .many = rooms
    .of-a = of a room
    .all = all rooms
    .in = in a room
    .to = into a room
    .same = in the same room
    .any = to any other room
    .all-in = in the rooms
    .where = the room where

title = Harpoon House
