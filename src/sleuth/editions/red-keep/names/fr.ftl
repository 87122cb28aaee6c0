## The edition

title = Le Donjon Rouge

tagline = Onze lieux autour de la salle du Trône, pleins de rumeurs, d’intrigues et de dangers.

victim = Commandant de la Compagnie Dorée
    .the = le commandant de la Compagnie Dorée
    .of = du commandant de la Compagnie Dorée

story = Haute trahison à Port-Réal : quelqu’un de puissant veut l’être plus encore.

note-board = Nous ne connaissons pas les cases du plateau imprimé : nous avons dessiné celui-ci.

## Suspects

cersei-lannister = Cersei Lannister
    .the = Cersei Lannister
    .of = de Cersei Lannister
    .to = à Cersei Lannister

jaime-lannister = Jaime Lannister
    .the = Jaime Lannister
    .of = de Jaime Lannister
    .to = à Jaime Lannister

tyrion-lannister = Tyrion Lannister
    .the = Tyrion Lannister
    .of = de Tyrion Lannister
    .to = à Tyrion Lannister

sansa-stark = Sansa Stark
    .the = Sansa Stark
    .of = de Sansa Stark
    .to = à Sansa Stark

margaery-tyrell = Margaery Tyrell
    .the = Margaery Tyrell
    .of = de Margaery Tyrell
    .to = à Margaery Tyrell

petyr-baelish = Petyr Baelish
    .the = Petyr Baelish
    .of = de Petyr Baelish
    .to = à Petyr Baelish

## Places

sparring-yard = Cour d’entraînement
    .the = la cour d’entraînement
    .acc = la cour d’entraînement
    .in = dans la cour d’entraînement
    .to = dans la cour d’entraînement

tower-of-the-hand = Tour de la Main
    .the = la tour de la Main
    .acc = la tour de la Main
    .in = dans la tour de la Main
    .to = dans la tour de la Main

small-council-chamber = Salle du Conseil restreint
    .the = la salle du Conseil restreint
    .acc = la salle du Conseil restreint
    .in = dans la salle du Conseil restreint
    .to = dans la salle du Conseil restreint

qyburns-laboratory = Laboratoire de Qyburn
    .the = le laboratoire de Qyburn
    .acc = le laboratoire de Qyburn
    .in = dans le laboratoire de Qyburn
    .to = dans le laboratoire de Qyburn

kingsguard-chambers = Quartiers de la Garde royale
    .the = les quartiers de la Garde royale
    .acc = les quartiers de la Garde royale
    .in = dans les quartiers de la Garde royale
    .to = dans les quartiers de la Garde royale

prison-cells = Cachots
    .the = les cachots
    .acc = les cachots
    .in = dans les cachots
    .to = dans les cachots

gardens = Jardins
    .the = les jardins
    .acc = les jardins
    .in = dans les jardins
    .to = dans les jardins

pavilion = Pavillon
    .the = le pavillon
    .acc = le pavillon
    .in = dans le pavillon
    .to = dans le pavillon

tommens-bedchamber = Chambre de Tommen
    .the = la chambre de Tommen
    .acc = la chambre de Tommen
    .in = dans la chambre de Tommen
    .to = dans la chambre de Tommen

pycelles-laboratory = Laboratoire de Pycelle
    .the = le laboratoire de Pycelle
    .acc = le laboratoire de Pycelle
    .in = dans le laboratoire de Pycelle
    .to = dans le laboratoire de Pycelle

cerseis-bedchamber = Chambre de Cersei
    .the = la chambre de Cersei
    .acc = la chambre de Cersei
    .in = dans la chambre de Cersei
    .to = dans la chambre de Cersei

## The centre

throne-room = Salle du Trône
    .the = la salle du Trône
    .acc = la salle du Trône
    .in = dans la salle du Trône
    .to = dans la salle du Trône
