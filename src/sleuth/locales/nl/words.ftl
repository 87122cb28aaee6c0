### Woorden en kleine bouwstenen van de andere bestanden.
### FORM($name, "in") is een vorm van een naam; CAP(…) begint met een hoofdletter.

# Een vak, genoemd naar de plaats die het dichtst bij is.
square = { $steps ->
    [one] voor de deur van { FORM($place, "the") }
   *[other] op { $steps } stappen van { FORM($place, "the") }
}
    .the = het vak { square }
    .acc = het vak { square }
    .in = { square }
    .to = richting { FORM($place, "the") }
square-towards = richting { FORM($place, "the") }, nog { $steps }
square-other = { $place } { $steps }
square-apart = { $where } ({ $others })
square-again = { $where }, andere weg { $number }

list-comma = { $first }, { $next }
list-and = { $first } en { $next }
list-or = { $first } of { $next }
pair = { $name } ({ $value })
quoted = “{ $title }”

# Eén kaart van elke soort, als één bewering.
claim = { $theme ->
    [flight] { FORM($suspect, "the") }, { FORM($weapon, "with") } { FORM($place, "to") } gevlucht
   *[murder] { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }
}

## Soorten

kind-suspect = verdachte
    .a = een verdachte
    .acc = een verdachte
    .many = verdachten
    .all = alle verdachten
kind-weapon = wapen
    .a = een wapen
    .acc = een wapen
    .many = wapens
    .all = alle wapens
kind-place = { word-place }
    .a = { word-place.a }
    .acc = { word-place.acc }
    .many = { word-place.many }
    .all = { word-place.all }
kind-vehicle = voertuig
    .a = een voertuig
    .acc = een voertuig
    .many = voertuigen
    .all = alle voertuigen
kind-city = stad
    .a = een stad
    .acc = een stad
    .many = steden
    .all = alle steden

## Kenmerken

feature-woman = een vrouw
    .acc = een vrouw
    .all = alle vrouwen
feature-man = een man
    .acc = een man
    .all = alle mannen
feature-flying = een vliegend voertuig
    .acc = een vliegend voertuig
    .all = alle vliegende voertuigen
feature-ground = een voertuig over land
    .acc = een voertuig over land
    .all = alle voertuigen over land
feature-europe = een stad in Europa
    .acc = een stad in Europa
    .all = alle steden in Europa
feature-overseas = een stad overzee
    .acc = een stad overzee
    .all = alle steden overzee
