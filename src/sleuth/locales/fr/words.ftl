### Les mots et les petits éléments des autres fichiers.
### FORM($name, "in") est une forme d’un nom ; CAP(…) commence par une majuscule.

# Une case, d’après le lieu le plus proche.
square = { $steps ->
    [one] encore { $steps } pas pour aller { FORM($place, "to") }
   *[other] encore { $steps } pas pour aller { FORM($place, "to") }
}
    .the = la case, { square }
    .acc = la case, { square }
    .in = en chemin, { square }
    .to = vers { FORM($place, "the") }
square-towards = vers { FORM($place, "the") }, encore { $steps }
square-other = { $place } { $steps }
square-apart = { $where } ({ $others })
square-again = { $where }, autre chemin { $number }

list-comma = { $first }, { $next }
list-and = { $first } et { $next }
list-or = { $first } ou { $next }
pair = { $name } ({ $value })
quoted = « { $title } »

# Une carte de chaque sorte, dite d’une seule traite.
claim = { $theme ->
    [flight] { FORM($suspect, "the") } a fui { FORM($place, "to") } { FORM($weapon, "with") }
   *[murder] { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }
}

## Sortes

kind-suspect = suspect
    .a = un suspect
    .acc = un suspect
    .many = suspects
    .all = tous les suspects
kind-weapon = arme
    .a = une arme
    .acc = une arme
    .many = armes
    .all = toutes les armes
kind-place = { word-place }
    .a = { word-place.a }
    .acc = { word-place.acc }
    .many = { word-place.many }
    .all = { word-place.all }
kind-vehicle = véhicule
    .a = un véhicule
    .acc = un véhicule
    .many = véhicules
    .all = tous les véhicules
kind-city = ville
    .a = une ville
    .acc = une ville
    .many = villes
    .all = toutes les villes

## Particularités

feature-woman = une femme
    .acc = une femme
    .all = toutes les femmes
feature-man = un homme
    .acc = un homme
    .all = tous les hommes
feature-flying = un véhicule volant
    .acc = un véhicule volant
    .all = tous les véhicules volants
feature-ground = un véhicule terrestre
    .acc = un véhicule terrestre
    .all = tous les véhicules terrestres
feature-europe = une ville d’Europe
    .acc = une ville d’Europe
    .all = toutes les villes d’Europe
feature-overseas = une ville hors d’Europe
    .acc = une ville hors d’Europe
    .all = toutes les villes hors d’Europe
