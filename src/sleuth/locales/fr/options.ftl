### Les réglages d’une partie, une ligne chacun.

option-dice = Les dés d’un lancer : ordinaires, ou avec un ? à la place du 1.
option-begins = Qui joue le premier tour : un certain pion, le lancer le plus haut, ou qui donne les cartes.
option-turn-order = Le sens dans lequel les tours se suivent.
option-answer-order = Le sens dans lequel on demande les réponses.
option-figures = Où se trouvent les pions au début : sur leurs cases de départ ou au centre.
option-weapons = Où se trouvent les armes au début : dans les lieux ou au centre.
option-leftovers = Ce que deviennent les cartes en trop : distribuées quand même, visibles de tous, ou cachées au centre.
option-square-twice = Si un déplacement peut passer deux fois par la même case.
option-passing = Si l’on peut dépasser les autres pions ; sinon, ils bloquent les cases et les portes.
option-passages = Si les passages secrets peuvent servir.
option-suggestion = Si entrer dans un lieu oblige à soupçonner ou le permet seulement.
option-staying = Si l’on peut rester dans un lieu au lieu de lancer les dés.
option-stay-blocked = Un joueur dont toutes les portes sont bloquées peut rester, même si un passage secret est libre.
option-summoned = Si l’on peut soupçonner sans lancer les dés là où son pion a été amené.
option-reentry = Si l’on peut rentrer pendant le même tour dans un lieu que l’on a quitté.
option-accuse = Les moments où l’accusation est possible.
option-accusations = Après combien de fausses accusations on quitte l’enquête.
option-step-aside = Si le pion de qui a quitté l’enquête libère la porte devant laquelle il se trouve.
option-intrigue = Si l’on joue avec les cartes Intrigue.
option-abilities = Si les pions ont leurs capacités.
option-false-witness = Si l’on peut cacher une carte que l’on a, au risque de se faire prendre.
option-side-cards = Combien de cartes sont mises de côté, faces cachées, dans une partie à deux.
option-dealer = La place qui donne les cartes, comptée à partir de 0 ; -1 est la dernière.
option-culprit = Si qui donne les cartes joue le coupable contre tous les autres.
