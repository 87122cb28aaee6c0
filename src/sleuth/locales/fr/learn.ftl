### Le guide d’une leçon. Chargé seulement à une table qui en a une.

web-learn-guide = Votre première partie
web-learn-count = { $number } sur { $of }
web-learn-not-yet = Pas encore : une chose après l’autre.
web-learn-leave = Quitter la leçon
web-learn-fold = Replier
web-learn-unfold = Déplier
web-learn-next = Jouer une vraie partie
web-learn-rules = Lire les règles
web-learn-continue = Continuer à jouer
web-learn-left = Vous avez quitté la leçon. C’est maintenant une partie comme une autre, et toutes les cartes restent en place.
web-learn-back = Revenir à la leçon
