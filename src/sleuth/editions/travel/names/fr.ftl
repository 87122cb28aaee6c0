## The edition; all other names come from the classic set

title = Édition de voyage

tagline = La maison classique à emporter, deux dés en poche, et gare aux faux témoins.
