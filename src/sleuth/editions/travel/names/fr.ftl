## The edition; all other names come from the classic set

title = Édition de voyage

tagline = La maison classique à emporter, deux dés en poche, et gare aux faux témoins.

note-deal = { "" }

## The words of the book

word-case-file = escalier
    .the = l’escalier
    .the-acc = l’escalier
    .of = de l’escalier
    .in = dans l’escalier
    .short = Escalier
