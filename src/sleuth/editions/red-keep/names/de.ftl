## The edition

title = Der Rote Bergfried

tagline = Elf Orte rund um den Thronsaal, voller Gerüchte, Intrigen und Gefahr.

victim = Kommandant der Goldenen Kompanie
    .the = der Kommandant der Goldenen Kompanie
    .of = des Kommandanten der Goldenen Kompanie

story = Hochverrat in Königsmund: Jemand, der schon mächtig ist, will noch mächtiger werden.

note-board = Die Felder des gedruckten Spielplans kennen wir nicht: Diesen haben wir selbst gezeichnet.

## Suspects

cersei-lannister = Cersei Lennister
    .the = Cersei Lennister
    .of = von Cersei Lennister
    .to = Cersei Lennister

jaime-lannister = Jaime Lennister
    .the = Jaime Lennister
    .of = von Jaime Lennister
    .to = Jaime Lennister

tyrion-lannister = Tyrion Lennister
    .the = Tyrion Lennister
    .of = von Tyrion Lennister
    .to = Tyrion Lennister

sansa-stark = Sansa Stark
    .the = Sansa Stark
    .of = von Sansa Stark
    .to = Sansa Stark

margaery-tyrell = Margaery Tyrell
    .the = Margaery Tyrell
    .of = von Margaery Tyrell
    .to = Margaery Tyrell

petyr-baelish = Petyr Baelish
    .the = Petyr Baelish
    .of = von Petyr Baelish
    .to = Petyr Baelish

## Places

sparring-yard = Übungsplatz
    .the = der Übungsplatz
    .acc = den Übungsplatz
    .in = auf dem Übungsplatz
    .to = auf den Übungsplatz

tower-of-the-hand = Turm der Hand
    .the = der Turm der Hand
    .acc = den Turm der Hand
    .in = im Turm der Hand
    .to = in den Turm der Hand

small-council-chamber = Saal des Kleinen Rates
    .the = der Saal des Kleinen Rates
    .acc = den Saal des Kleinen Rates
    .in = im Saal des Kleinen Rates
    .to = in den Saal des Kleinen Rates

qyburns-laboratory = Qyburns Laboratorium
    .the = Qyburns Laboratorium
    .acc = Qyburns Laboratorium
    .in = in Qyburns Laboratorium
    .to = in Qyburns Laboratorium

kingsguard-chambers = Gemächer der Königsgarde
    .the = die Gemächer der Königsgarde
    .acc = die Gemächer der Königsgarde
    .in = in den Gemächern der Königsgarde
    .to = in die Gemächer der Königsgarde

prison-cells = Kerkerzellen
    .the = die Kerkerzellen
    .acc = die Kerkerzellen
    .in = in den Kerkerzellen
    .to = in die Kerkerzellen

gardens = Gärten
    .the = die Gärten
    .acc = die Gärten
    .in = in den Gärten
    .to = in die Gärten

pavilion = Pavillon
    .the = der Pavillon
    .acc = den Pavillon
    .in = im Pavillon
    .to = in den Pavillon

tommens-bedchamber = Tommens Schlafgemach
    .the = Tommens Schlafgemach
    .acc = Tommens Schlafgemach
    .in = in Tommens Schlafgemach
    .to = in Tommens Schlafgemach

pycelles-laboratory = Pycelles Laboratorium
    .the = Pycelles Laboratorium
    .acc = Pycelles Laboratorium
    .in = in Pycelles Laboratorium
    .to = in Pycelles Laboratorium

cerseis-bedchamber = Cerseis Schlafgemach
    .the = Cerseis Schlafgemach
    .acc = Cerseis Schlafgemach
    .in = in Cerseis Schlafgemach
    .to = in Cerseis Schlafgemach

## The centre

throne-room = Thronsaal
    .the = der Thronsaal
    .acc = den Thronsaal
    .in = im Thronsaal
    .to = in den Thronsaal
