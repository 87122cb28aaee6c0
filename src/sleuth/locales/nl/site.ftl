### A site of plain files, made by `sleuth site`. Fetched only there.

web-site-lead = Hulp bij het spel op jullie tafel. Niets van wat je invoert, verlaat dit apparaat.
web-site-how = Alle regels van elke editie, met afbeeldingen.
web-site-replay = Een afgelopen spel doorlopen, zoals elke speler het zag.
web-site-play = Spelen tegen bots of met vrienden vraagt een server, en die heeft deze site niet: { $command } start er een op je computer.

## Replays

web-site-open = Een terugkijkbestand openen
web-site-open-how = Het bevat een afgelopen spel zoals elke speler het zag. Er wordt niets geüpload: dit apparaat doet alles zelf.
web-site-make = Van een verslag maak je het met
web-site-another = Ander bestand
web-site-file-record = Dit is een gewoon verslag: het bevat de waarheid, maar niet wat elke speler ervan zag. Maak er een terugkijkbestand van met { $command }, of open het op een server.
web-site-file-damaged = Dit is geen terugkijkbestand, of het is beschadigd.
web-site-file-newer = Dit terugkijkbestand komt van een nieuwere versie van sleuth dan deze site.
web-site-edition = De editie ‘{ $edition }’ staat niet op deze site.
