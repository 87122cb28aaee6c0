### Words and small pieces that the other files are made of.
### FORM($name, "in") is a form of a name; CAP(…) begins with a capital letter.

# A square, by the place nearest to it.
square = { $steps ->
    [one] at the door to { FORM($place, "the") }
   *[other] { $steps } steps from { FORM($place, "the") }
}
    .the = a square { square }
    .acc = a square { square }
    .in = { square }
    .to = towards { FORM($place, "the") }
square-towards = towards { FORM($place, "the") }, { $steps } more
square-other = { $place } { $steps }
square-apart = { $where } ({ $others })
square-again = { $where }, another way { $number }

list-comma = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
pair = { $name } ({ $value })
quoted = “{ $title }”

# One card of each kind, told as one thing.
claim = { $theme ->
    [flight] { FORM($suspect, "the") } fled { FORM($place, "to") } { FORM($weapon, "with") }
   *[murder] { FORM($suspect, "the") } { FORM($weapon, "with") } { FORM($place, "in") }
}

## Kinds

kind-suspect = suspect
    .a = a suspect
    .acc = a suspect
    .many = suspects
    .all = all suspects
kind-weapon = weapon
    .a = a weapon
    .acc = a weapon
    .many = weapons
    .all = all weapons
kind-place = { word-place }
    .a = { word-place.a }
    .acc = { word-place.acc }
    .many = { word-place.many }
    .all = { word-place.all }
kind-vehicle = vehicle
    .a = a vehicle
    .acc = a vehicle
    .many = vehicles
    .all = all vehicles
kind-city = city
    .a = a city
    .acc = a city
    .many = cities
    .all = all cities

## Features

feature-woman = a woman
    .acc = a woman
    .all = all women
feature-man = a man
    .acc = a man
    .all = all men
feature-flying = a flying vehicle
    .acc = a flying vehicle
    .all = all flying vehicles
feature-ground = a ground vehicle
    .acc = a ground vehicle
    .all = all ground vehicles
feature-europe = a European city
    .acc = a European city
    .all = all European cities
feature-overseas = a city overseas
    .acc = a city overseas
    .all = all cities overseas
