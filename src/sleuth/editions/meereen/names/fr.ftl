## The edition

title = Meereen

tagline = Les rumeurs bruissent autour de la Grande Pyramide, et chaque intrigue est un danger.

victim = Un Grand Maître
    .the = le Grand Maître
    .of = du Grand Maître

story = La paix de Meereen ne tient qu’à un fil : un proche de la reine a rejoint les Fils de la Harpie.

note-board = Nous ne connaissons pas les cases du plateau imprimé : nous avons dessiné celui-ci.

## Suspects

daenerys-targaryen = Daenerys Targaryen
    .the = Daenerys Targaryen
    .of = de Daenerys Targaryen
    .to = à Daenerys Targaryen

daario-naharis = Daario Naharis
    .the = Daario Naharis
    .of = de Daario Naharis
    .to = à Daario Naharis

hizdahr-zo-loraq = Hizdahr zo Loraq
    .the = Hizdahr zo Loraq
    .of = d’Hizdahr zo Loraq
    .to = à Hizdahr zo Loraq

jorah-mormont = Jorah Mormont
    .the = Jorah Mormont
    .of = de Jorah Mormont
    .to = à Jorah Mormont

grey-worm = Ver Gris
    .the = Ver Gris
    .of = de Ver Gris
    .to = à Ver Gris

missandei = Missandei
    .the = Missandei
    .of = de Missandei
    .to = à Missandei

## Places

city-gates = Portes de la ville
    .the = les portes de la ville
    .acc = les portes de la ville
    .in = aux portes de la ville
    .to = aux portes de la ville

grand-bazaar = Grand Bazar
    .the = le Grand Bazar
    .acc = le Grand Bazar
    .in = au Grand Bazar
    .to = au Grand Bazar

pit-of-daznak = Arène de Daznak
    .the = l’arène de Daznak
    .acc = l’arène de Daznak
    .in = dans l’arène de Daznak
    .to = dans l’arène de Daznak

temple-of-the-graces = Temple des Grâces
    .the = le temple des Grâces
    .acc = le temple des Grâces
    .in = dans le temple des Grâces
    .to = dans le temple des Grâces

brothel = Bordel
    .the = le bordel
    .acc = le bordel
    .in = au bordel
    .to = au bordel

slave-quarters = Quartiers des esclaves
    .the = les quartiers des esclaves
    .acc = les quartiers des esclaves
    .in = dans les quartiers des esclaves
    .to = dans les quartiers des esclaves

tunnels = Tunnels
    .the = les tunnels
    .acc = les tunnels
    .in = dans les tunnels
    .to = dans les tunnels

dragon-catacombs = Catacombes des dragons
    .the = les catacombes des dragons
    .acc = les catacombes des dragons
    .in = dans les catacombes des dragons
    .to = dans les catacombes des dragons

pyramid-of-the-great-masters = Pyramide des Grands Maîtres
    .the = la pyramide des Grands Maîtres
    .acc = la pyramide des Grands Maîtres
    .in = dans la pyramide des Grands Maîtres
    .to = dans la pyramide des Grands Maîtres

## The centre

great-pyramid = Grande Pyramide
    .the = la Grande Pyramide
    .acc = la Grande Pyramide
    .in = dans la Grande Pyramide
    .to = dans la Grande Pyramide
