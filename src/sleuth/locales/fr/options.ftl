### Les règles de la maison, une ligne chacune : un titre court, ou une phrase à laquelle on répond par oui ou par non.

option-dice = Les dés : ordinaires, ou avec un ? à la place du 1.
option-begins = Le premier tour : un certain pion, le lancer le plus haut, ou qui donne les cartes.
option-turn-order = Le sens dans lequel les tours se suivent.
option-answer-order = Le sens dans lequel on demande les réponses.
option-figures = Les pions au début : sur leurs cases de départ ou { word-centre.in }.
option-weapons = Les armes au début : { word-place.all-in } ou { word-centre.in }.
option-leftovers = Les cartes en trop : distribuées quand même, visibles de tous, ou cachées { word-centre.in }.
option-square-twice = Un déplacement peut passer deux fois par la même case.
option-passing = On peut dépasser les autres pions ; sinon, ils bloquent les cases et les portes.
option-passages = On peut prendre les { word-passage.many }.
option-suggestion = { CAP(word-suggestion) } à l’entrée { word-place.of-a } : obligatoire ou facultative.
option-staying = On peut rester sur place, sans lancer les dés.
option-stay-blocked = Un joueur dont toutes les portes sont bloquées peut rester, même si { word-passage.a } est libre.
option-summoned = Qui a été amené { word-place.to } peut y { word-suggest.do } sans lancer les dés.
option-reentry = On peut retourner pendant le même tour là d’où l’on vient.
option-accuse = Les moments où l’on peut { word-accuse.do }.
option-accusations = Les fausses { word-accusation.many } après lesquelles on quitte l’enquête.
option-step-aside = Le pion de qui a quitté l’enquête libère la porte devant laquelle il se trouve.
option-intrigue = On joue avec les { word-intrigue-card.many }.
option-abilities = Chaque { word-character-card } a sa capacité.
option-false-witness = { CAP(word-false-witness.many) } : qui cache une carte par mégarde quitte l’enquête.
option-side-cards = Les cartes mises de côté, faces cachées, dans une partie à deux.
option-dealer = La place qui donne les cartes, comptée à partir de 0 ; -1 est la dernière.
option-culprit = Qui donne les cartes joue { word-culprit.the-acc } contre tous les autres.
