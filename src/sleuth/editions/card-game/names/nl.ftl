## The edition

title = Het kaartspel

tagline = Zonder speelbord: wie is er gevlucht, waarmee en naar welke stad?

victim = De heer Overschot
    .the = de heer Overschot
    .of = van de heer Overschot

story = Drie uur ’s nachts, op een afgelegen slot. Als de politie komt, zijn alle gasten verdwenen.

note-cards = Het boekje noemt maar twee van de steden, Rome en Parijs. De andere hebben wij gekozen.

note-deck = Hoeveel kaarten er van de vier soorten zijn, staat in het boekje; welke het binnen een soort zijn, hebben wij gekozen.

## Suspects

scarlett = Rosa Roodhart
    .the = Rosa Roodhart
    .of = van Rosa Roodhart
    .to = aan Rosa Roodhart

mustard = Kolonel van Geelen
    .the = kolonel van Geelen
    .of = van kolonel van Geelen
    .to = aan kolonel van Geelen

white = Mevrouw de Wit
    .the = mevrouw de Wit
    .of = van mevrouw de Wit
    .to = aan mevrouw de Wit

green = Dominee Groenewoud
    .the = dominee Groenewoud
    .of = van dominee Groenewoud
    .to = aan dominee Groenewoud

peacock = Mevrouw Blaauw van Draet
    .the = mevrouw Blaauw van Draet
    .of = van mevrouw Blaauw van Draet
    .to = aan mevrouw Blaauw van Draet

plum = Professor Pimpel
    .the = professor Pimpel
    .of = van professor Pimpel
    .to = aan professor Pimpel

## Vehicles

train = Trein
    .the = de trein
    .acc = de trein
    .with = met de trein

hot-air-balloon = Luchtballon
    .the = de luchtballon
    .acc = de luchtballon
    .with = met de luchtballon

car = Auto
    .the = de auto
    .acc = de auto
    .with = met de auto

limousine = Limousine
    .the = de limousine
    .acc = de limousine
    .with = met de limousine

airliner = Lijnvliegtuig
    .the = het lijnvliegtuig
    .acc = het lijnvliegtuig
    .with = met het lijnvliegtuig

seaplane = Watervliegtuig
    .the = het watervliegtuig
    .acc = het watervliegtuig
    .with = met het watervliegtuig

## Cities

rome = Rome
    .the = Rome
    .acc = Rome
    .in = in Rome
    .to = naar Rome

paris = Parijs
    .the = Parijs
    .acc = Parijs
    .in = in Parijs
    .to = naar Parijs

london = Londen
    .the = Londen
    .acc = Londen
    .in = in Londen
    .to = naar Londen

madrid = Madrid
    .the = Madrid
    .acc = Madrid
    .in = in Madrid
    .to = naar Madrid

athens = Athene
    .the = Athene
    .acc = Athene
    .in = in Athene
    .to = naar Athene

new-york = New York
    .the = New York
    .acc = New York
    .in = in New York
    .to = naar New York

rio-de-janeiro = Rio de Janeiro
    .the = Rio de Janeiro
    .acc = Rio de Janeiro
    .in = in Rio de Janeiro
    .to = naar Rio de Janeiro

cairo = Caïro
    .the = Caïro
    .acc = Caïro
    .in = in Caïro
    .to = naar Caïro

tokyo = Tokio
    .the = Tokio
    .acc = Tokio
    .in = in Tokio
    .to = naar Tokio

## The words of the book

word-accusation = ontmaskering
    .a = een ontmaskering
    .acc = een ontmaskering
    .the = de ontmaskering
    .the-acc = de ontmaskering
    .of = van de ontmaskering
    .your = je ontmaskering
    .your-acc = je ontmaskering
    .many = ontmaskeringen

word-accuse = ontmaskeren
    .do = de dader ontmaskeren
    .does = wil de dader ontmaskeren
    .you = wilt de dader ontmaskeren
    .done = de dader ontmaskerd
    .typed = ontmaskert

word-case-file = oplossing
    .the = de oplossing
    .the-acc = de oplossing
    .of = van de oplossing
    .in = in de oplossing
    .short = Oplossing

word-place = stad
    .a = een stad
    .acc = een stad
    .the = de stad
    .the-acc = de stad
    .of = van de stad
    .your = je stad
    .your-acc = je stad
    .many = steden
    .of-a = van een stad
    .all = alle steden
    .in = in een stad
    .to = naar een stad
    .same = in dezelfde stad
    .any = naar een andere stad naar keuze
    .all-in = in de steden
    .where = de stad waar

word-hand-card = alibikaart
    .a = een alibikaart
    .acc = een alibikaart
    .the = de alibikaart
    .the-acc = de alibikaart
    .of = van de alibikaart
    .your = je alibikaart
    .your-acc = je alibikaart
    .many = alibikaarten
    .yours = je alibikaarten
