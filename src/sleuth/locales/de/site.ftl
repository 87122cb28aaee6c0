### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = Hilfe für das Spiel auf eurem Tisch. Nichts, was du eingibst, verlässt dieses Gerät.
web-site-how = Alle Regeln jeder Ausgabe, mit Bildern.
web-site-replay = Eine beendete Partie durchgehen, so wie jeder Mitspieler sie sah.
web-site-play = Partien gegen Bots oder mit Freunden brauchen einen Server, und den hat diese Seite nicht: { $command } startet einen auf deinem Rechner.

## Replays

web-site-open = Eine Rückblick-Datei öffnen
web-site-open-how = Sie enthält eine beendete Partie so, wie jeder Mitspieler sie sah. Nichts wird hochgeladen: Dieses Gerät macht alles selbst.
web-site-make = Aus einer Aufzeichnung wird sie mit
web-site-another = Andere Datei
web-site-file-record = Das ist eine einfache Aufzeichnung: Sie enthält die Wahrheit, aber nicht, was wer davon sah. Mache daraus eine Rückblick-Datei mit { $command }, oder öffne sie auf einem Server.
web-site-file-damaged = Das ist keine Rückblick-Datei, oder sie ist beschädigt.
web-site-file-newer = Diese Rückblick-Datei stammt von einer neueren sleuth-Version als diese Seite.
web-site-edition = Die Ausgabe „{ $edition }“ gibt es auf dieser Seite nicht.
