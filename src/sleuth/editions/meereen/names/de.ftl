## The edition

title = Meereen

tagline = Rund um die Große Pyramide kocht die Gerüchteküche, und in den Intrigen lauert Gefahr.

victim = Ein Großmeister
    .the = der Großmeister
    .of = des Großmeisters

story = Der Frieden in Meereen hängt an einem Faden: Jemand aus der Nähe der Königin hält es mit der Harpyie.

note-board = Die Felder des gedruckten Spielplans kennen wir nicht: Diesen haben wir selbst gezeichnet.

## Suspects

daenerys-targaryen = Daenerys Targaryen
    .the = Daenerys Targaryen
    .of = von Daenerys Targaryen
    .to = Daenerys Targaryen

daario-naharis = Daario Naharis
    .the = Daario Naharis
    .of = von Daario Naharis
    .to = Daario Naharis

hizdahr-zo-loraq = Hizdahr zo Loraq
    .the = Hizdahr zo Loraq
    .of = von Hizdahr zo Loraq
    .to = Hizdahr zo Loraq

jorah-mormont = Jorah Mormont
    .the = Jorah Mormont
    .of = von Jorah Mormont
    .to = Jorah Mormont

grey-worm = Grauer Wurm
    .the = Grauer Wurm
    .of = von Grauem Wurm
    .to = Grauem Wurm

missandei = Missandei
    .the = Missandei
    .of = von Missandei
    .to = Missandei

## Places

city-gates = Stadttore
    .the = die Stadttore
    .acc = die Stadttore
    .in = an den Stadttoren
    .to = zu den Stadttoren

grand-bazaar = Großer Basar
    .the = der Große Basar
    .acc = den Großen Basar
    .in = auf dem Großen Basar
    .to = auf den Großen Basar

pit-of-daznak = Arena von Daznak
    .the = die Arena von Daznak
    .acc = die Arena von Daznak
    .in = in der Arena von Daznak
    .to = in die Arena von Daznak

temple-of-the-graces = Tempel der Grazien
    .the = der Tempel der Grazien
    .acc = den Tempel der Grazien
    .in = im Tempel der Grazien
    .to = in den Tempel der Grazien

brothel = Bordell
    .the = das Bordell
    .acc = das Bordell
    .in = im Bordell
    .to = ins Bordell

slave-quarters = Sklavenquartiere
    .the = die Sklavenquartiere
    .acc = die Sklavenquartiere
    .in = in den Sklavenquartieren
    .to = in die Sklavenquartiere

tunnels = Tunnel
    .the = die Tunnel
    .acc = die Tunnel
    .in = in den Tunneln
    .to = in die Tunnel

dragon-catacombs = Drachenkatakomben
    .the = die Drachenkatakomben
    .acc = die Drachenkatakomben
    .in = in den Drachenkatakomben
    .to = in die Drachenkatakomben

pyramid-of-the-great-masters = Pyramide der Großmeister
    .the = die Pyramide der Großmeister
    .acc = die Pyramide der Großmeister
    .in = in der Pyramide der Großmeister
    .to = in die Pyramide der Großmeister

## The centre

great-pyramid = Große Pyramide
    .the = die Große Pyramide
    .acc = die Große Pyramide
    .in = in der Großen Pyramide
    .to = in die Große Pyramide
