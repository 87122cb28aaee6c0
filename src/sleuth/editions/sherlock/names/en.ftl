## The edition

title = Sherlock

tagline = Two dice carry you from Baker Street to Dartmoor on a killer’s trail.

victim = Jim Moriarty
    .the = Jim Moriarty
    .of = of Jim Moriarty

story = London, today. The trail leads from Baker Street out to the moor.

note-cards = The book does not name all nine locations: { buckingham-palace.the }, { battersea.the } and { diogenes-club.the } are our choice.

note-board = We do not know the squares of the printed board: this map of London with its river is our own drawing.

## Suspects

irene-adler = Irene Adler
    .the = Irene Adler
    .of = of Irene Adler
    .to = to Irene Adler

inspector-lestrade = Inspector Lestrade
    .the = Inspector Lestrade
    .of = of Inspector Lestrade
    .to = to Inspector Lestrade

mrs-hudson = Mrs Hudson
    .the = Mrs Hudson
    .of = of Mrs Hudson
    .to = to Mrs Hudson

john-watson = John Watson
    .the = John Watson
    .of = of John Watson
    .to = to John Watson

sherlock-holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .of = of Sherlock Holmes
    .to = to Sherlock Holmes

mycroft-holmes = Mycroft Holmes
    .the = Mycroft Holmes
    .of = of Mycroft Holmes
    .to = to Mycroft Holmes

## Weapons

rope = Rope
    .the = the rope
    .acc = the rope
    .with = with the rope

lead-pipe = Lead pipe
    .the = the lead pipe
    .acc = the lead pipe
    .with = with the lead pipe

dagger = Dagger
    .the = the dagger
    .acc = the dagger
    .with = with the dagger

wrench = Wrench
    .the = the wrench
    .acc = the wrench
    .with = with the wrench

candlestick = Candlestick
    .the = the candlestick
    .acc = the candlestick
    .with = with the candlestick

pistol = Pistol
    .the = the pistol
    .acc = the pistol
    .with = with the pistol

## Places

dartmoor = Dartmoor
    .the = Dartmoor
    .acc = Dartmoor
    .in = in Dartmoor
    .to = to Dartmoor

diogenes-club = Diogenes Club
    .the = the Diogenes Club
    .acc = the Diogenes Club
    .in = in the Diogenes Club
    .to = to the Diogenes Club

lab = Lab
    .the = the lab
    .acc = the lab
    .in = in the lab
    .to = to the lab

baker-street = 221B Baker Street
    .the = 221B Baker Street
    .acc = 221B Baker Street
    .in = at 221B Baker Street
    .to = to 221B Baker Street

swimming-pool = Swimming pool
    .the = the swimming pool
    .acc = the swimming pool
    .in = at the swimming pool
    .to = to the swimming pool

battersea = Battersea
    .the = Battersea
    .acc = Battersea
    .in = in Battersea
    .to = to Battersea

tower-of-london = Tower of London
    .the = the Tower of London
    .acc = the Tower of London
    .in = in the Tower of London
    .to = to the Tower of London

buckingham-palace = Buckingham Palace
    .the = Buckingham Palace
    .acc = Buckingham Palace
    .in = at Buckingham Palace
    .to = to Buckingham Palace

baskerville = Baskerville
    .the = Baskerville
    .acc = Baskerville
    .in = in Baskerville
    .to = to Baskerville

## The centre

case-room = Case room
    .the = the case room
    .acc = the case room
    .in = in the case room
    .to = to the case room

## The words of the book

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
