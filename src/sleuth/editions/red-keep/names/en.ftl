## The edition

title = The Red Keep

tagline = Eleven places around the throne room, full of rumours, intrigue and danger.

victim = Commander of the Golden Company
    .the = the commander of the Golden Company
    .of = of the commander of the Golden Company

story = High treason in King’s Landing: somebody powerful wants to become more powerful still.

note-board = We do not know the squares of the printed board: this one is our own drawing.

## Suspects

cersei-lannister = Cersei Lannister
    .the = Cersei Lannister
    .of = of Cersei Lannister
    .to = to Cersei Lannister

jaime-lannister = Jaime Lannister
    .the = Jaime Lannister
    .of = of Jaime Lannister
    .to = to Jaime Lannister

tyrion-lannister = Tyrion Lannister
    .the = Tyrion Lannister
    .of = of Tyrion Lannister
    .to = to Tyrion Lannister

sansa-stark = Sansa Stark
    .the = Sansa Stark
    .of = of Sansa Stark
    .to = to Sansa Stark

margaery-tyrell = Margaery Tyrell
    .the = Margaery Tyrell
    .of = of Margaery Tyrell
    .to = to Margaery Tyrell

petyr-baelish = Petyr Baelish
    .the = Petyr Baelish
    .of = of Petyr Baelish
    .to = to Petyr Baelish

## Places

sparring-yard = Sparring yard
    .the = the sparring yard
    .acc = the sparring yard
    .in = in the sparring yard
    .to = to the sparring yard

tower-of-the-hand = Tower of the Hand
    .the = the Tower of the Hand
    .acc = the Tower of the Hand
    .in = in the Tower of the Hand
    .to = to the Tower of the Hand

small-council-chamber = Small Council chamber
    .the = the Small Council chamber
    .acc = the Small Council chamber
    .in = in the Small Council chamber
    .to = to the Small Council chamber

qyburns-laboratory = Qyburn’s laboratory
    .the = Qyburn’s laboratory
    .acc = Qyburn’s laboratory
    .in = in Qyburn’s laboratory
    .to = to Qyburn’s laboratory

kingsguard-chambers = Kingsguard chambers
    .the = the Kingsguard chambers
    .acc = the Kingsguard chambers
    .in = in the Kingsguard chambers
    .to = to the Kingsguard chambers

prison-cells = Prison cells
    .the = the prison cells
    .acc = the prison cells
    .in = in the prison cells
    .to = to the prison cells

gardens = Gardens
    .the = the gardens
    .acc = the gardens
    .in = in the gardens
    .to = to the gardens

pavilion = Pavilion
    .the = the pavilion
    .acc = the pavilion
    .in = in the pavilion
    .to = to the pavilion

tommens-bedchamber = Tommen’s bedchamber
    .the = Tommen’s bedchamber
    .acc = Tommen’s bedchamber
    .in = in Tommen’s bedchamber
    .to = to Tommen’s bedchamber

pycelles-laboratory = Pycelle’s laboratory
    .the = Pycelle’s laboratory
    .acc = Pycelle’s laboratory
    .in = in Pycelle’s laboratory
    .to = to Pycelle’s laboratory

cerseis-bedchamber = Cersei’s bedchamber
    .the = Cersei’s bedchamber
    .acc = Cersei’s bedchamber
    .in = in Cersei’s bedchamber
    .to = to Cersei’s bedchamber

## The centre

throne-room = Throne room
    .the = the throne room
    .acc = the throne room
    .in = in the throne room
    .to = to the throne room
