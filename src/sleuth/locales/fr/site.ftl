### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = De l’aide pour la partie sur votre table. Rien de ce que vous saisissez ne quitte cet appareil.
web-site-how = Toutes les règles de chaque édition, en images.
web-site-replay = Parcourir une partie terminée, telle que chaque joueur l’a vue.
web-site-play = Pour jouer contre des robots ou entre amis, il faut un serveur, que ce site n’a pas : { $command } en lance un sur votre ordinateur.
