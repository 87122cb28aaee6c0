### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = Hilfe für das Spiel auf eurem Tisch. Nichts, was du eingibst, verlässt dieses Gerät.
web-site-how = Alle Regeln jeder Ausgabe, mit Bildern.
web-site-replay = Eine beendete Partie durchgehen, so wie jeder Mitspieler sie sah.
web-site-play = Partien gegen Bots oder mit Freunden brauchen einen Server, und den hat diese Seite nicht: { $command } startet einen auf deinem Rechner.
