### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = Help for the game on your table. Nothing you enter leaves this device.
web-site-how = All rules of every edition, with pictures.
web-site-replay = Go through a finished game, as any player saw it.
web-site-play = Games against bots or with friends need a server, which this site does not have: { $command } starts one on your computer.

## Replays

web-site-open = Open a replay file
web-site-open-how = It holds a finished game as every player saw it. Nothing is uploaded: this device does everything.
web-site-make = A game record becomes a replay file with
web-site-another = Another file
web-site-file-record = This is a plain record: it holds the truth, but not what each player saw of it. Make a replay file of it with { $command }, or open it on a server.
web-site-file-damaged = This is not a replay file, or it is damaged.
web-site-file-newer = This replay file comes from a newer version of sleuth than this site.
web-site-edition = The edition “{ $edition }” is not on this site.
