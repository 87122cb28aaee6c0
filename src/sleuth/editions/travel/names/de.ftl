## The edition; all other names come from the classic set

title = Reiseausgabe

tagline = Das klassische Haus für unterwegs, mit zwei Würfeln und Ärger für falsche Zeugen.
