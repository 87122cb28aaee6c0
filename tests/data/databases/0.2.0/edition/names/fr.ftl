## The edition


tagline = Un dé, neuf pièces et une maison pleine de secrets.

victim = Docteur Lenoir
    .the = le docteur Lenoir
    .of = du docteur Lenoir

story = Une nuit dans une vieille maison, six invités, et pas une porte fermée à clé.

note-deal = La règle imprimée empile les tas et coupe deux fois. Nous mélangeons, car c’est la seule façon de rendre toutes les donnes également probables.

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

## Weapons

candlestick = Chandelier
    .the = le chandelier
    .acc = le chandelier
    .with = avec le chandelier

dagger = Poignard
    .the = le poignard
    .acc = le poignard
    .with = avec le poignard

lead-pipe = Matraque
    .the = la matraque
    .acc = la matraque
    .with = avec la matraque

revolver = Revolver
    .the = le revolver
    .acc = le revolver
    .with = avec le revolver

harpoon = Corde
    .the = la corde
    .acc = la corde
    .with = avec la corde

spanner = Clé anglaise
    .the = la clé anglaise
    .acc = la clé anglaise
    .with = avec la clé anglaise

## Places

kitchen = Cuisine
    .the = la cuisine
    .acc = la cuisine
    .in = dans la cuisine
    .to = dans la cuisine

ballroom = Salle de bal
    .the = la salle de bal
    .acc = la salle de bal
    .in = dans la salle de bal
    .to = dans la salle de bal

conservatory = Véranda
    .the = la véranda
    .acc = la véranda
    .in = dans la véranda
    .to = dans la véranda

dining-room = Salle à manger
    .the = la salle à manger
    .acc = la salle à manger
    .in = dans la salle à manger
    .to = dans la salle à manger

billiard-room = Salle de billard
    .the = la salle de billard
    .acc = la salle de billard
    .in = dans la salle de billard
    .to = dans la salle de billard

library = Bibliothèque
    .the = la bibliothèque
    .acc = la bibliothèque
    .in = dans la bibliothèque
    .to = dans la bibliothèque

lounge = Salon
    .the = le salon
    .acc = le salon
    .in = dans le salon
    .to = dans le salon

hall = Hall
    .the = le hall
    .acc = le hall
    .in = dans le hall
    .to = dans le hall

study = Bureau
    .the = le bureau
    .acc = le bureau
    .in = dans le bureau
    .to = dans le bureau

## The centre

cellar = Escalier
    .the = l’escalier
    .acc = l’escalier
    .in = dans l’escalier
    .to = dans l’escalier

## The words of the book

word-place = pièce
    .a = une pièce
    .acc = une pièce
    .the = la pièce
    .the-acc = la pièce
    .of = de la pièce
    .your = votre pièce
    .your-acc = votre pièce
    .many = pièces
    .of-a = d’une pièce
    .all = toutes les pièces
    .in = dans une pièce
    .to = dans une pièce
    .same = dans la même pièce
    .any = dans n’importe quelle autre pièce
    .all-in = dans les pièces
    .where = la pièce où

title = Harpoon House
