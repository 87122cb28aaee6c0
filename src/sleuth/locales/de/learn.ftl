### Wer durch eine Lektion führt. Nur an einem Tisch mit einer geladen.

web-learn-guide = Dein erstes Spiel
web-learn-count = { $number } von { $of }
web-learn-not-yet = Noch nicht: eins nach dem anderen.
web-learn-leave = Die Lektion verlassen
web-learn-fold = Einklappen
web-learn-unfold = Ausklappen
web-learn-next = Ein richtiges Spiel beginnen
web-learn-rules = Die Regeln lesen
web-learn-continue = Weiterspielen
web-learn-left = Du hast die Lektion verlassen. Das ist jetzt ein Spiel wie jedes andere, und alle Karten bleiben, wie sie sind.
web-learn-back = Zurück zur Lektion
