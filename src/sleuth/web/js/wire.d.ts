// Written by `python -m tools.wire_types` from the types of the server. Do not edit.

/** What the page and the server say to each other. */
declare namespace Wire {
  /** The table was abandoned. */
  interface Abandoned {
    type: "abandoned";
    n: number;
    at: number;
  }

  /** Name the case, once and for all (R7.1). */
  interface Accuse {
    type: "accuse";
    cards: string[];
  }

  /** Take an action in the game; answered by `done` or `refused`. */
  interface Act {
    type: "act";
    /** The client's own id of what it sends. */
    key: string;
    moment: number;
    action: ChooseCase | Roll | Move | TakePassage | Suggest | Show | Pass | Accuse | EndTurn | Use | Draw | Waive | Send | LookAt | Play | Travel | Give;
  }

  /** The same people meet at another table. */
  interface Again {
    type: "again";
    table: string;
    code: string;
    n: number;
    at: number;
  }

  /** What an edition is about. */
  interface Aim {
    sentences: string[];
  }

  /** The board. */
  interface BoardDrawn {
    width: number;
    height: number;
    squares: [string, number, number][];
    places: PlaceDrawn[];
    passages: [string, string][];
    questions: string[];
    starts: { [key: string]: string };
  }

  /** A part of the edition's board with something to see on it. */
  interface BoardPicture {
    type: "board";
    key: string;
    crop: [number, number, number, number];
    caption: string;
    alt: string;
    marked: string[];
    barred: string[];
    ways: Way[];
    pieces: Piece[];
  }

  /** A level, or a character who plays at one. */
  interface BotDrawn {
    id: string;
    level: string;
    name: string;
    temper: string;
    text: string;
  }

  /** All bots, the weakest first. */
  interface Bots {
    levels: BotDrawn[];
    characters: BotDrawn[];
  }

  /** A card. */
  interface CardDrawn {
    id: string;
    kind: string;
    name: string;
    colour: string | null;
    features: string[];
    ability: Skill | null;
  }

  /** Cards of one sort. */
  interface CardList {
    key: string;
    title: string;
    entries: ListedCard[];
  }

  /** Some cards side by side. */
  interface CardPicture {
    type: "cards";
    key: string;
    cards: PicturedCard[];
    caption: string;
    alt: string;
    covered: boolean;
  }

  /** The culprit's reward: a card of the draw pile went face up onto the discard pile (R10.4). */
  interface CardTurned {
    type: "card-turned";
    card: string;
  }

  /** An entry. */
  interface CellShown {
    mark: "maybe" | "no" | "unknown" | "yes";
    text: string | null;
    chance: number | null;
  }

  /** Who plays a seat. */
  interface ChairSeen {
    people: string[];
    ready: boolean;
    bot: string | null;
    kept: string | null;
    waiting: string[];
  }

  /** Change marks on your sheet, by cell; `null` removes one. */
  interface ChangeMarks {
    cells: { [key: string]: string | null };
  }

  /** Choose the case before the deal, as the culprit (R10.1). */
  interface ChooseCase {
    type: "choose-case";
    cards: string[];
  }

  /** The city cards were turned up (R9.2); one per seat, `None` for the culprit. */
  interface CitiesTurned {
    type: "cities-turned";
    cities: (string | null)[];
  }

  /** A seat swapped its city card for another (R9.4, R9.5). */
  interface CityTaken {
    type: "city-taken";
    seat: number;
    city: string;
    origin: number | "middle" | null;
  }

  /** The host has chosen the seat that plays the culprit, or a draw (`null`). */
  interface CulpritChanged {
    type: "culprit-changed";
    seat: number | null;
    n: number;
    at: number;
  }

  /** A seat rolled the dice; 0 stands for the `?` (R8.2). */
  interface DiceRolled {
    type: "dice-rolled";
    seat: number;
    dice: number[];
  }

  /** Your action or chat is stored; all messages up to this number were sent before. */
  interface Done {
    type: "done";
    key: string;
    version: number;
  }

  /** Draw an intrigue card because your figure was moved (R8.4). */
  interface Draw {
    type: "draw";
  }

  /** An edition. */
  interface EditionDrawn {
    id: string;
    family: string;
    theme: string;
    title: string;
    tagline: string;
    seats: [number, number];
    kinds: KindDrawn[];
    cards: CardDrawn[];
    features: { [key: string]: string };
    decks: { [key: string]: Skill[] };
    options: Switch[];
    board: BoardDrawn | null;
    art: string | null;
  }

  /** An edition in the list of editions. */
  interface EditionSeen {
    id: string;
    family: string;
    seats: [number, number];
    kinds: string[];
  }

  /** The editions, and the bots to play against. */
  interface Editions {
    editions: EditionSeen[];
    bots: string[];
  }

  /** A seat used a kept card or an ability (R8.6, R8.10). */
  interface EffectUsed {
    type: "effect-used";
    seat: number;
    effect: string;
    source: "ability" | "card";
  }

  /** End your turn, or stay where you are. */
  interface EndTurn {
    type: "end-turn";
  }

  /** What the viewer sees of an event of the game. */
  interface EventSeen {
    type: "seen";
    event: WeaponsPlaced | StartRolled | CitiesTurned | TurnStarted | TurnEnded | Stayed | DiceRolled | Moved | SteppedAside | SuggestionMade | Passed | FalseWitnessFound | EffectUsed | Waived | FigureSent | SeatTaken | CityTaken | CardTurned | PileReshuffled | GameEnded | SeenCaseChosen | SeenDealt | SeenCardShown | SeenAccusationMade | SeenIntrigueDrawn | SeenCardsPeeked | SeenPileLooked | SeenShownCardSeen | SeenInvestigationDealt | SeenInvestigationDrawn | SeenInvestigationPlayed | SeenTipAnswered;
    by?: string;
    n: number;
    at: number;
  }

  /** A menu in the brief form: every action of one type that takes one value from each list.

    The last list changes fastest. The values of a `move` are where it goes `to`; the others name `cards`. */
  interface Every {
    every: "accuse" | "choose-case" | "move" | "suggest";
    of: string[][];
  }

  /** An owner holds at least `least` and at most `most` of these cards, and how that is known. */
  interface Fact {
    how: "accused" | "case" | "false-witness" | "hand" | "looked" | "noted" | "open" | "opened" | "passed" | "peeked" | "second-none" | "second-showed" | "showed" | "shown" | "tip-all" | "tip-none" | "tip-showed" | "tip-shown";
    owner: number | "case" | "centre" | "side" | "open";
    cards: string[];
    least: number;
    most: number;
    among: string[];
    to: number | null;
    turn: number;
    note: number | null;
  }

  /** The referee found that a seat had denied a card it holds (R11.2). */
  interface FalseWitnessFound {
    type: "false-witness-found";
    seat: number;
    owes: boolean;
  }

  /** What a value must be. */
  interface FieldType {
    type: string;
    of: FieldType | null;
    length: number;
    null: boolean;
    words: string[];
    required: boolean;
  }

  /** A rival's figure was sent to the centre (R8.9). */
  interface FigureSent {
    type: "figure-sent";
    seat: number;
    figure: string;
  }

  /** Somebody has chosen a figure: the figures of all seats now. */
  interface FiguresChanged {
    type: "figures-changed";
    figures: string[];
    n: number;
    at: number;
  }

  /** Follow rows for each chosen entry: it is the list `name`, and the card shown by it is the list `card`. */
  interface ForEach {
    row: "for";
    each: string[];
    within: string[];
    without: string[];
    name: string;
    rows: (Read | Let | Refuse | Learn | ForEach)[];
  }

  type FromClient = Act | Say | Ping;

  type FromServer = Opened | SeatChanged | FiguresChanged | CulpritChanged | TeamsChanged | TempoChanged | Started | EventSeen | Spoken | Unheard | Switched | Abandoned | Again | NewHost | Now | Online | Marked | Done | Refused | Pong;

  /** The game is over and the case is open (R7.2, R7.5, R10.5). */
  interface GameEnded {
    type: "game-ended";
    ending: "escaped" | "solved" | "unsolved";
    winner: number | null;
    case: string[];
  }

  /** Give back a secret tip with the cards it asks for (R9.9). */
  interface Give {
    type: "give";
    cards: string[];
  }

  /** The cards of one kind. */
  interface GroupShown {
    kind: string;
    name: string;
    rows: RowShown[];
  }

  /** Where a person is in a lesson, in words. */
  interface Guide {
    course: "done" | "going" | "strayed";
    number: number;
    of: number;
    moment: string;
    title: string;
    text: string;
    wanted: Wanted[];
    cells: string[];
  }

  /** What to do now, and what to ask next; no suggestions if it is time to accuse, or no place is in reach. */
  interface HintShown {
    version: number;
    summary: string;
    best: NextStep | null;
    suggestions: SuggestionShown[];
    accuse: string[] | null;
  }

  /** What people may agree on. */
  interface HouseRules {
    types: { [key: string]: FieldType };
    foreign: string[];
    usual: { [key: string]: any };
    by_seats: { [key: string]: { [key: string]: any } };
    numbers: [number, number];
    unfit: Unfit[];
  }

  /** A kind of cards. */
  interface KindDrawn {
    id: string;
    name: string;
    many: string;
  }

  /** Learn that each chosen owner holds `least` to `most` of some cards. */
  interface Learn {
    row: "learn";
    each: string[];
    within: string[];
    without: string[];
    given: string[];
    missing: string[];
    how: "accused" | "case" | "false-witness" | "hand" | "looked" | "noted" | "open" | "opened" | "passed" | "peeked" | "second-none" | "second-showed" | "showed" | "shown" | "tip-all" | "tip-none" | "tip-showed" | "tip-shown";
    cards: string;
    least: number | "all";
    most: number | "all" | "fewer";
    among: string;
    to: string;
  }

  /** Name the chosen entries. */
  interface Let {
    row: "let";
    each: string[];
    within: string[];
    without: string[];
    name: string;
    skip: number;
    filled: string;
  }

  /** One line of a list: a card, how many there are, and what it does. */
  interface ListedCard {
    id: string;
    name: string;
    text: string;
    count: number;
    clauses: string[];
  }

  /** The open tables. */
  interface Lobby {
    tables: TableListing[];
  }

  /** Look at a face-down card beside the board or in the centre (R12.2, R7.8). */
  interface LookAt {
    type: "look-at";
    pile: "centre" | "side";
    index: number;
  }

  /** How to play. */
  interface Manual {
    edition: string;
    title: string;
    sections: Section[];
  }

  /** Your team's marks have changed, or may have while you were away: fetch them again. */
  interface Marked {
    type: "marked";
  }

  type Message = Opened | SeatChanged | FiguresChanged | CulpritChanged | TeamsChanged | TempoChanged | Started | EventSeen | Spoken | Unheard | Switched | Abandoned | Again | NewHost;

  /** Move your figure to a square or into a place (R3.1). */
  interface Move {
    type: "move";
    to: string;
  }

  /** A seat moved its figure. */
  interface Moved {
    type: "moved";
    seat: number;
    to: string;
    by: "effect" | "passage" | "steps";
  }

  /** A table you sit at. */
  interface MyTable {
    card: TableListing;
    your_turn: boolean;
  }

  /** The tables you sit at, the latest first. */
  interface MyTables {
    tables: MyTable[];
  }

  /** A table in sentences. */
  interface Narration {
    version: number;
    sentences: [number, string][];
    prompt: string | null;
    notes: string[];
    headings: string[];
    labels: string[][];
  }

  /** The table has a new host. */
  interface NewHost {
    type: "new-host";
    n: number;
    at: number;
  }

  /** What to do now: a sentence, and the action that does it. */
  interface NextStep {
    sentence: string;
    action: ChooseCase | Roll | Move | TakePassage | Suggest | Show | Pass | Accuse | EndTurn | Use | Draw | Waive | Send | LookAt | Play | Travel | Give;
  }

  /** Where the table stands after all messages sent so far, and what the viewer may do. */
  interface Now {
    type: "now";
    version: number;
    status: "abandoned" | "open" | "over" | "playing";
    actor: number | null;
    moment: number;
    seat: number | null;
    host: boolean;
    name: string | null;
    choices?: ((ChooseCase | Roll | Move | TakePassage | Suggest | Show | Pass | Accuse | EndTurn | Use | Draw | Waive | Send | LookAt | Play | Travel | Give)[])[];
    menus?: ((ChooseCase | Roll | Move | TakePassage | Suggest | Show | Pass | Accuse | EndTurn | Use | Draw | Waive | Send | LookAt | Play | Travel | Give)[] | Every)[];
  }

  /** The seats that are connected. */
  interface Online {
    type: "presence";
    online: number[];
  }

  /** The table was opened. */
  interface Opened {
    type: "opened";
    table: string;
    code: string;
    plan: Plan;
    n: number;
    at: number;
  }

  /** A column: a seat, the case or a pile. */
  interface OwnerShown {
    id: number | "case" | "centre" | "side" | "open";
    name: string;
  }

  /** A sentence, or a few that belong together. */
  interface Paragraph {
    text: string;
    clauses: string[];
    ours: boolean;
    changed: boolean;
  }

  /** Say that you hold none of the named cards (R6.3). */
  interface Pass {
    type: "pass";
  }

  /** A seat said that it holds none of the cards asked for (R6.3). */
  interface Passed {
    type: "passed";
    seat: number;
  }

  /** A card in a picture. */
  interface PicturedCard {
    id: string;
    name: string;
    kind: string;
  }

  /** A figure or a weapon in a picture: whose it is, and where it stands. */
  interface Piece {
    id: string;
    name: string;
    spot: string;
  }

  /** The discard pile became the draw pile (R9.11). */
  interface PileReshuffled {
    type: "pile-reshuffled";
    cards: number;
  }

  /** Check the connection; answered by `pong`. */
  interface Ping {
    type: "ping";
  }

  /** A place on the board. */
  interface PlaceDrawn {
    id: string;
    name: string;
    cells: [number, number][];
    doors: [number, number, number, number][];
    centre: boolean;
  }

  /** What the host has chosen. */
  interface Plan {
    edition: string;
    seats: number;
    figures: string[];
    options: { [key: string]: any };
    bots: { [key: string]: string };
    culprit: number | null;
    team: number;
    private: boolean;
    pace: "correspondence" | "live";
    patience: number;
    delay: number;
    hints: boolean;
    tempo: number;
    lesson: string;
  }

  /** Play an investigation card, on a player if it needs one (R9.3). */
  interface Play {
    type: "play";
    card: string;
    to: number | null;
  }

  /** The answer to `ping`. */
  interface Pong {
    type: "pong";
  }

  /** Replace the words of a field, if it is there, by what they stand for; unknown words are refused. */
  interface Read {
    row: "read";
    field: string;
    as: "answer" | "card" | "cards" | "featured" | "owner" | "seat" | "seats" | "shown" | "three";
    name: string;
  }

  /** A game as text, docs/records.md. */
  interface RecordText {
    record: string;
  }

  /** A refusal: a code for programs, and the details. */
  interface RefusalBody {
    code: string;
    details: { [key: string]: any };
  }

  /** Refuse the note if an entry is chosen; without `each`, refuse it if the row counts. */
  interface Refuse {
    row: "refuse";
    each: string[];
    within: string[];
    without: string[];
    given: string[];
    missing: string[];
    code: string;
    detail: string;
    details: { [key: string]: string };
    quotes: { [key: string]: string };
  }

  /** Your message changed nothing. */
  interface Refused {
    type: "refused";
    key: string | null;
    code: string;
    details: { [key: string]: any };
  }

  /** A game as one seat saw it. */
  interface Replay {
    code: string;
    plan: Plan;
    names: string[];
    seat: number | null;
    told: (Opened | SeatChanged | FiguresChanged | CulpritChanged | TeamsChanged | TempoChanged | Started | EventSeen | Spoken | Unheard | Switched | Abandoned | Again | NewHost)[];
    sentences: [number, string][];
  }

  /** A finished game, as a spectator and every seat saw it. */
  interface ReplayFile {
    replay: number;
    plan: Plan;
    names: string[];
    events: (WeaponsPlaced | StartRolled | CitiesTurned | TurnStarted | TurnEnded | Stayed | DiceRolled | Moved | SteppedAside | SuggestionMade | Passed | FalseWitnessFound | EffectUsed | Waived | FigureSent | SeatTaken | CityTaken | CardTurned | PileReshuffled | GameEnded | SeenCaseChosen | SeenDealt | SeenCardShown | SeenAccusationMade | SeenIntrigueDrawn | SeenCardsPeeked | SeenPileLooked | SeenShownCardSeen | SeenInvestigationDealt | SeenInvestigationDrawn | SeenInvestigationPlayed | SeenTipAnswered)[];
    own: ({ [key: string]: WeaponsPlaced | StartRolled | CitiesTurned | TurnStarted | TurnEnded | Stayed | DiceRolled | Moved | SteppedAside | SuggestionMade | Passed | FalseWitnessFound | EffectUsed | Waived | FigureSent | SeatTaken | CityTaken | CardTurned | PileReshuffled | GameEnded | SeenCaseChosen | SeenDealt | SeenCardShown | SeenAccusationMade | SeenIntrigueDrawn | SeenCardsPeeked | SeenPileLooked | SeenShownCardSeen | SeenInvestigationDealt | SeenInvestigationDrawn | SeenInvestigationPlayed | SeenTipAnswered })[];
    sentences: { [key: string]: Told };
    shape: Shape;
    facts: Fact[];
    known: (([number, number | null, number])[])[];
    possible: number[][];
  }

  /** Roll the dice (R3.1). */
  interface Roll {
    type: "roll";
  }

  /** A card, with an entry for each owner. */
  interface RowShown {
    card: string;
    name: string;
    cells: CellShown[];
  }

  /** Say something to everybody, or to your team; answered by `refused`, or with a key by `done`. */
  interface Say {
    type: "say";
    text: string;
    to: "all" | "team";
    key: string | null;
  }

  /** Somebody sat down, left, became ready or changed device: who plays the seat now. */
  interface SeatChanged {
    type: "seat-changed";
    seat: number;
    people: string[];
    ready: boolean;
    bot: string | null;
    kept: string | null;
    waiting: string[];
    n: number;
    at: number;
  }

  /** A personal link: the first device that opens it takes over your seat. */
  interface SeatLink {
    url: string;
    qr: string;
    minutes: number;
  }

  /** The White Walkers took a seat; its hand now lies open (R8.5). */
  interface SeatTaken {
    type: "seat-taken";
    seat: number;
    cards: string[];
  }

  /** One topic of the manual. */
  interface Section {
    key: string;
    title: string;
    paragraphs: Paragraph[];
    pictures: (BoardPicture | CardPicture)[];
    lists: CardList[];
  }

  /** A seat made an accusation; only the accuser sees the case (R7.2). */
  interface SeenAccusationMade {
    type: "seen-accusation-made";
    seat: number;
    cards: string[];
    right: boolean;
    case: string[] | null;
  }

  /** A card was shown (R6.2). */
  interface SeenCardShown {
    type: "seen-card-shown";
    seat: number;
    to: number;
    card: string | null;
  }

  /** Random cards were looked at: looker, owner, and the card, which only these two see (R8.15). */
  interface SeenCardsPeeked {
    type: "seen-cards-peeked";
    looks: ([number, number, string | null])[];
  }

  /** The culprit chose the case (R10.1). */
  interface SeenCaseChosen {
    type: "seen-case-chosen";
    seat: number;
    cards: string[] | null;
  }

  /** The cards were dealt (R1): how many lie where, and the seat's own hand. */
  interface SeenDealt {
    type: "seen-dealt";
    sizes: number[];
    open: string[];
    centre: number;
    side: number;
    hand: string[] | null;
  }

  /** A seat drew an intrigue card; a card to keep is secret (R8.6). */
  interface SeenIntrigueDrawn {
    type: "seen-intrigue-drawn";
    seat: number;
    card: string | null;
  }

  /** Every detective got an investigation card (R9.1); a seat sees its own. */
  interface SeenInvestigationDealt {
    type: "seen-investigation-dealt";
    sizes: number[];
    card: string | null;
  }

  /** A seat drew an investigation card (R9.3). */
  interface SeenInvestigationDrawn {
    type: "seen-investigation-drawn";
    seat: number;
    card: string | null;
  }

  /** A seat played an investigation card; only two seats know a secret tip (R9.9). */
  interface SeenInvestigationPlayed {
    type: "seen-investigation-played";
    seat: number;
    card: string | null;
    to: number | null;
  }

  /** A seat looked at a face-down card (R12.2, R7.8). */
  interface SeenPileLooked {
    type: "seen-pile-looked";
    seat: number;
    pile: "centre" | "side";
    index: number;
    card: string | null;
  }

  /** A third seat saw the card just shown (R8.7). */
  interface SeenShownCardSeen {
    type: "seen-shown-card-seen";
    seat: number;
    owner: number;
    card: string | null;
  }

  /** A secret tip came back, with cards that only two seats see (R9.9). */
  interface SeenTipAnswered {
    type: "seen-tip-answered";
    seat: number;
    to: number;
    cards: string[] | null;
  }

  /** Send a rival's figure to the centre (R8.9). */
  interface Send {
    type: "send";
    figure: string;
  }

  /** An edition in one language, for notes, and as the page draws it. */
  interface ServedPack {
    language: string;
    id: string;
    title: string;
    theme: string;
    seats: [number, number];
    kinds: string[];
    cards: { [key: string]: string };
    features: { [key: string]: string[] };
    piles: string[];
    file: { [key: string]: FieldType };
    notes: { [key: string]: { [key: string]: FieldType } };
    rules: { [key: string]: (Read | Let | Refuse | Learn | ForEach)[] };
    offers: { [key: string]: { [key: string]: string[] } };
    house: HouseRules;
    names: { [key: string]: { [key: string]: string } };
    feature_names: { [key: string]: string };
    texts: string;
    drawn: EditionDrawn;
  }

  /** Where people find this server. */
  interface ServerAddress {
    url: string;
    here_only: boolean;
  }

  /** The cards with their kinds, and the owners with the sizes of their hands. */
  interface Shape {
    cards: string[];
    kinds: number[];
    owners: (number | "case" | "centre" | "side" | "open")[];
    sizes: number[];
  }

  /** A person who plays at a table with this device. */
  interface Sharer {
    number: number;
    seat: number;
    name: string;
  }

  /** The automatic marks of a seat's sheet, as of a version. */
  interface SheetShown {
    version: number;
    owners: OwnerShown[];
    kinds: GroupShown[];
  }

  /** Show a named card to the asker (R6.2). */
  interface Show {
    type: "show";
    card: string;
  }

  /** An ability, an intrigue card or an investigation card: its name and effect. */
  interface Skill {
    id: string;
    name: string;
    help: string;
    count: number;
    at_once: boolean;
  }

  /** Somebody said something. */
  interface Spoken {
    type: "spoken";
    seat: number | null;
    name: string;
    text: string;
    team: boolean;
    n: number;
    at: number;
  }

  /** Where each square of a board is, in words. */
  interface SquaresTold {
    squares: { [key: string]: string };
  }

  /** One round of rolling for the first turn (R2.4); `None` for seats that did not roll. */
  interface StartRolled {
    type: "start-rolled";
    rolls: (number | null)[];
  }

  /** The game begins. */
  interface Started {
    type: "started";
    names: string[];
    culprit: number | null;
    n: number;
    at: number;
  }

  /** A seat stayed where it was: it had no way out (R3.9), or chose to (R4.3). */
  interface Stayed {
    type: "stayed";
    seat: number;
    blocked: boolean;
  }

  /** The figure of a seat that is out cleared a door by going into its place (R7.4). */
  interface SteppedAside {
    type: "stepped-aside";
    seat: number;
    to: string;
  }

  /** The truth about a game. */
  interface Story {
    ending: string | null;
    winner: number | null;
    case: string[];
    claim: string;
    hands: string[][];
    side: string[];
    centre: string[];
    open: string[];
    names: string[];
    cards: { [key: string]: string };
    possible: number[][];
  }

  /** Suggest one card of each kind (R5.1). */
  interface Suggest {
    type: "suggest";
    cards: string[];
  }

  /** A seat made a suggestion; the named figure and weapon are now in its place (R5.3). */
  interface SuggestionMade {
    type: "suggestion-made";
    seat: number;
    cards: string[];
  }

  /** A suggestion, and why it is good. */
  interface SuggestionShown {
    cards: string[];
    claim: string;
    reasons: string[];
  }

  /** A house rule: what it decides, and its possible values. */
  interface Switch {
    name: string;
    text: string;
    type: string;
    default: any;
    values: any[];
  }

  /** The chat was switched on or off. */
  interface Switched {
    type: "switched";
    chat: boolean;
    n: number;
    at: number;
  }

  /** The id and short code of a table. */
  interface TableAddress {
    table: string;
    code: string;
  }

  /** A table in a list. */
  interface TableListing {
    table: string;
    code: string;
    edition: string;
    seats: number;
    free: number;
    people: number;
    status: "abandoned" | "open" | "over" | "playing";
    pace: string;
    names: string[];
    updated: number;
    lesson: string;
  }

  /** A table as you may see it. */
  interface TableSeen {
    card: TableListing;
    plan: Plan;
    chairs: ChairSeen[];
    online: number[];
    chat: boolean;
    rematch: string | null;
    now: Now;
  }

  /** Go through a secret passage (R3.10). */
  interface TakePassage {
    type: "take-passage";
    to: string;
  }

  /** The host has chosen how many people may share a seat. */
  interface TeamsChanged {
    type: "teams-changed";
    team: number;
    n: number;
    at: number;
  }

  /** The bots take longer or shorter from now on. */
  interface TempoChanged {
    type: "tempo-changed";
    tempo: number;
    hurry: boolean;
    n: number;
    at: number;
  }

  /** The events in the words of one language. */
  interface Told {
    everyone: string[];
    own: { [key: string]: string }[];
  }

  /** Swap your city card for another and end your turn (R9.5). */
  interface Travel {
    type: "travel";
    city: string;
  }

  /** A seat ended its turn by choice. */
  interface TurnEnded {
    type: "turn-ended";
    seat: number;
  }

  /** A seat's turn began (R2.6). */
  interface TurnStarted {
    type: "turn-started";
    seat: number;
  }

  /** Numbers of seats and values of options that cannot be played together, and the refusal. */
  interface Unfit {
    seats: number[];
    options: { [key: string]: any[] };
    code: string;
    rule: string;
    details: { [key: string]: string | number };
  }

  /** Somebody said something to a team that is not the viewer's. */
  interface Unheard {
    type: "unheard";
    n: number;
    at: number;
  }

  /** Play a kept intrigue card, or your character's ability (R8.6, R8.10). */
  interface Use {
    type: "use";
    effect: string;
    source: "ability" | "card";
    target: string | number | null;
  }

  /** Turn down an offer: draw no card (R8.4), take no look (R8.7). */
  interface Waive {
    type: "waive";
  }

  /** A seat turned down an offer (R8.4, R8.7). */
  interface Waived {
    type: "waived";
    seat: number;
  }

  /** An action the lesson waits for; what is not named may be anything. */
  interface Wanted {
    type: string;
    to: string | null;
    cards: string[] | null;
  }

  /** A path through a picture: spots in order. */
  interface Way {
    spots: string[];
    leap: boolean;
  }

  /** The weapons were laid out (R2.2); one spot per weapon, in the edition's order. */
  interface WeaponsPlaced {
    type: "weapons-placed";
    spots: string[];
  }

  /** Why an entry is certain, or how likely it is. */
  interface Why {
    holds: boolean | null;
    heading: string;
    sentences: string[];
  }
}
