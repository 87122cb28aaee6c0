/** The types of the assistant at a real table. No browser ever loads this file. */

/** One line of the notes, as docs/deduce.md describes it. */
// biome-ignore lint/suspicious/noExplicitAny: each kind of note has fields of its own
type RawNote = Record<string, any>;

/** The notes of a game, as they are stored, exported and imported: the format of `sleuth deduce`. */
interface RawNotes {
  edition: string;
  seats: string[];
  me?: string;
  hand?: string[];
  hand_sizes?: number[];
  open?: string[];
  options?: Rules;
  notes: RawNote[];
}

/** A game on this device; `at` is when it was changed last, in milliseconds. */
type KeptGame = { id: string; at: number; raw: RawNotes };

/** What a person did, to be undone and done again. */
type Steps = { past: RawNotes[]; now: RawNotes; future: RawNotes[] };

/** How somebody answered who did not show a card. */
type Reply = "passed" | "declined" | "lied" | "unasked";

/** A suggestion that is being entered; `line` is the line it will replace. */
interface AskedDraft {
  kind: "suggest";
  line: number | null;
  by: string;
  cards: (string | null)[];
  /** Who showed a card: nobody is null, and undefined is not entered yet. */
  shownBy?: string | null;
  card?: string | null;
  /** Replies that differ from "passed". */
  replies: Record<string, Reply>;
  /** Whether everything can be entered, also what is rare. */
  more: boolean;
  /** Whether a second card was asked for, and then which it was, or whether there was one. */
  twice: boolean;
  second?: string | boolean;
}

/** Any other line that is being entered. */
interface LineDraft {
  kind: "accuse" | "saw" | "lacks" | "holds_one_of" | "holds" | "tip" | "case";
  line: number | null;
  /** The player or the pile it is about, or who accuses or plays the tip. */
  who: string | null;
  cards: string[];
  right?: boolean;
  /** Of a tip: what it asks for, whom (everybody is null), who showed a card, and which ones the writer saw. */
  feature?: string;
  only: string | null;
  showed: string[];
  seen: Record<string, string>;
}

type Draft = AskedDraft | LineDraft;

/** What entering a line needs to know of the table. */
interface TableFacts {
  /** The cards of each kind, in order. */
  kinds: string[][];
  names: string[];
  me: string | null;
  hand: string[];
  open: string[];
  /** The players who answer somebody, in order. */
  order: (by: string) => string[];
  /** The players whose hand lies open after they left the game: they answer nothing. */
  silent: string[];
  /** The cards with a feature, or of a kind. */
  featured: (feature: string) => string[];
  /** The rules of the game: the edition's, and what was agreed. */
  options: Rules;
}

/** What the counting worker says about notes that are not contradictory. */
interface Counted {
  deals: string;
  cases: { cards: string[]; chance: number; percent: string }[];
  count: number;
  sheet: Wire.SheetShown;
  certain: Record<string, string>;
  conflict: null;
}
/** What it says about notes that contradict each other; nothing follows from them. */
interface Conflicted {
  conflict: { notes: number[]; suspects: number[]; says: string };
  lines: string[];
}
type Told = Counted | Conflicted;
/** Notes that cannot be read: which line is to blame, and why. */
type NotesProblem = { code: string; note: number | null; sentence: string };
