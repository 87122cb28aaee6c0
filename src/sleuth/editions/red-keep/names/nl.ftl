## The edition

title = De Rode Burcht

tagline = Elf plekken rond de troonzaal, vol geruchten, intriges en gevaar.

victim = Commandant van de Gouden Compagnie
    .the = de commandant van de Gouden Compagnie
    .of = van de commandant van de Gouden Compagnie

story = Hoogverraad in Koningslanding: iemand met macht wil er nog meer.

note-board = De velden van het gedrukte bord kennen we niet: dit bord hebben we zelf getekend.

## Suspects

cersei-lannister = Cersei Lannister
    .the = Cersei Lannister
    .of = van Cersei Lannister
    .to = aan Cersei Lannister

jaime-lannister = Jaime Lannister
    .the = Jaime Lannister
    .of = van Jaime Lannister
    .to = aan Jaime Lannister

tyrion-lannister = Tyrion Lannister
    .the = Tyrion Lannister
    .of = van Tyrion Lannister
    .to = aan Tyrion Lannister

sansa-stark = Sansa Stark
    .the = Sansa Stark
    .of = van Sansa Stark
    .to = aan Sansa Stark

margaery-tyrell = Margaery Tyrell
    .the = Margaery Tyrell
    .of = van Margaery Tyrell
    .to = aan Margaery Tyrell

petyr-baelish = Petyr Baelish
    .the = Petyr Baelish
    .of = van Petyr Baelish
    .to = aan Petyr Baelish

## Places

sparring-yard = Oefenplaats
    .the = de oefenplaats
    .acc = de oefenplaats
    .in = op de oefenplaats
    .to = naar de oefenplaats

tower-of-the-hand = Toren van de Hand
    .the = de Toren van de Hand
    .acc = de Toren van de Hand
    .in = in de Toren van de Hand
    .to = naar de Toren van de Hand

small-council-chamber = Kamer van de Kleine Raad
    .the = de kamer van de Kleine Raad
    .acc = de kamer van de Kleine Raad
    .in = in de kamer van de Kleine Raad
    .to = naar de kamer van de Kleine Raad

qyburns-laboratory = Laboratorium van Qyburn
    .the = het laboratorium van Qyburn
    .acc = het laboratorium van Qyburn
    .in = in het laboratorium van Qyburn
    .to = naar het laboratorium van Qyburn

kingsguard-chambers = Vertrekken van de Koningsgarde
    .the = de vertrekken van de Koningsgarde
    .acc = de vertrekken van de Koningsgarde
    .in = in de vertrekken van de Koningsgarde
    .to = naar de vertrekken van de Koningsgarde

prison-cells = Kerkers
    .the = de kerkers
    .acc = de kerkers
    .in = in de kerkers
    .to = naar de kerkers

gardens = Tuinen
    .the = de tuinen
    .acc = de tuinen
    .in = in de tuinen
    .to = naar de tuinen

pavilion = Paviljoen
    .the = het paviljoen
    .acc = het paviljoen
    .in = in het paviljoen
    .to = naar het paviljoen

tommens-bedchamber = Slaapkamer van Tommen
    .the = de slaapkamer van Tommen
    .acc = de slaapkamer van Tommen
    .in = in de slaapkamer van Tommen
    .to = naar de slaapkamer van Tommen

pycelles-laboratory = Laboratorium van Pycelle
    .the = het laboratorium van Pycelle
    .acc = het laboratorium van Pycelle
    .in = in het laboratorium van Pycelle
    .to = naar het laboratorium van Pycelle

cerseis-bedchamber = Slaapkamer van Cersei
    .the = de slaapkamer van Cersei
    .acc = de slaapkamer van Cersei
    .in = in de slaapkamer van Cersei
    .to = naar de slaapkamer van Cersei

## The centre

throne-room = Troonzaal
    .the = de troonzaal
    .acc = de troonzaal
    .in = in de troonzaal
    .to = naar de troonzaal
