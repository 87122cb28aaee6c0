## The edition


tagline = Eén dobbelsteen, negen kamers en een huis vol geheimen.

victim = De heer Overschot
    .the = de heer Overschot
    .of = van de heer Overschot

story = Een nacht in een oud huis, zes gasten en geen deur die op slot is.

note-deal = Het boekje legt de stapels op elkaar en neemt twee keer af. Wij schudden, want alleen dan is elke verdeling even waarschijnlijk.

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

## Weapons

candlestick = Kandelaar
    .the = de kandelaar
    .acc = de kandelaar
    .with = met de kandelaar

dagger = Dolk
    .the = de dolk
    .acc = de dolk
    .with = met de dolk

lead-pipe = Loden pijp
    .the = de loden pijp
    .acc = de loden pijp
    .with = met de loden pijp

revolver = Revolver
    .the = de revolver
    .acc = de revolver
    .with = met de revolver

harpoon = Touw
    .the = het touw
    .acc = het touw
    .with = met het touw

spanner = Engelse sleutel
    .the = de Engelse sleutel
    .acc = de Engelse sleutel
    .with = met de Engelse sleutel

## Places

kitchen = Keuken
    .the = de keuken
    .acc = de keuken
    .in = in de keuken
    .to = naar de keuken

ballroom = Balzaal
    .the = de balzaal
    .acc = de balzaal
    .in = in de balzaal
    .to = naar de balzaal

conservatory = Serre
    .the = de serre
    .acc = de serre
    .in = in de serre
    .to = naar de serre

dining-room = Eetkamer
    .the = de eetkamer
    .acc = de eetkamer
    .in = in de eetkamer
    .to = naar de eetkamer

billiard-room = Biljartkamer
    .the = de biljartkamer
    .acc = de biljartkamer
    .in = in de biljartkamer
    .to = naar de biljartkamer

library = Bibliotheek
    .the = de bibliotheek
    .acc = de bibliotheek
    .in = in de bibliotheek
    .to = naar de bibliotheek

lounge = Zitkamer
    .the = de zitkamer
    .acc = de zitkamer
    .in = in de zitkamer
    .to = naar de zitkamer

hall = Hal
    .the = de hal
    .acc = de hal
    .in = in de hal
    .to = naar de hal

study = Studeerkamer
    .the = de studeerkamer
    .acc = de studeerkamer
    .in = in de studeerkamer
    .to = naar de studeerkamer

## The centre

cellar = Trap
    .the = de trap
    .acc = de trap
    .in = op de trap
    .to = naar de trap

## The words of the book

word-place = kamer
    .a = een kamer
    .acc = een kamer
    .the = de kamer
    .the-acc = de kamer
    .of = van de kamer
    .your = je kamer
    .your-acc = je kamer
    .many = kamers
    .of-a = van een kamer
    .all = alle kamers
    .in = in een kamer
    .to = in een kamer
    .same = in dezelfde kamer
    .any = naar een andere kamer naar keuze
    .all-in = in de kamers
    .where = de kamer waar

title = Harpoon House
