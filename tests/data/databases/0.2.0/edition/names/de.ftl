## The edition


tagline = Ein Würfel, neun Zimmer und ein Haus voller Geheimnisse.

victim = Graf Eutin
    .the = Graf Eutin
    .of = von Graf Eutin

story = Eine Nacht in einem alten Haus, sechs Gäste und keine Tür, die verschlossen ist.

note-deal = Das Heft legt die Stapel aufeinander und hebt zweimal ab. Wir mischen, denn nur dann ist jede Verteilung gleich wahrscheinlich.

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

## Weapons

candlestick = Leuchter
    .the = der Leuchter
    .acc = den Leuchter
    .with = mit dem Leuchter

dagger = Dolch
    .the = der Dolch
    .acc = den Dolch
    .with = mit dem Dolch

lead-pipe = Heizungsrohr
    .the = das Heizungsrohr
    .acc = das Heizungsrohr
    .with = mit dem Heizungsrohr

revolver = Pistole
    .the = die Pistole
    .acc = die Pistole
    .with = mit der Pistole

harpoon = Seil
    .the = das Seil
    .acc = das Seil
    .with = mit dem Seil

spanner = Rohrzange
    .the = die Rohrzange
    .acc = die Rohrzange
    .with = mit der Rohrzange

## Places

kitchen = Küche
    .the = die Küche
    .acc = die Küche
    .in = in der Küche
    .to = in die Küche

ballroom = Musikzimmer
    .the = das Musikzimmer
    .acc = das Musikzimmer
    .in = im Musikzimmer
    .to = ins Musikzimmer

conservatory = Wintergarten
    .the = der Wintergarten
    .acc = den Wintergarten
    .in = im Wintergarten
    .to = in den Wintergarten

dining-room = Speisezimmer
    .the = das Speisezimmer
    .acc = das Speisezimmer
    .in = im Speisezimmer
    .to = ins Speisezimmer

billiard-room = Billardzimmer
    .the = das Billardzimmer
    .acc = das Billardzimmer
    .in = im Billardzimmer
    .to = ins Billardzimmer

library = Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .in = in der Bibliothek
    .to = in die Bibliothek

lounge = Salon
    .the = der Salon
    .acc = den Salon
    .in = im Salon
    .to = in den Salon

hall = Halle
    .the = die Halle
    .acc = die Halle
    .in = in der Halle
    .to = in die Halle

study = Arbeitszimmer
    .the = das Arbeitszimmer
    .acc = das Arbeitszimmer
    .in = im Arbeitszimmer
    .to = ins Arbeitszimmer

## The centre

cellar = Treppe
    .the = die Treppe
    .acc = die Treppe
    .in = auf der Treppe
    .to = auf die Treppe

## The words of the book

word-place = Zimmer
    .a = ein Zimmer
    .acc = ein Zimmer
    .the = das Zimmer
    .the-acc = das Zimmer
    .of = des Zimmers
    .your = dein Zimmer
    .your-acc = dein Zimmer
    .many = Zimmer
    .of-a = eines Zimmers
    .all = alle Zimmer
    .in = in einem Zimmer
    .to = in ein Zimmer
    .same = im selben Zimmer
    .any = in ein beliebiges anderes Zimmer
    .all-in = in den Zimmern
    .where = das Zimmer, in dem

word-case-file = Ermittlungsakte
    .the = die Ermittlungsakte
    .the-acc = die Ermittlungsakte
    .of = der Ermittlungsakte
    .in = in der Ermittlungsakte
    .short = Akte

title = Harpoon House
