## The edition; all other names come from the classic set

title = Reiseausgabe

tagline = Das klassische Haus für unterwegs, mit zwei Würfeln und Ärger für falsche Zeugen.

note-deal = { "" }

## The words of the book

word-case-file = Akte
    .the = die Akte
    .the-acc = die Akte
    .of = der Akte
    .in = in der Akte
    .short = Akte
