## The edition

title = Meereen

tagline = Rumours swirl around the Great Pyramid, and danger lurks in every intrigue.

victim = A Great Master
    .the = the Great Master
    .of = of the Great Master

story = The peace in Meereen hangs by a thread: somebody close to the queen has joined the Sons of the Harpy.

note-board = We do not know the squares of the printed board: this one is our own drawing.

## Suspects

daenerys-targaryen = Daenerys Targaryen
    .the = Daenerys Targaryen
    .of = of Daenerys Targaryen
    .to = to Daenerys Targaryen

daario-naharis = Daario Naharis
    .the = Daario Naharis
    .of = of Daario Naharis
    .to = to Daario Naharis

hizdahr-zo-loraq = Hizdahr zo Loraq
    .the = Hizdahr zo Loraq
    .of = of Hizdahr zo Loraq
    .to = to Hizdahr zo Loraq

jorah-mormont = Jorah Mormont
    .the = Jorah Mormont
    .of = of Jorah Mormont
    .to = to Jorah Mormont

grey-worm = Grey Worm
    .the = Grey Worm
    .of = of Grey Worm
    .to = to Grey Worm

missandei = Missandei
    .the = Missandei
    .of = of Missandei
    .to = to Missandei

## Places

city-gates = City gates
    .the = the city gates
    .acc = the city gates
    .in = at the city gates
    .to = to the city gates

grand-bazaar = Grand Bazaar
    .the = the Grand Bazaar
    .acc = the Grand Bazaar
    .in = in the Grand Bazaar
    .to = to the Grand Bazaar

pit-of-daznak = Pit of Daznak
    .the = the Pit of Daznak
    .acc = the Pit of Daznak
    .in = in the Pit of Daznak
    .to = to the Pit of Daznak

temple-of-the-graces = Temple of the Graces
    .the = the Temple of the Graces
    .acc = the Temple of the Graces
    .in = in the Temple of the Graces
    .to = to the Temple of the Graces

brothel = Brothel
    .the = the brothel
    .acc = the brothel
    .in = in the brothel
    .to = to the brothel

slave-quarters = Slave quarters
    .the = the slave quarters
    .acc = the slave quarters
    .in = in the slave quarters
    .to = to the slave quarters

tunnels = Tunnels
    .the = the tunnels
    .acc = the tunnels
    .in = in the tunnels
    .to = to the tunnels

dragon-catacombs = Dragon catacombs
    .the = the dragon catacombs
    .acc = the dragon catacombs
    .in = in the dragon catacombs
    .to = to the dragon catacombs

pyramid-of-the-great-masters = Pyramid of the Great Masters
    .the = the Pyramid of the Great Masters
    .acc = the Pyramid of the Great Masters
    .in = in the Pyramid of the Great Masters
    .to = to the Pyramid of the Great Masters

## The centre

great-pyramid = Great Pyramid
    .the = the Great Pyramid
    .acc = the Great Pyramid
    .in = in the Great Pyramid
    .to = to the Great Pyramid
