### Wörter und kleine Bausteine der anderen Dateien.
### FORM($name, "in") ist eine Form eines Namens; CAP(…) beginnt mit einem Großbuchstaben.

# Ein Feld, benannt nach dem nächsten Ort.
square = { $steps ->
    [one] noch ein Schritt { FORM($place, "to") }
   *[other] noch { $steps } Schritte { FORM($place, "to") }
}
    .the = das Feld, { square }
    .acc = das Feld, { square }
    .in = auf dem Weg, { square }
    .to = Richtung { $place }
square-towards = Richtung { $place }, noch { $steps }
square-other = { $place } { $steps }
square-apart = { $where } ({ $others })
square-again = { $where }, anderer Weg { $number }

list-comma = { $first }, { $next }
list-and = { $first } und { $next }
list-or = { $first } oder { $next }
pair = { $name } ({ $value })
quoted = „{ $title }“

# Eine Karte jeder Art, als eine Aussage.
claim = { $theme ->
    [flight] { FORM($suspect, "the") }, { FORM($weapon, "with") } { FORM($place, "to") } geflohen
   *[murder] { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }
}

## Arten

kind-suspect = Verdächtiger
    .a = ein Verdächtiger
    .acc = einen Verdächtigen
    .many = Verdächtige
    .all = alle Verdächtigen
kind-weapon = Waffe
    .a = eine Waffe
    .acc = eine Waffe
    .many = Waffen
    .all = alle Waffen
kind-place = { word-place }
    .a = { word-place.a }
    .acc = { word-place.acc }
    .many = { word-place.many }
    .all = { word-place.all }
kind-vehicle = Fahrzeug
    .a = ein Fahrzeug
    .acc = ein Fahrzeug
    .many = Fahrzeuge
    .all = alle Fahrzeuge
kind-city = Stadt
    .a = eine Stadt
    .acc = eine Stadt
    .many = Städte
    .all = alle Städte

## Merkmale

feature-woman = eine Frau
    .acc = eine Frau
    .all = alle Frauen
feature-man = ein Mann
    .acc = einen Mann
    .all = alle Männer
feature-flying = ein Luftfahrzeug
    .acc = ein Luftfahrzeug
    .all = alle Luftfahrzeuge
feature-ground = ein Landfahrzeug
    .acc = ein Landfahrzeug
    .all = alle Landfahrzeuge
feature-europe = eine Stadt in Europa
    .acc = eine Stadt in Europa
    .all = alle Städte in Europa
feature-overseas = eine Stadt in Übersee
    .acc = eine Stadt in Übersee
    .all = alle Städte in Übersee
