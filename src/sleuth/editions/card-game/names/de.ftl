## The edition

title = Das Kartenspiel

tagline = Ganz ohne Spielplan: Wer ist womit in welche Stadt geflohen?

victim = Graf Eutin
    .the = Graf Eutin
    .of = von Graf Eutin

story = Drei Uhr nachts, in einem abgelegenen Schloss. Als die Polizei eintrifft, sind alle Gäste verschwunden.

note-cards = Das Heft nennt nur zwei der Städte, Rom und Paris. Die anderen haben wir gewählt.

note-deck = Wie viele Karten es von den vier Arten gibt, steht im Heft; welche es innerhalb einer Art sind, haben wir gewählt.

## Suspects

scarlett = Fräulein Gloria
    .the = Fräulein Gloria
    .of = von Fräulein Gloria
    .to = Fräulein Gloria

mustard = Oberst von Gatow
    .the = Oberst von Gatow
    .of = von Oberst von Gatow
    .to = Oberst von Gatow

white = Frau Weiß
    .the = Frau Weiß
    .of = von Frau Weiß
    .to = Frau Weiß

green = Reverend Grün
    .the = Reverend Grün
    .of = von Reverend Grün
    .to = Reverend Grün

peacock = Baronin von Porz
    .the = Baronin von Porz
    .of = von Baronin von Porz
    .to = Baronin von Porz

plum = Professor Bloom
    .the = Professor Bloom
    .of = von Professor Bloom
    .to = Professor Bloom

## Vehicles

train = Zug
    .the = der Zug
    .acc = den Zug
    .with = mit dem Zug

hot-air-balloon = Heißluftballon
    .the = der Heißluftballon
    .acc = den Heißluftballon
    .with = mit dem Heißluftballon

car = Auto
    .the = das Auto
    .acc = das Auto
    .with = mit dem Auto

limousine = Limousine
    .the = die Limousine
    .acc = die Limousine
    .with = mit der Limousine

airliner = Linienflugzeug
    .the = das Linienflugzeug
    .acc = das Linienflugzeug
    .with = mit dem Linienflugzeug

seaplane = Wasserflugzeug
    .the = das Wasserflugzeug
    .acc = das Wasserflugzeug
    .with = mit dem Wasserflugzeug

## Cities

rome = Rom
    .the = Rom
    .acc = Rom
    .in = in Rom
    .to = nach Rom

paris = Paris
    .the = Paris
    .acc = Paris
    .in = in Paris
    .to = nach Paris

london = London
    .the = London
    .acc = London
    .in = in London
    .to = nach London

madrid = Madrid
    .the = Madrid
    .acc = Madrid
    .in = in Madrid
    .to = nach Madrid

athens = Athen
    .the = Athen
    .acc = Athen
    .in = in Athen
    .to = nach Athen

new-york = New York
    .the = New York
    .acc = New York
    .in = in New York
    .to = nach New York

rio-de-janeiro = Rio de Janeiro
    .the = Rio de Janeiro
    .acc = Rio de Janeiro
    .in = in Rio de Janeiro
    .to = nach Rio de Janeiro

cairo = Kairo
    .the = Kairo
    .acc = Kairo
    .in = in Kairo
    .to = nach Kairo

tokyo = Tokio
    .the = Tokio
    .acc = Tokio
    .in = in Tokio
    .to = nach Tokio

## The words of the book

word-accusation = Entlarvung
    .a = eine Entlarvung
    .acc = eine Entlarvung
    .the = die Entlarvung
    .the-acc = die Entlarvung
    .of = der Entlarvung
    .your = deine Entlarvung
    .your-acc = deine Entlarvung
    .many = Entlarvungen

word-accuse = entlarven
    .do = den Täter entlarven
    .does = will den Täter entlarven
    .you = willst den Täter entlarven
    .done = den Täter entlarvt
    .typed = entlarvung

word-case-file = Lösung
    .the = die Lösung
    .the-acc = die Lösung
    .of = der Lösung
    .in = in der Lösung
    .short = Lösung

word-place = Stadt
    .a = eine Stadt
    .acc = eine Stadt
    .the = die Stadt
    .the-acc = die Stadt
    .of = der Stadt
    .your = deine Stadt
    .your-acc = deine Stadt
    .many = Städte
    .of-a = einer Stadt
    .all = alle Städte
    .in = in einer Stadt
    .to = in eine Stadt
    .same = in derselben Stadt
    .any = in eine beliebige andere Stadt
    .all-in = in den Städten
    .where = die Stadt, in der

word-hand-card = Alibikarte
    .a = eine Alibikarte
    .acc = eine Alibikarte
    .the = die Alibikarte
    .the-acc = die Alibikarte
    .of = der Alibikarte
    .your = deine Alibikarte
    .your-acc = deine Alibikarte
    .many = Alibikarten
    .yours = deine Alibikarten
