// Made from the types in companion/rules/acts.py and companion/wire/shape.py. Do not edit:
// `python -m companion.wire.contract` writes it anew, and a test fails when it is stale.

export type GameName = "mod" | "nonpartisan" | "spin" | "power-grab" | "classic";

export type Color = "red" | "blue" | "green" | "yellow" | "purple" | "orange";

export type Phase = "cut" | "start-card" | "play" | "hands" | "between-rounds" | "over";

export type Tower = "U" | "N" | "O" | "!";

export type Ask = "cut" | "start-card" | "play" | "keep-or-play" | "color" | "penalty" | "show-hand" | "spin" | "discard" | "draw-until" | "war" | "shout" | "give" | "grab" | "house-rule" | "hands" | "next-round" | "dispute" | "uno";

export type Role = "host" | "seat" | "camera" | "spectator";

/** One player, as everybody sees them. */
export interface Player {
  name: string;
  cards: number;
  score: number;
  uno: "no" | "owed" | "called";
  towers: Tower[];
  vetoed: boolean;
  [more: string]: unknown;
}

/** One thing the table waits for. Everything on screen that can be answered is drawn from these. */
export interface Prompt {
  id: string;
  ask: Ask;
  to: string[];
  blocking: boolean;
  count?: number | null;
  face?: string | null;
  options?: string[];
  color?: string | null;
  towers?: Tower[];
  [more: string]: unknown;
}

/** How many cards lie where. */
export interface Piles {
  draw: number;
  discard: number;
}

/** A house rule in force. */
export interface Standing {
  rule: string;
  until: string;
  says: string;
}

/** The table, as it stands. */
export interface Table {
  game: GameName;
  phase: Phase;
  round: number;
  dealer: string | null;
  turn: string | null;
  direction: "left" | "right";
  color: Color | null;
  top: string | null;
  players: Player[];
  piles: Piles;
  awaiting: Prompt[];
  standing: Standing[];
  wheel: unknown;
  winner: unknown;
  [more: string]: unknown;
}

/** Why an act changed nothing. */
export interface Refusal {
  code: string;
  says: string;
  cite?: string | null;
}

/** A fact that stands but doesn't fit. */
export interface Finding {
  seq: number;
  code: string;
  says: string;
  cite?: string | null;
  [more: string]: unknown;
}

/** What comes back for an act. */
export interface Reply {
  ok: boolean;
  seq?: number;
  says?: string[];
  events?: unknown[];
  findings?: Finding[];
  refused?: Refusal;
  table?: Table | null;
}

/** A later act that would no longer fit. */
export interface Lost {
  seq: number;
  says: string;
}

/** What an act or a correction would change. */
export interface Preview {
  ok: boolean;
  reply: Reply;
  lost: Lost[];
}

/** One line of the log. */
export interface Entry {
  seq: number;
  act: Record<string, unknown>;
  assumed?: boolean;
  at?: number | null;
}

/** One line of the evening, as the Fix page and the replay tell it. */
export interface Line {
  seq: number;
  act: Record<string, unknown>;
  says: string[] | string;
  assumed?: boolean;
  findings?: Finding[];
  undone?: boolean;
  at?: number | null;
}

export interface WheelTurn {
  seq: number;
  player: string;
  face: string;
  faces: string[];
  from: number;
  until: number;
}

/** What everyone at a table hears after each change: the whole table, numbered. */
export interface Message {
  id: string;
  code: string | null;
  name: string;
  match: number;
  message: number;
  seq: number;
  now: number;
  says: string[];
  events: unknown[];
  findings: Finding[];
  by: string | null;
  act: string | null;
  corrected: boolean;
  wheel: WheelTurn | null;
  table: Table | null;
}

/** A table in a list of tables. */
export interface ListedTable {
  id: string;
  name: string;
  code: string | null;
  match: number;
  created: number;
  changed: number;
  game?: GameName | null;
  phase?: Phase | null;
}

/** What an eye saw. */
export interface Sighting {
  event: "settled" | "covered" | "taken-back" | "moved" | "beside" | "missed" | "token" | "stranger" | "health" | "alive";
  t?: number;
  id?: string;
  card?: string;
  top?: string | null;
  under?: string;
  token?: string;
}

/** A new game sits down at the table. */
export interface StartAct {
  act: "start";
  id?: string;
  game: string;
  players: string[];
  dealer?: string | null;
  target?: number;
  scoring?: string;
  rulings?: Record<string, string>;
  custom?: Record<string, Record<string, string>>;
  icons?: Record<string, string> | null;
  wheel?: Record<string, number>;
  seed?: number | null;
}

/** A card drawn to choose the dealer. */
export interface CutAct {
  act: "cut";
  id?: string;
  player: string;
  card: string;
}

/** The start card. */
export interface TurnUpAct {
  act: "turn-up";
  id?: string;
  card: string;
}

/** A card from the hand onto the discard pile. */
export interface PlayAct {
  act: "play";
  id?: string;
  player: string;
  card: string;
  color?: Color;
}

/** The color that a wild's player names. */
export interface ColorAct {
  act: "color";
  id?: string;
  player: string;
  color: Color;
}

/** Cards taken from the draw pile. */
export interface DrawAct {
  act: "draw";
  id?: string;
  player: string;
  count?: number | null;
  cards?: string[] | null;
}

/** The drawn card is kept. */
export interface PassAct {
  act: "pass";
  id?: string;
  player: string;
}

/** The call. */
export interface UnoAct {
  act: "uno";
  id?: string;
  player: string;
}

/** Somebody noticed that the call is missing. */
export interface CatchAct {
  act: "catch";
  id?: string;
  player: string;
  target: string;
}

/** The victim doubts a Wild Draw Four. */
export interface ChallengeAct {
  act: "challenge";
  id?: string;
  player: string;
}

/** A hand laid open. */
export interface ShowHandAct {
  act: "show-hand";
  id?: string;
  player: string;
  cards: string[];
}

/** What the challenger saw, by word of mouth. */
export interface VerdictAct {
  act: "verdict";
  id?: string;
  player: string;
  guilty: boolean;
}

/** A tower protects its owner. */
export interface BlockAct {
  act: "block";
  id?: string;
  player: string;
}

/** A Skip that could be blocked is taken after all. */
export interface AcceptAct {
  act: "accept";
  id?: string;
  player: string;
}

/** The wheel is spun. */
export interface SpinAct {
  act: "spin";
  id?: string;
  player: string;
  face?: string | null;
}

/** Cards got rid of, other than by playing; the last one listed lies on top. */
export interface DiscardAct {
  act: "discard";
  id?: string;
  player: string;
  cards?: string[] | null;
  count?: number | null;
  color?: Color;
}

/** Number cards shown against each other, in the order shown. */
export interface WarAct {
  act: "war";
  id?: string;
  player: string;
  reveals: Record<string, string[]>;
}

/** The first to yell, and the card they get rid of. */
export interface ShoutAct {
  act: "shout";
  id?: string;
  player: string;
  card: string;
  color?: Color;
}

/** The Mod card's gift. */
export interface GiveAct {
  act: "give";
  id?: string;
  player: string;
  color?: Color;
  count?: number | null;
  cards?: string[] | null;
}

/** Towers taken by choice. */
export interface GrabAct {
  act: "grab";
  id?: string;
  player: string;
  towers: string[];
}

/** The VETO card is slapped on somebody. */
export interface VetoAct {
  act: "veto";
  id?: string;
  player: string;
  target: string;
}

/** How a house rule went. */
export interface ResolveAct {
  act: "resolve";
  id?: string;
  player: string;
  outcome?: string | null;
  count?: number | Record<string, number> | null;
  cards?: string[] | Record<string, string[]> | null;
}

/** What a loser is left with at the end of a round. */
export interface HandAct {
  act: "hand";
  id?: string;
  player: string;
  cards?: string[] | null;
  points?: number | null;
}

/** The deal passes on. */
export interface NextRoundAct {
  act: "next-round";
  id?: string;
}

/** The discard pile, without its top card, becomes the draw pile. */
export interface ReshuffleAct {
  act: "reshuffle";
  id?: string;
}

/** A correction by hand. */
export interface SetAct {
  act: "set";
  id?: string;
  player: string;
  cards?: number | null;
  score?: number | null;
}

/** Somebody goes home. */
export interface LeaveAct {
  act: "leave";
  id?: string;
  player: string;
}

/** Somebody sits down, from the next round on. */
export interface JoinAct {
  act: "join";
  id?: string;
  player: string;
}

/** A fact from the camera: this card lies there; a hint only chooses between explanations. */
export interface SeenAct {
  act: "seen";
  id?: string;
  card: string;
  player?: string | null;
  drew?: number;
}

/** It stands after all: the `play` refused last and its reason, or the open dispute. */
export interface AllowAct {
  act: "allow";
  id?: string;
  play?: PlayAct | null;
  code?: string;
}

/** The last entry did not happen. */
export interface UndoAct {
  act: "undo";
  id?: string;
}

/** Another act in the place of an entry, or none. */
export interface AmendAct {
  act: "amend";
  id?: string;
  target: number;
  with: AnyAct | null;
}

/** Something was missed before an entry. */
export interface InsertAct {
  act: "insert";
  id?: string;
  before: number;
  with: AnyAct | null;
}

/** Everything that can happen at a table. */
export type AnyAct =
  | StartAct
  | CutAct
  | TurnUpAct
  | PlayAct
  | ColorAct
  | DrawAct
  | PassAct
  | UnoAct
  | CatchAct
  | ChallengeAct
  | ShowHandAct
  | VerdictAct
  | BlockAct
  | AcceptAct
  | SpinAct
  | DiscardAct
  | WarAct
  | ShoutAct
  | GiveAct
  | GrabAct
  | VetoAct
  | ResolveAct
  | HandAct
  | NextRoundAct
  | ReshuffleAct
  | SetAct
  | LeaveAct
  | JoinAct
  | SeenAct
  | AllowAct
  | UndoAct
  | AmendAct
  | InsertAct;

export type ActName = "start" | "cut" | "turn-up" | "play" | "color" | "draw" | "pass" | "uno" | "catch" | "challenge" | "show-hand" | "verdict" | "block" | "accept" | "spin" | "discard" | "war" | "shout" | "give" | "grab" | "veto" | "resolve" | "hand" | "next-round" | "reshuffle" | "set" | "leave" | "join" | "seen" | "allow" | "undo" | "amend" | "insert";

/** An act as it is sent: `id` makes it count once, however often it is sent. */
export interface Act {
  act: string;
  id?: string;
  player?: string;
  [field: string]: unknown;
}
