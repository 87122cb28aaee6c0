### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = Help for the game on your table. Nothing you enter leaves this device.
web-site-how = All rules of every edition, with pictures.
web-site-replay = Go through a finished game, as any player saw it.
web-site-play = Games against bots or with friends need a server, which this site does not have: { $command } starts one on your computer.
