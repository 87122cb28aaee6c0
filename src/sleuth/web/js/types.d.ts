/** The page's own types, beside those of the wire. All modules can use them; no browser ever loads this file. */

type GameEvent = Wire.EventSeen["event"];
type Action = Wire.Act["action"];
type ActionType = Action["type"];
type Plan = Wire.Plan;
type Board = Wire.BoardDrawn;
type Chair = Omit<Wire.ChairSeen, "type">;
type Signal<T> = { value: T };

/** A refusal of the server, or the reason why it could not be asked. */
// biome-ignore lint/suspicious/noExplicitAny: each code has details of its own
type Refusal = { code: string; details?: Record<string, any> };
type Sentence = [number: number, text: string];
type PointXY = { x: number; y: number };
type Box = { x: number; y: number; width: number; height: number };
/** House rules: what was chosen, by the name of the switch. */
// biome-ignore lint/suspicious/noExplicitAny: each switch has values of its own
type Rules = Record<string, any>;
/** The seat of the viewer, or null for a spectator. */
type Viewer = number | null;
type Unit = "seconds" | "minutes" | "hours";

/** What has a name on the page: a card, or the centre of the board. */
type Card = Pick<Wire.CardDrawn, "id" | "kind" | "name"> & Partial<Wire.CardDrawn>;

/** An edition with a few things looked up once. */
interface Edition extends Omit<Wire.EditionDrawn, "options"> {
  suspects: string[];
  /** The figure of each seat. */
  figures: string[];
  /** The letters on each figure, and of each card that may have no drawing. */
  letters: Map<string, string>;
  weapons: string[];
  places: string[];
  card: Map<string, Card>;
  centre: string | null;
  /** The rules of the edition, by the name of the switch. */
  options: Rules;
  switches: Wire.Switch[];
}
type BoardEdition = Edition & { board: Board };

/** One legal action with its label. */
type Choice<T extends ActionType = ActionType> = { action: Extract<Action, { type: T }>; label: string };
/** One thing to do, with one target or with several; `rest` is what a label says beyond the common beginning. */
type ChoiceGroup = { label: string; choices: (Choice & { rest: string })[] };

/** A seat as everybody sees it. */
interface SeatView {
  standing: "in" | "out" | "taken";
  cards: number;
  held: number;
  city: string | null;
  usedAbility: boolean;
  /** The hand, once it lies open for all. */
  laid: string[];
  /** Where its city card came from, if it was the last one to change hands. */
  origin: number | "middle" | null;
  /** How often it has accused wrongly. */
  wrong?: number;
}
type Answer = { seat: number; kind: "pass" | "show" | "decline"; card?: string | null };
type Pile = "side" | "centre";
/** A look at a face-down card. */
type Look = { seat: number; pile: Pile; index: number; card: string | null };
type Talk = { n: number; seat: Viewer; name: string; text: string; team: boolean };
/** Who of my team acted: the number of the event, and the name. */
type Deed = { n: number; name: string };
type Ending = { ending: string; winner: Viewer; cards: string[] };

/** What the page knows of a table: the fold of all messages so far. */
interface View {
  n: number;
  table: string | null;
  code: string | null;
  plan: Plan | null;
  me: Viewer;
  status: Wire.Now["status"];
  chairs: Chair[];
  names: string[];
  chat: boolean;
  again: Wire.TableAddress | null;
  /** Whether the bots play on without pauses. */
  hurry: boolean;
  talk: Talk[];
  deeds: Deed[];
  seats: SeatView[];
  figures: string[];
  weapons: string[];
  hand: string[] | null;
  held: string[];
  open: string[];
  centre: number;
  side: number;
  looks: Look[];
  played: { seat: number; effect: string }[];
  turn: { seat: number; number: number } | null;
  dice: { seat: number; dice: number[] } | null;
  /** The question under way; `tip` is the investigation card that asks it. */
  question: { asker: number; cards: string[]; answers: Answer[]; tip?: string } | null;
  /** The seats I have shown each of my cards to. */
  shown: Record<string, number[]>;
  deck: number | null;
  discard: number;
  walkers: number;
  ending: Ending | null;
}
/** A view of a table that has been set, which is what every part gets. */
type TableView = View & { plan: Plan; code: string };

/** A small scene: what a message makes for a viewer. */
interface Scene {
  kind: string;
  /** The number of its message. */
  n: number;
  /** Whom it is about: who rolls, asks, answers, accuses. */
  seat: Viewer;
  /** How long each part lasts at normal pace, in milliseconds. */
  parts: number[];
  /** Whether it is for the viewer: it is never left out. */
  mine: boolean;
  /** Whether it waits until the viewer has taken note. */
  held: boolean;
  /** The part from which on the table shows what happened: the first, or that in which a card or a verdict is seen. */
  tells: number;
  /** Who gets a card, or is asked for one. */
  to?: Viewer;
  cards?: string[];
  /** An intrigue card, investigation card or ability. */
  extra?: string | null;
  dice?: number[];
  /** The spots a figure goes from and to. */
  from?: string;
  spot?: string;
  pile?: Pile;
  /** Whether somebody looks at the card without having been shown it. */
  look?: boolean;
  /** Of a round without an answer: whether somebody declined to answer. */
  declined?: boolean;
  /** Of an accusation: whether it is right, and the case as far as the viewer may know it. */
  right?: boolean;
  truth?: string[] | null;
}
/** A part of a scene that is played; `time` is null while it waits for the viewer. */
type Playing = Scene & { part: number; time: number | null };

/** How each event changes a view. */
type GameFolds = {
  [T in GameEvent["type"]]?: (view: View, event: Extract<GameEvent, { type: T }>, edition: Edition) => View;
};
type TableMessage = Exclude<Wire.Message, Wire.EventSeen>;
/** How each message about the table changes a view. */
type TableFolds = {
  [T in TableMessage["type"]]?: (view: View, message: Extract<TableMessage, { type: T }>) => View;
};

/** A table as the parts get it: they are drawn once its edition, view and state are known. */
type Table = ReturnType<typeof import("./state/table/table.js").sitAt> & {
  edition: Signal<Edition>;
  view: Signal<TableView>;
  now: Signal<Wire.Now>;
};
/** What the sheet needs of a table; without `mark` it can only be read. */
type SheetTable = Pick<Table, "edition" | "view" | "sheet" | "marks" | "ask"> & Partial<Table>;
/** The cards that are just shown to me, and whose they are: a seat or a pile. */
type Inked = { cards: string[]; owner: number | string | null };
type ReplayTable = ReturnType<typeof import("./state/table/replay.js").replaying>;
type DrawnBoard = ReturnType<typeof import("./state/board/geometry.js").plan>;
type Room = DrawnBoard["rooms"][number];
type Zoom = ReturnType<typeof import("./parts/board/zoom.js").useZoom>;
/** The spot a person points at. */
type Target = Signal<string | null>;

type TableProps = { table: Table };
/** A scene that lies over the table. */
type ActProps = { table: Table; scene: Playing };
type EditionProps = { edition: Edition };
type ViewProps = { edition: Edition; view: TableView };
type SeatProps = ViewProps & { seat: number };
type CardProps = { edition: Edition; card: string };
type BoardProps = { edition: BoardEdition; drawn: DrawnBoard };
type DialogueProps = { table: Table; choices: Choice[]; onClose: () => void };
/** Chooses a value of a select element; a refused choice is set back there. */
type OnSelect<T> = (value: T, select: HTMLSelectElement) => void;

type FieldEvent = Event & { currentTarget: HTMLInputElement };
type SelectEvent = Event & { currentTarget: HTMLSelectElement };
type Press = PointerEvent & { currentTarget: Element };
/** What an element may contain. */
// biome-ignore lint/suspicious/noExplicitAny: htm makes elements without types
type Content = any;
