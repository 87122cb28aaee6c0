### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = Hulp bij het spel op jullie tafel. Niets van wat je invoert, verlaat dit apparaat.
web-site-how = Alle regels van elke editie, met afbeeldingen.
web-site-replay = Een afgelopen spel doorlopen, zoals elke speler het zag.
web-site-play = Spelen tegen bots of met vrienden vraagt een server, en die heeft deze site niet: { $command } start er een op je computer.
