### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = De l’aide pour la partie sur votre table. Rien de ce que vous saisissez ne quitte cet appareil.
web-site-how = Toutes les règles de chaque édition, en images.
web-site-replay = Parcourir une partie terminée, telle que chaque joueur l’a vue.
web-site-play = Pour jouer contre des robots ou entre amis, il faut un serveur, que ce site n’a pas : { $command } en lance un sur votre ordinateur.

## Replays

web-site-open = Ouvrir un fichier de relecture
web-site-open-how = Il contient une partie terminée, telle que chaque joueur l’a vue. Rien n’est envoyé : cet appareil fait tout.
web-site-make = Pour le créer à partir d’une partie enregistrée :
web-site-another = Autre fichier
web-site-file-record = C’est un simple enregistrement : il contient la vérité, mais pas ce que chacun en a vu. Faites-en un fichier de relecture avec { $command }, ou ouvrez-le sur un serveur.
web-site-file-damaged = Ce n’est pas un fichier de relecture, ou il est endommagé.
web-site-file-newer = Ce fichier de relecture provient d’une version de sleuth plus récente que ce site.
web-site-edition = L’édition « { $edition } » n’est pas sur ce site.
