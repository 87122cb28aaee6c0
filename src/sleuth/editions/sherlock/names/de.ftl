## The edition

title = Sherlock

tagline = Mit zwei Würfeln von der Baker Street bis nach Dartmoor, auf der Spur eines Mörders.

victim = Jim Moriarty
    .the = Jim Moriarty
    .of = von Jim Moriarty

story = London, heute. Die Spur führt von der Baker Street bis hinaus ins Moor.

note-cards = Das Heft nennt nicht alle neun Orte: { buckingham-palace.acc }, { battersea.acc } und { diogenes-club.acc } haben wir gewählt.

note-board = Die Felder des gedruckten Spielplans kennen wir nicht: Diesen Stadtplan von London mit der Themse haben wir selbst gezeichnet.

## Suspects

irene-adler = Irene Adler
    .the = Irene Adler
    .of = von Irene Adler
    .to = Irene Adler

inspector-lestrade = Inspektor Lestrade
    .the = Inspektor Lestrade
    .of = von Inspektor Lestrade
    .to = Inspektor Lestrade

mrs-hudson = Mrs Hudson
    .the = Mrs Hudson
    .of = von Mrs Hudson
    .to = Mrs Hudson

john-watson = John Watson
    .the = John Watson
    .of = von John Watson
    .to = John Watson

sherlock-holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .of = von Sherlock Holmes
    .to = Sherlock Holmes

mycroft-holmes = Mycroft Holmes
    .the = Mycroft Holmes
    .of = von Mycroft Holmes
    .to = Mycroft Holmes

## Weapons

rope = Seil
    .the = das Seil
    .acc = das Seil
    .with = mit dem Seil

lead-pipe = Bleirohr
    .the = das Bleirohr
    .acc = das Bleirohr
    .with = mit dem Bleirohr

dagger = Dolch
    .the = der Dolch
    .acc = den Dolch
    .with = mit dem Dolch

wrench = Rohrzange
    .the = die Rohrzange
    .acc = die Rohrzange
    .with = mit der Rohrzange

candlestick = Kerzenleuchter
    .the = der Kerzenleuchter
    .acc = den Kerzenleuchter
    .with = mit dem Kerzenleuchter

pistol = Pistole
    .the = die Pistole
    .acc = die Pistole
    .with = mit der Pistole

## Places

dartmoor = Dartmoor
    .the = Dartmoor
    .acc = Dartmoor
    .in = in Dartmoor
    .to = nach Dartmoor

diogenes-club = Diogenes-Club
    .the = der Diogenes-Club
    .acc = den Diogenes-Club
    .in = im Diogenes-Club
    .to = in den Diogenes-Club

lab = Labor
    .the = das Labor
    .acc = das Labor
    .in = im Labor
    .to = ins Labor

baker-street = Baker Street 221B
    .the = die Baker Street 221B
    .acc = die Baker Street 221B
    .in = in der Baker Street 221B
    .to = in die Baker Street 221B

swimming-pool = Schwimmbad
    .the = das Schwimmbad
    .acc = das Schwimmbad
    .in = im Schwimmbad
    .to = ins Schwimmbad

battersea = Battersea
    .the = Battersea
    .acc = Battersea
    .in = in Battersea
    .to = nach Battersea

tower-of-london = Tower of London
    .the = der Tower of London
    .acc = den Tower of London
    .in = im Tower of London
    .to = in den Tower of London

buckingham-palace = Buckingham-Palast
    .the = der Buckingham-Palast
    .acc = den Buckingham-Palast
    .in = im Buckingham-Palast
    .to = in den Buckingham-Palast

baskerville = Baskerville
    .the = Baskerville
    .acc = Baskerville
    .in = in Baskerville
    .to = nach Baskerville

## The centre

case-room = Ermittlungsraum
    .the = der Ermittlungsraum
    .acc = den Ermittlungsraum
    .in = im Ermittlungsraum
    .to = in den Ermittlungsraum

## The words of the book

word-case-file = Fallakte
    .the = die Fallakte
    .the-acc = die Fallakte
    .of = der Fallakte
    .in = in der Fallakte
    .short = Fallakte

word-sheet = Ermittlungsbogen
    .a = ein Ermittlungsbogen
    .acc = einen Ermittlungsbogen
    .the = der Ermittlungsbogen
    .the-acc = den Ermittlungsbogen
    .of = des Ermittlungsbogens
    .your = dein Ermittlungsbogen
    .your-acc = deinen Ermittlungsbogen
    .none = keinen Ermittlungsbogen
    .many = Ermittlungsbögen

word-passage = geheime Passage
    .a = eine geheime Passage
    .acc = eine geheime Passage
    .the = die geheime Passage
    .the-acc = die geheime Passage
    .of = der geheimen Passage
    .many = geheime Passagen
    .through = durch die geheime Passage
    .by = durch eine geheime Passage
    .none = keine geheime Passage
