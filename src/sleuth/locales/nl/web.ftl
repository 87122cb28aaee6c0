### De tafel in de browser. Elke id begint met web-.

## De balk

web-language = Taal
web-light-auto = Licht zoals op dit apparaat
web-light-light = Lichte pagina
web-light-dark = Donkere pagina
web-quick = Snel: zonder beweging
web-close = Sluiten
web-home = Naar de startpagina
web-one-moment = Een ogenblik …

## De startpagina

web-motto = Iemand heeft het gedaan. Ontdek wie.
web-motto-more = Het klassieke deductiespel in je browser: tegen bots, of met vrienden waar ze ook zijn.
web-what-to-play = Wat wil je doen?
web-start-play = Nu spelen
web-start-play-how = Tegen bots, binnen een paar seconden.
web-start-friends = Met vrienden
web-start-friends-how = Open een tafel en stuur de link.
web-start-join = Meedoen met een code
web-start-join-how = Iemand heeft je een code gegeven.
web-edition = Editie
web-seats = Spelers
web-seats-range = { $least } tot { $most } spelers
web-bots-play = De bots zijn
web-level-novice = Groentjes
web-level-amateur = Amateurs
web-level-inspector = Inspecteurs
web-level-mastermind = Meesterbreinen
web-bot-novice = Groentje
web-bot-amateur = Amateur
web-bot-inspector = Inspecteur
web-bot-mastermind = Meesterbrein
web-your-name = Je naam
web-guest = Gast
web-go = Kaarten delen
web-open-table = Tafel openen
web-allow-hints = Hints toestaan
web-private = Alleen voor wie de link heeft
web-code = Code
web-join = Naar de tafel
web-my-games = Mijn partijen
web-open-tables = Open tafels
web-your-turn = Jij bent aan de beurt
web-status-open = Nog niet begonnen
web-status-playing = Bezig
web-watch = Toekijken
web-free-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}

## Hoe je speelt

web-how = Zo speel je
web-how-1 = Drie kaarten ontbreken.
web-how-1-more = Eén verdachte, één wapen en één plaats liggen verborgen in het dossier. Alle andere kaarten zijn in handen van de spelers.
web-how-2 = Ga een plaats binnen.
web-how-2-more = Gooi, en kies een van de plaatsen die oplichten.
web-how-3 = Vraag.
web-how-3-more = Noem een verdachte, een wapen en de plaats. De anderen antwoorden om de beurt: wie een van die kaarten heeft, laat je er in het geheim één zien.
web-how-4 = Maak aantekeningen.
web-how-4-more = Het blad vult in wat je zag. Je eigen tekens zijn met potlood: tik, tik nog eens, of maak ongedaan.
web-how-5 = Beschuldig.
web-how-5-more = Als je zeker bent, noem dan de oplossing. Heb je het mis, dan lig je eruit.

## Voor het spel

web-free = Vrije plaats
web-sit = Gaan zitten
web-get-up = Opstaan
web-seat-bot = Aan een bot geven …
web-remove-bot = Bot wegsturen
web-ready = Ik ben klaar
web-unready = Toch niet klaar
web-is-ready = klaar
web-not-ready = nog niet klaar
web-begin = Beginnen
web-abandon = Tafel opgeven
web-abandoned = Deze tafel is opgegeven.
web-can-begin = Iedereen is klaar: je kunt beginnen.
web-host-begins = Iedereen is klaar. De gastheer begint.
web-waiting-for-players = Wachten tot elke plaats bezet is en iedereen klaar is.
web-share = Nodig je vrienden uit
web-share-how = Stuur de link, noem de code of laat het plaatje scannen.
web-link = Link naar deze tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als QR-code

## De tafel

web-board = Speelbord
web-table = De tafel
web-players = De spelers rond de tafel
web-hand = Je kaarten
web-log = Wat er gebeurde
web-what-now = Wat je nu kunt doen
web-leaves = Delen van de tafel
web-leaf-desk = Bord
web-leaf-hand = Kaarten
web-leaf-sheet = Blad
web-leaf-log = Verloop
web-new = nieuw
web-turn-of = Beurt { $number }: { $name }
web-watching = je kijkt toe
web-hints-on = hints staan aan
web-you = jij
web-a-bot = Een bot
web-away = weg
web-asks = vraagt
web-passes = heeft er geen
web-shows = toont een kaart
web-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-held = { $count ->
    [one] { $count } bewaard
   *[other] { $count } bewaard
}
web-standing-out = uitgeschakeld
web-standing-taken = meegenomen
web-open-cards = Open kaarten
web-ability = Je vaardigheid
web-ability-used = Vaardigheid gebruikt
web-whereabouts = Wie is waar
web-is-at = { $name }: { $spot }
web-square = veld { $square }
web-squares = { $count ->
    [one] { $count } veld in de gang
   *[other] { $count } velden in de gang
}
web-passage-to = Geheime gang: { $place }
web-walkers = Witte Lopers: { $count } van { $all }
web-asked-by = { $name } vraagt
web-culprit = Dader
web-pile-draw = om te trekken
web-pile-discard = gespeeld
web-middle = In het midden
web-reconnecting = Verbinding verbroken. Nieuwe poging; je partij gaat verder waar ze was.
web-menu = Meer
web-move-device = Verder op een ander apparaat
web-move-device-how = Wie deze link opent, speelt op jouw plaats, en dit apparaat verliest die. Houd hem voor jezelf.
web-show-link = Link tonen
web-kept-warm = Een bot houdt je plaats warm.
web-take-back = Zelf verder spelen
web-keep-warm = Een bot laten spelen voor { $name }
web-say = Iets zeggen
web-say-send = Zeggen

## Kaarten noemen en tonen

web-claim-suggest = Je vermoeden
web-claim-accuse = Je beschuldiging
web-claim-choose-case = Kies de zaak
web-open-suggest = Vermoeden uiten …
web-open-accuse = Beschuldigen …
web-open-choose-case = De zaak kiezen …
web-send-suggest = Vragen
web-send-accuse = Beschuldigen
web-send-choose-case = Deze nemen
web-choose-each = Kies van elke soort één kaart.
web-accuse-final = Dit is definitief: heb je het mis, dan lig je eruit. Weet je het zeker?
web-accuse-sure = Ja, beschuldigen
web-yours = van jou
web-show-title = Een kaart tonen
web-show-open = Een kaart tonen …
web-shown-before = al aan deze speler getoond

## Het blad

web-sheet = Je blad
web-sheet-mode = Ingevuld
web-sheet-none = niets
web-sheet-seen = wat ik zag
web-sheet-follows = wat eruit volgt
web-sheet-chances = met kansen
web-sheet-spectator = Wie toekijkt heeft geen blad.
web-undo = Laatste teken ongedaan maken
web-why = Waarom?
web-why-choose = Tik op het vak dat je uitgelegd wilt hebben.
web-hint = Wat moet ik vragen?
web-mark-yes = heeft ze
web-mark-no = heeft ze niet
web-mark-maybe = misschien
web-mark-empty = geen teken
web-mark-mine = mijn teken: { $mark }

## Het einde

web-case-file = Het dossier
web-ending-solved = { $name } heeft de zaak opgelost
web-ending-unsolved = Niemand heeft de zaak opgelost
web-ending-escaped = { $name } is ontkomen
web-timeline = Nog mogelijke oplossingen, beurt voor beurt
web-timeline-line = { $count ->
    [one] { $name } kon alles weten.
   *[other] { $name }: nog { $count } oplossingen.
}
web-rematch = Nog een keer
web-download = Verslag downloaden
web-look-at-table = De tafel bekijken

## Als iets niet lukt

web-problem = Dat lukte niet ({ $code }).
web-problem-offline = Geen verbinding met de server.
web-problem-unavailable = De server kan dat nu niet. Probeer het nog eens.
web-problem-stale = Iemand was sneller. Kijk nog eens naar de tafel.
web-problem-too-fast = Dat ging te snel. Wacht even.
web-problem-unknown-code = Er is geen tafel met deze code.
web-problem-unknown-table = Deze tafel bestaat niet meer.
web-problem-unknown-link = Deze link is niet meer geldig.
web-problem-seat-taken = Daar zit al iemand.
web-problem-not-host = Alleen de gastheer kan dat.
web-problem-not-seated = Je zit niet aan deze tafel.
web-problem-name-taken = Iemand hier heeft deze naam al.
web-problem-too-many-tables = Je hebt te veel lopende partijen.
web-problem-hints-off = Hints staan uit aan deze tafel.
