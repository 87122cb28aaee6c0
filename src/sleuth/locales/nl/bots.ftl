### Bots: de niveaus, de personages, en waarom ze deden wat ze deden.

## Niveaus

level-novice = Nieuweling
    .text = Streept af wat er getoond is en vergeet af en toe een kaart. Leuk voor een kind.
level-amateur = Amateur
    .text = Houdt netjes notities bij en trekt de voor de hand liggende conclusies. Zoals volwassenen aan de keukentafel.
level-inspector = Inspecteur
    .text = Mist niets wat te bewijzen valt, maar rekent niet met kansen.
level-mastermind = Meesterbrein
    .text = Kent elke kans en vraagt wat het meeste oplevert en het minste verraadt.

## Personages: naam, temperament en een zin over hen

character-pip = Pip Tansy
    .temper = stoutmoedig en haastig
    .text = Pip kan niet wachten: zijn er nog drie oplossingen mogelijk, dan geldt een ervan al als bewezen.
character-dot = Dot Ambler
    .temper = voorzichtig en geduldig
    .text = Dot streept met een scherp potlood kaart na kaart af en spreekt zich niet uit voordat er nog maar één oplossing over is.
character-hazel = Hazel Brook
    .temper = gewaagd en recht door zee
    .text = Hazel houdt de netste notities van de straat bij en bluft nooit, maar met nog twee of drie oplossingen waagt ze de gok.
character-gus = Gus Pennyroyal
    .temper = voorzichtig, en bluft met plezier
    .text = Om de paar vragen noemt Gus met een onschuldig gezicht een eigen kaart; hij spreekt zich pas uit als er geen twijfel meer is.
character-brack = Ruben Brack
    .temper = stoutmoedig en ongeduldig
    .text = Brack bewijst wat te bewijzen valt; voor de laatste stap heeft hij aan een voorgevoel genoeg.
character-orla = Orla Quill
    .temper = voorzichtig en grondig
    .text = Orla gelooft niets wat ze niet kan bewijzen en spreekt zich uit als de zaak rond is.
character-silvan = Silvan Reeve
    .temper = een gokker en een bluffer
    .text = Silvan kent de kans van elke kaart, zet al vroeg alles in en noemt eigen kaarten om de tafel op een dwaalspoor te brengen.
character-octavia = Octavia Moth
    .temper = stil en voorzichtig
    .text = Octavia vraagt zo dat de tafel zo weinig mogelijk hoort, en wacht tot er bijna niets meer mis kan gaan.

## De zaak

because-choose-case = De ene oplossing is zo goed als de andere.
because-accuse-certain = { CAP(word-case.the) } is zeker.
because-accuse-odds = Deze { word-case } klopt met { percent }, en wachten zou haar aan de anderen laten.

## Onderweg

because-way-roll = Doel: { $place }.
because-way-square = Onderweg { FORM($place, "to") }.
because-way-passage = { CAP(word-passage.the) } is sneller dan de dobbelstenen.
because-place-goal = Van daaruit is { word-case.the } te noemen.
because-place-centre = Daar ligt een gesloten kaart om te bekijken.
because-place-near = Niets wat meer belooft, is dichterbij.
because-place-new = Daar is nog niet gevraagd.
because-place-uncrossed = De kaart daarvan is nog niet afgestreept.
because-place-could = Daar zou het gebeurd kunnen zijn.
because-place-proof = { $number ->
    [0] Daar kan het nog gebeurd zijn.
    [one] Daar kan het nog gebeurd zijn; van één andere speler is bekend dat die de kaart niet heeft.
   *[other] Daar kan het nog gebeurd zijn; van { $number } andere spelers is bekend dat ze de kaart niet hebben.
}
because-place-cover = Niemand anders kan die kaart laten zien, dus gaat elk antwoord daar over de andere kaarten.
because-place-promise = { $number ->
    [one] { CAP(word-suggestion.best) } daar belooft { $number } bit.
   *[other] { CAP(word-suggestion.best) } daar belooft { $number } bits.
}
because-stay-ask = De volgende vraag kan meteen hier, { FORM($place, "in") }; nergens is eerder meer te halen.
because-stay-blocked = Er is geen weg vrij.
because-end-turn = In deze beurt valt niets meer te winnen.

## Vragen

because-ask-any = De ene vraag is zo goed als de andere.
because-ask-to-accuse = { CAP(word-case.the) } is duidelijk genoeg; deze vraag is alleen de weg naar { word-accusation.the-acc }.
because-ask-uncrossed = Nog niet afgestreept: { $cards }.
because-ask-crossed = Toch genoemd, hoewel al gezien: { $cards }.
because-ask-could = Misschien { word-case-file.in }: { $cards }.
because-ask-proof = { $number ->
    [0] Nog open: { $cards }.
    [one] Het dichtst bij bewijs: { $cards }. Van één andere speler is bekend dat die { FORM($card, "acc") } niet heeft.
   *[other] Het dichtst bij bewijs: { $cards }. Van { $number } andere spelers is bekend dat ze { FORM($card, "acc") } niet hebben.
}
because-ask-cover = Dekking die niemand anders kan laten zien: { $cards }.
because-ask-information = { $number ->
    [one] Het antwoord belooft { $number } bit over { word-case.the-acc }.
   *[other] Het antwoord belooft { $number } bits over { word-case.the-acc }.
}
because-ask-likely = Kans om { word-case-file.in } te zitten: { $chances }.
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
because-show-suspected = De tafel verwacht deze kaart hier al.
because-show-kind = Van deze soort zijn er de meeste kaarten, dus verraadt ze het minst.
because-give-none = Niets van wat de tip vraagt, is in de hand.
because-give-every = De tip vraagt om al zulke kaarten.

## Bijzondere kaarten en gaven

because-use-add-six = Zes stappen meer brengen verder.
because-use-any-place = Rechtstreeks { FORM($place, "to") }, zonder dobbelstenen.
because-use-decline = { $name } heeft geen van deze kaarten gezien, en dat moet zo blijven.
because-use-second-rumour = Twee keer vragen zegt meer dan één keer.
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
because-send-away = { CAP(FORM($card, "the")) } is nog niet { word-centre.in } en raakt zo van de weg.
because-send-any = Alle anderen zijn al { word-centre.in }: { FORM($card, "the") } of iemand anders, dat maakt niet uit.
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
