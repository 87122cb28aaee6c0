## The edition

title = Meereen

tagline = Rond de Grote Piramide gonst het van de geruchten, en elke intrige is een gevaar.

victim = Een Grote Meester
    .the = de Grote Meester
    .of = van de Grote Meester

story = De vrede in Meereen hangt aan een zijden draad: iemand dicht bij de koningin heeft de kant van de Harpij gekozen.

note-board = De velden van het gedrukte bord kennen we niet: dit bord hebben we zelf getekend.

## Suspects

daenerys-targaryen = Daenerys Targaryen
    .the = Daenerys Targaryen
    .of = van Daenerys Targaryen
    .to = aan Daenerys Targaryen

daario-naharis = Daario Naharis
    .the = Daario Naharis
    .of = van Daario Naharis
    .to = aan Daario Naharis

hizdahr-zo-loraq = Hizdahr zo Loraq
    .the = Hizdahr zo Loraq
    .of = van Hizdahr zo Loraq
    .to = aan Hizdahr zo Loraq

jorah-mormont = Jorah Mormont
    .the = Jorah Mormont
    .of = van Jorah Mormont
    .to = aan Jorah Mormont

grey-worm = Grijze Worm
    .the = Grijze Worm
    .of = van Grijze Worm
    .to = aan Grijze Worm

missandei = Missandei
    .the = Missandei
    .of = van Missandei
    .to = aan Missandei

## Places

city-gates = Stadspoorten
    .the = de stadspoorten
    .acc = de stadspoorten
    .in = bij de stadspoorten
    .to = naar de stadspoorten

grand-bazaar = Grote Bazaar
    .the = de Grote Bazaar
    .acc = de Grote Bazaar
    .in = op de Grote Bazaar
    .to = naar de Grote Bazaar

pit-of-daznak = Kuil van Daznak
    .the = de Kuil van Daznak
    .acc = de Kuil van Daznak
    .in = in de Kuil van Daznak
    .to = naar de Kuil van Daznak

temple-of-the-graces = Tempel van de Gratiën
    .the = de Tempel van de Gratiën
    .acc = de Tempel van de Gratiën
    .in = in de Tempel van de Gratiën
    .to = naar de Tempel van de Gratiën

brothel = Bordeel
    .the = het bordeel
    .acc = het bordeel
    .in = in het bordeel
    .to = naar het bordeel

slave-quarters = Slavenverblijven
    .the = de slavenverblijven
    .acc = de slavenverblijven
    .in = in de slavenverblijven
    .to = naar de slavenverblijven

tunnels = Tunnels
    .the = de tunnels
    .acc = de tunnels
    .in = in de tunnels
    .to = naar de tunnels

dragon-catacombs = Drakencatacomben
    .the = de drakencatacomben
    .acc = de drakencatacomben
    .in = in de drakencatacomben
    .to = naar de drakencatacomben

pyramid-of-the-great-masters = Piramide van de Grote Meesters
    .the = de Piramide van de Grote Meesters
    .acc = de Piramide van de Grote Meesters
    .in = in de Piramide van de Grote Meesters
    .to = naar de Piramide van de Grote Meesters

## The centre

great-pyramid = Grote Piramide
    .the = de Grote Piramide
    .acc = de Grote Piramide
    .in = in de Grote Piramide
    .to = naar de Grote Piramide
