### De gids van een les. Alleen geladen aan een tafel met een les.

web-learn-guide = Je eerste spel
web-learn-count = { $number } van { $of }
web-learn-not-yet = Nog niet: één ding tegelijk.
web-learn-leave = De les verlaten
web-learn-fold = Inklappen
web-learn-unfold = Uitklappen
web-learn-next = Een echt spel beginnen
web-learn-rules = De regels lezen
web-learn-continue = Verder spelen
web-learn-left = Je hebt de les verlaten. Dit is nu een spel als elk ander, en alle kaarten blijven zoals ze zijn.
web-learn-back = Terug naar de les
