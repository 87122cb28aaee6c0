## The edition

title = Le jeu de cartes

tagline = Sans plateau, découvrez qui a fui, par quel moyen et dans quelle ville.

victim = Docteur Lenoir
    .the = le docteur Lenoir
    .of = du docteur Lenoir

story = Trois heures du matin, dans un château isolé. Quand la police arrive, tous les invités ont disparu.

note-cards = La règle imprimée ne nomme que deux des villes, Rome et Paris. Nous avons choisi les autres.

note-deck = Le nombre de cartes de chacune des quatre sortes est celui de la règle imprimée ; leur détail est notre choix.

## Suspects

scarlett = Mademoiselle Rose
    .the = Mademoiselle Rose
    .of = de Mademoiselle Rose
    .to = à Mademoiselle Rose

mustard = Colonel Moutarde
    .the = le colonel Moutarde
    .of = du colonel Moutarde
    .to = au colonel Moutarde

white = Madame Leblanc
    .the = Madame Leblanc
    .of = de Madame Leblanc
    .to = à Madame Leblanc

green = Docteur Olive
    .the = le docteur Olive
    .of = du docteur Olive
    .to = au docteur Olive

peacock = Madame Pervenche
    .the = Madame Pervenche
    .of = de Madame Pervenche
    .to = à Madame Pervenche

plum = Professeur Violet
    .the = le professeur Violet
    .of = du professeur Violet
    .to = au professeur Violet

## Vehicles

train = Train
    .the = le train
    .acc = le train
    .with = en train

hot-air-balloon = Montgolfière
    .the = la montgolfière
    .acc = la montgolfière
    .with = en montgolfière

car = Voiture
    .the = la voiture
    .acc = la voiture
    .with = en voiture

limousine = Limousine
    .the = la limousine
    .acc = la limousine
    .with = en limousine

airliner = Avion de ligne
    .the = l’avion de ligne
    .acc = l’avion de ligne
    .with = en avion de ligne

seaplane = Hydravion
    .the = l’hydravion
    .acc = l’hydravion
    .with = en hydravion

## Cities

rome = Rome
    .the = Rome
    .acc = Rome
    .in = à Rome
    .to = à Rome

paris = Paris
    .the = Paris
    .acc = Paris
    .in = à Paris
    .to = à Paris

london = Londres
    .the = Londres
    .acc = Londres
    .in = à Londres
    .to = à Londres

madrid = Madrid
    .the = Madrid
    .acc = Madrid
    .in = à Madrid
    .to = à Madrid

athens = Athènes
    .the = Athènes
    .acc = Athènes
    .in = à Athènes
    .to = à Athènes

new-york = New York
    .the = New York
    .acc = New York
    .in = à New York
    .to = à New York

rio-de-janeiro = Rio de Janeiro
    .the = Rio de Janeiro
    .acc = Rio de Janeiro
    .in = à Rio de Janeiro
    .to = à Rio de Janeiro

cairo = Le Caire
    .the = Le Caire
    .acc = Le Caire
    .in = au Caire
    .to = au Caire

tokyo = Tokyo
    .the = Tokyo
    .acc = Tokyo
    .in = à Tokyo
    .to = à Tokyo

## The words of the book

word-accusation = révélation
    .a = une révélation
    .acc = une révélation
    .the = la révélation
    .the-acc = la révélation
    .of = de la révélation
    .your = votre révélation
    .your-acc = votre révélation
    .many = révélations

word-accuse = démasquer
    .do = démasquer le coupable
    .does = veut démasquer le coupable
    .you = voulez démasquer le coupable
    .done = démasqué le coupable
    .typed = démasque

word-case-file = solution
    .the = la solution
    .the-acc = la solution
    .of = de la solution
    .in = dans la solution
    .short = Solution

word-place = ville
    .a = une ville
    .acc = une ville
    .the = la ville
    .the-acc = la ville
    .of = de la ville
    .your = votre ville
    .your-acc = votre ville
    .many = villes
    .of-a = d’une ville
    .all = toutes les villes
    .in = dans une ville
    .to = dans une ville
    .same = dans la même ville
    .any = dans n’importe quelle autre ville
    .all-in = dans les villes
    .where = la ville où

word-hand-card = carte Alibi
    .a = une carte Alibi
    .acc = une carte Alibi
    .the = la carte Alibi
    .the-acc = la carte Alibi
    .of = de la carte Alibi
    .your = votre carte Alibi
    .your-acc = votre carte Alibi
    .many = cartes Alibi
    .yours = vos cartes Alibi
