### Bots: de niveaus, de personages, en waarom ze deden wat ze deden.

## Niveaus

level-novice = Nieuweling
    .text = Streept af wat er getoond is en vergeet af en toe een kaart. Leuk voor een kind.
level-amateur = Amateur
    .text = Houdt een net blad bij en trekt de voor de hand liggende conclusies. Zoals volwassenen aan de keukentafel.
level-inspector = Inspecteur
    .text = Mist niets wat te bewijzen valt, maar rekent niet met kansen.
level-mastermind = Meesterbrein
    .text = Kent elke kans en vraagt wat het meeste oplevert en het minste verraadt.

## Personages: naam, temperament en een zin over hen

character-pip = Pip Tansy
    .temper = stoutmoedig en haastig
    .text = Pip kan niet wachten: zijn er nog drie zaken mogelijk, dan geldt een ervan al als bewezen.
character-dot = Dot Ambler
    .temper = voorzichtig en geduldig
    .text = Dot streept met een scherp potlood kaart na kaart af en beschuldigt niemand voordat er nog maar één zaak over is.
character-hazel = Hazel Brook
    .temper = gewaagd en recht door zee
    .text = Hazel houdt het netste blad van de straat bij en bluft nooit, maar met nog twee of drie mogelijke zaken waagt ze de gok.
character-gus = Gus Pennyroyal
    .temper = voorzichtig, en bluft met plezier
    .text = Om de paar vermoedens vraagt Gus met een onschuldig gezicht naar een eigen kaart; beschuldigen doet hij pas als er geen twijfel meer is.
character-brack = Ruben Brack
    .temper = stoutmoedig en ongeduldig
    .text = Brack bewijst wat te bewijzen valt; voor de laatste stap heeft hij aan een voorgevoel genoeg.
character-orla = Orla Quill
    .temper = voorzichtig en grondig
    .text = Orla gelooft niets wat ze niet kan bewijzen en beschuldigt als het dossier gesloten is.
character-silvan = Silvan Reeve
    .temper = een gokker en een bluffer
    .text = Silvan kent de kans van elke kaart, zet al vroeg alles in en noemt eigen kaarten om de tafel op een dwaalspoor te brengen.
character-octavia = Octavia Moth
    .temper = stil en voorzichtig
    .text = Octavia vraagt zo dat de tafel zo weinig mogelijk hoort, en wacht tot er bijna niets meer mis kan gaan.

## De zaak

because-choose-case = De ene zaak is zo goed als de andere.
because-accuse-certain = De zaak is zeker.
because-accuse-odds = Deze zaak klopt met { percent }, en wachten zou haar aan de anderen laten.

## Onderweg

because-way-roll = Doel: { $place }.
because-way-square = Onderweg { FORM($place, "to") }.
because-way-passage = De geheime gang is sneller dan de dobbelstenen.
because-place-goal = Van daaruit is de zaak te noemen.
because-place-centre = Daar ligt een gesloten kaart om te bekijken.
because-place-near = Geen plaats die meer belooft, is dichterbij.
because-place-new = Op deze plaats is nog niet gevraagd.
because-place-uncrossed = Deze plaats is nog niet afgestreept.
because-place-could = Deze plaats zou de gezochte kunnen zijn.
because-place-proof = { $number ->
    [0] Deze plaats is nog open.
    [one] Deze plaats is nog open; van één andere speler is bekend dat die haar niet heeft.
   *[other] Deze plaats is nog open; van { $number } andere spelers is bekend dat ze haar niet hebben.
}
because-place-cover = Niemand anders kan deze plaats laten zien, dus gaat elk antwoord daar over de andere kaarten.
because-place-promise = { $number ->
    [one] Het beste vermoeden daar belooft { $number } bit.
   *[other] Het beste vermoeden daar belooft { $number } bits.
}
because-stay-ask = Het volgende vermoeden kan meteen hier, { FORM($place, "in") }; nergens is eerder meer te halen.
because-stay-blocked = Er is geen weg vrij.
because-end-turn = In deze beurt valt niets meer te winnen.

## Vragen

because-ask-any = Het ene vermoeden is zo goed als het andere.
because-ask-to-accuse = De zaak is duidelijk genoeg; dit vermoeden is alleen de weg naar de beschuldiging.
because-ask-uncrossed = Nog niet afgestreept: { $cards }.
because-ask-crossed = Toch genoemd, hoewel al gezien: { $cards }.
because-ask-could = Misschien in het dossier: { $cards }.
because-ask-proof = { $number ->
    [0] Nog open: { $cards }.
    [one] Het dichtst bij bewijs: { $cards }. Van één andere speler is bekend dat die { FORM($card, "acc") } niet heeft.
   *[other] Het dichtst bij bewijs: { $cards }. Van { $number } andere spelers is bekend dat ze { FORM($card, "acc") } niet hebben.
}
because-ask-cover = Dekking die niemand anders kan laten zien: { $cards }.
because-ask-information = { $number ->
    [one] Het antwoord belooft { $number } bit over de zaak.
   *[other] Het antwoord belooft { $number } bits over de zaak.
}
because-ask-likely = Kans om in het dossier te zitten: { $chances }.
because-ask-bluff = Uit eigen hand, om de tafel op een dwaalspoor te brengen: { $cards }.

## Antwoorden

because-pass = Geen van deze kaarten is in de hand.
because-show-only = Een andere kaart kan niet getoond worden.
because-show-again = { $name } heeft deze kaart al gezien.
because-show-any = De ene kaart is zo goed als de andere.
because-show-seen = { $number ->
    [one] Eén speler heeft deze kaart al gezien.
   *[other] { $number } spelers hebben deze kaart al gezien.
}
because-show-suspected = De tafel vermoedt deze kaart hier al.
because-show-kind = Van deze soort zijn er de meeste kaarten, dus verraadt ze het minst.
because-give-none = Niets van wat de tip vraagt, is in de hand.
because-give-every = De tip vraagt om al zulke kaarten.

## Bijzondere kaarten en gaven

because-use-add-six = Zes stappen meer brengen verder.
because-use-any-place = Rechtstreeks { FORM($place, "to") }, zonder dobbelstenen.
because-use-decline = { $name } heeft geen van deze kaarten gezien, en dat moet zo blijven.
because-use-second-rumour = Twee vermoedens zeggen meer dan één.
because-use-another-turn = Nog een beurt is altijd welkom.
because-use-see-shown = Het zou iets nieuws kunnen zijn: { $cards }.
because-use-look-right = Daarna is er één kaart meer bekend.
because-use-look-any = { $number ->
    [one] Van { $name } is het minst bekend: er ontbreekt nog één kaart.
   *[other] Van { $name } is het minst bekend: er ontbreken nog { $number } kaarten.
}
because-use-move-again = Een tweede loopje brengt verder.
because-use-second-card = Twee kaarten zeggen meer dan één.
because-draw = { $number ->
    [0] Er ligt nog geen Witte Wandelaar open, dus een kaart is zonder gevaar.
    [one] Er ligt pas één Witte Wandelaar open; de kaart is het waagstuk waard.
   *[other] Er liggen pas { $number } Witte Wandelaars open; de kaart is het waagstuk waard.
}
because-waive-draw = { $number ->
    [one] Er ligt één Witte Wandelaar open; een kaart zou een te groot waagstuk zijn.
   *[other] Er liggen { $number } Witte Wandelaars open; een kaart zou een te groot waagstuk zijn.
}
because-waive-nothing = Er is niets om de kaart mee te bekijken.
because-waive-known = De kaart kan niets nieuws zijn.
because-send-away = { CAP(FORM($card, "the")) } is nog niet in het midden en raakt zo van de weg.
because-send-any = Alle anderen zijn al in het midden: { FORM($card, "the") } of iemand anders, dat maakt niet uit.
because-look-side = De ene gesloten kaart is zo goed als de andere.
because-look-centre = Deze kaart is nog niet bekeken.
because-play-only = Er is geen andere kaart om te spelen.
because-play-promise = Deze kaart belooft meer dan de andere.
because-play-any = De ene kaart belooft evenveel als de andere.
because-play-on = { $number ->
    [one] Van { $name } is het minst bekend: er ontbreekt nog één kaart.
   *[other] Van { $name } is het minst bekend: er ontbreken nog { $number } kaarten.
}
because-other = Er is niets beters te doen.

## Na het spel

percent = { $number }%
why-question = Enter sluit af. w: waarom de bots deden wat ze deden; een nummer: waarom in die beurt
why-no-turn = In beurt { $turn } heeft geen bot iets gedaan.
