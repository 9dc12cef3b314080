// Made from companion/rules/acts.py, companion/wire/shape.py and what the calls of companion/server/api give.
// Do not edit: `python -m tools.contract` writes it anew, and a test fails when it is stale.

export type Color = "red" | "blue" | "green" | "yellow" | "purple" | "orange";

type Phase = "cut" | "start-card" | "play" | "hands" | "between-rounds" | "over";

export type Tower = "U" | "N" | "O" | "!";

export type Role = "host" | "seat" | "camera" | "spectator";

export type Room = "game" | "score" | "wheel";

// biome-ignore format: it is written by a program
export const COLORS: Color[] = ["red", "blue", "green", "yellow", "purple", "orange"];

// biome-ignore format: it is written by a program
export const SYMBOLS: string[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "draw-one", "draw-two", "draw-four", "reverse", "skip", "skip-everyone", "discard-all", "grab-two", "wild", "wild-draw-four", "wild-grab", "mod", "wild-reverse", "wild-skip", "wild-skip-two", "wild-draw-two", "wild-targeted-draw-two", "wild-forced-swap", "wild-swap-hands", "wild-shuffle-hands", "wild-reverse-draw-four", "wild-draw-six", "wild-draw-ten", "wild-roulette", "custom-1", "custom-2", "custom-3", "veto", "wheel-reference"];

// biome-ignore format: it is written by a program
export const BADGES: string[] = ["spin", "u", "n", "o", "bang"];

/** What is said, as a value: the message by its key, and what is filled in. words.ts makes it a sentence. */
export interface Sentence {
  say: string;
  [fill: string]: unknown;
}

/** One player, as everybody may see them. */
export interface Player {
  name: string;
  cards: number;
  score: number;
  uno: "no" | "owed" | "called";
  towers: Tower[];
  vetoed: boolean;
  playing: boolean;
  out?: boolean;
}

/** A question that needs nothing but its name. */
interface PlainPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "cut" | "start-card" | "play" | "hands" | "next-round" | "uno";
}

/** Somebody seems to hold so many cards that the game puts them out: `set` says how many it really is. */
interface MercyPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "mercy";
  count: number;
}

/** Keep the card just drawn, or play it; only its player is told which card it is. */
interface KeepPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "keep-or-play";
  cards: string[];
}

/** Which color follows the wild? */
interface ColorPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "color";
  colors: Color[];
}

/** Cards owed, or only a turn lost if `count` is 0. */
interface PenaltyPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "penalty";
  count: number;
  card: string;
  color?: Color | null;
}

/** A hand has to be shown: to the challenger, or because the wheel says so. */
interface ShowHandPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "show-hand";
  count: number;
  color?: Color | null;
  challenger?: string;
  face?: string;
}

/** The wheel has to be spun; these are its faces with their weights. */
interface SpinPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "spin";
  faces: Record<string, number>;
}

/** Cards have to be discarded: `count` if it is fixed, and how many are done. */
interface DiscardPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "discard";
  done: number;
  count?: number;
  face?: string;
  rule?: string;
}

/** Draw until this color comes. */
interface DrawUntilPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "draw-until";
  color: Color;
  face?: string;
}

/** Everybody shows a number card at once, or those who are tied their next. */
interface WarPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "war";
  face: string;
  tied?: Record<string, string[]>;
  cards?: string[];
}

/** The first one shouts. */
interface ShoutPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "shout";
  face: string;
}

/** A gift has to be given; `receivers` get its cards in this order. */
interface GivePrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "give";
  receivers: string[];
}

/** Towers have to be chosen. */
interface GrabPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "grab";
  count: number;
  towers: Tower[];
}

/** A house rule that somebody settles by saying how it went. */
interface HouseRulePrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "house-rule";
  rule: string;
  says: string;
  said: Sentence | null;
  outcomes: string[];
  count?: number;
}

/** A card that lies there and doesn't fit. */
interface DisputePrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "dispute";
  card: string;
  code: string;
  cite: string | null;
  says: string;
  said: Sentence;
  seq: number;
}

/** A question about a card that was seen, where hints leave it in doubt; `amend` the entry `seq`, or play on. */
interface QuestionPrompt {
  id: string;
  to: string[];
  blocking: boolean;
  options: string[];
  ask: "whose" | "took-cards";
  card: string;
  seq: number;
  count?: number;
}

/** How many cards lie where. */
interface Piles {
  draw: number;
  discard: number;
  aside?: number;
}

/** A house rule in force. */
interface Standing {
  rule: string;
  until: string;
  until_said: Sentence;
  says: string;
  said: Sentence | null;
  player: string;
}

/** The table, as it stands. */
export interface Table {
  game: string;
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
  wheel: string | null;
  winner: string | string[] | null;
  veto: string | null;
  target: number;
  scoring: string;
  rulings: Record<string, string>;
  seq: number;
  redo: boolean;
}

/** Why an act changed nothing. */
export interface Refused {
  code: string;
  says: string;
  said?: Sentence;
  cite?: string | null;
  options?: string[];
  players?: string[];
}

/** A fact that stands although it doesn't fit. */
interface Finding {
  seq: number;
  code: string;
  says: string;
  said: Sentence;
}

/** The answer to an act. */
export interface Reply {
  ok: boolean;
  seq?: number;
  says?: string[];
  said?: Sentence[];
  cites?: (string | null)[];
  events?: Happened[];
  findings?: Finding[];
  refused?: Refused;
  table?: Table | null;
}

/** What an act or a correction would change. */
export interface Preview {
  ok: boolean;
  reply: Reply;
  lost: Finding[];
}

/** One line of the evening, as the Fix page and the replay tell it. */
export interface Line {
  seq: number;
  act: Act;
  says: string[];
  said: Sentence[];
  cites: (string | null)[];
  assumed: boolean;
  findings: Finding[];
  undone: boolean;
  correction: boolean;
  round: number | null;
  at: number | null;
}

/** The companion's wheel while it turns, in the server's milliseconds. */
export interface WheelTurn {
  seq: number;
  player: string;
  face: string;
  faces: string[];
  from: number;
  until: number;
}

/** What a camera that follows arms noticed together with a card. */
interface Hints {
  by: string | null;
  drew: number | Record<string, number>;
  watched: boolean;
}

/** What everyone at a table gets after each change: the whole table, numbered. */
export interface Message {
  id: string;
  code: string | null;
  name: string;
  match: number;
  message: number;
  seq: number;
  now: number;
  said: Sentence[];
  says?: string[];
  events: Happened[];
  findings: Finding[];
  by: string | null;
  act: string | null;
  corrected: boolean;
  hints?: Hints;
  wheel: WheelTurn | null;
  table: Table | null;
}

/** A player in a list of tables. */
interface Scored {
  name: string;
  score: number;
}

/** A round in a list of tables: who won it, and how everybody stood after it. */
interface ListedRound {
  round: number;
  winner: string | null;
  points: number;
  acts: number;
  scores: Record<string, number>;
}

/** A table in a list of tables. */
export interface ListedTable {
  id: string;
  name: string;
  code: string | null;
  match: number;
  created: number;
  changed: number;
  game?: string | null;
  phase?: Phase | null;
  round?: number | null;
  players?: Scored[];
  winner?: string | string[] | null;
  rounds?: ListedRound[];
}

/** A device that joined a table, here now or not. */
export interface Device {
  device: number;
  role: Role;
  seat: string | null;
  name: string;
  here: boolean;
  since: number;
}

/** The first message on a socket: its table, and its role there. */
export interface Hello {
  table: string;
  language: string | null;
  role: Role;
  seat: string | null;
  device: number | null;
  now: number;
  room: Room;
}

/** A hand that was shown for a challenge; only the challenger gets it. */
export interface HandShown {
  seq: number;
  player: string;
  cards: string[];
  to: string;
}

/** What is wrong with a camera. */
export interface Ailment {
  code: string;
  says: string;
}

/** Hands at the draw pile since the entry `seq` that nobody has told; a hint. */
interface SeenToDraw {
  seq: number;
  count: number;
}

/** The faces that the untagged card on top may have, likeliest first. */
interface WhichCard {
  seq: number;
  cards: string[];
}

/** Where the piles lie, in shares of the picture. */
export interface Spots {
  pile: [number, number] | null;
  draw: [number, number] | null;
  wide: number;
}

/** The camera's last event, as `companion watch --json` prints it. */
interface LastSeen {
  event: string;
  t: number;
  card?: string;
}

/** A camera's state; players and spectators learn only whether it is on and what is wrong. `beside`: cards that lie beside the pile. `arms`: from where players reach, in degrees around the pile. `waits`: who is asked to touch the pile. `pile`: its cards, undermost first, for who asks. */
export interface CameraState {
  on: boolean;
  source: string | null;
  health: Ailment[];
  beside: string[];
  drew: SeenToDraw | null;
  which: WhichCard | null;
  last: LastSeen | null;
  arms: Record<string, number>;
  waits: string | null;
  spots: Spots;
  pile?: string[];
}

/** One thing the table waits for. */
export type Prompt =
  | PlainPrompt
  | MercyPrompt
  | KeepPrompt
  | ColorPrompt
  | PenaltyPrompt
  | ShowHandPrompt
  | SpinPrompt
  | DiscardPrompt
  | DrawUntilPrompt
  | WarPrompt
  | ShoutPrompt
  | GivePrompt
  | GrabPrompt
  | HouseRulePrompt
  | DisputePrompt
  | QuestionPrompt;

/** Something that an act changed. */
export type Happened =
  | { event: "played"; player: string; card: string }
  | { event: "turn-passed"; player: string }
  | { event: "drew-aside"; player: string; many: number; cards: string[] }
  | { event: "kept"; player: string }
  | { event: "color-named"; player: string; color: string }
  | { event: "drew"; player: string; many: number; cards: string[] }
  | { event: "lost-turn"; player: string }
  | { event: "skipped"; player: string }
  | { event: "reversed" }
  | { event: "uno-owed"; player: string }
  | { event: "uno-lapsed" }
  | { event: "uno-called"; player: string }
  | { event: "uno-false"; player: string; left: number }
  | { event: "reshuffled"; many: number }
  | { event: "piles-empty"; player: string; missing: number }
  | { event: "caught"; player: string; target: string }
  | { event: "challenged"; player: string; accused: string; known: boolean }
  | { event: "hand-shown"; player: string; cards: string[] }
  | { event: "judged"; accused: string; guilty: boolean; many: number }
  | { event: "blocked"; player: string; tower: string }
  | { event: "spun"; player: string; face: string }
  | { event: "discarded"; player: string; cards: string[]; unknown: number; under: boolean }
  | { event: "war-fought"; winner: string | null }
  | { event: "war-tied"; players: string[] }
  | { event: "war-card-lies"; card: string }
  | { event: "topped"; card: string }
  | { event: "shouted"; player: string }
  | { event: "gave"; giver: string; color: string | null; gifts: { to: string; many: number; cards: string[] }[] }
  | { event: "hands-moved"; sources: Record<string, string> }
  | { event: "token-moved"; token: string; player: string; by: string | null }
  | { event: "took-none"; player: string }
  | { event: "instant-uno"; player: string }
  | { event: "veto-served"; player: string }
  | { event: "rule-played"; player: string; card: string; rule: string; text: string }
  | { event: "rule-stands"; rule: string; player: string; target: string }
  | { event: "rule-ended"; rule: string; player: string }
  | { event: "rule-resolved"; player: string; rule: string; outcome: string }
  | { event: "went-out"; player: string }
  | { event: "round-ended"; winner: string }
  | { event: "counted"; player: string; points: number; cards: string[] }
  | { event: "scored"; player: string; points: number }
  | { event: "round-closed"; winner: string }
  | { event: "game-won"; winners: string[] }
  | { event: "doubted"; ask: string; players: string[]; many: number }
  | { event: "reopened"; player: string }
  | { event: "cards-set"; player: string; cards: number }
  | { event: "score-set"; player: string; score: number }
  | { event: "left"; player: string }
  | { event: "joined"; player: string; name: string }
  | { event: "renamed"; player: string; was: string; name: string }
  | { event: "disputed"; player: string; card: string; code: string; cite: string; says: unknown[] }
  | { event: "top-seen"; card: string }
  | { event: "took-back"; player: string; card: string }
  | { event: "identified"; thought: string; card: string }
  | { event: "found"; code: string; player: string; card: string }
  | { event: "seated"; players: string[] }
  | { event: "cut-drawn"; player: string; card: string; value: number }
  | { event: "cut-tied"; players: string[] }
  | { event: "dealt"; dealer: string; round: number }
  | { event: "turned-up"; card: string }
  | { event: "put-back"; card: string }
  | { event: "passed-over"; card: string }
  | { event: "hands-shuffled"; counts: number[] }
  | { event: "put-out"; player: string; cards: number }
  | { event: "color-only-matches" };

/** A companion: `letters` says how many the codes of its tables have, `demo` that bots play there. */
export interface Server {
  version: string;
  engine: string;
  name: string;
  now: number;
  http: string[];
  https: string[];
  local_name: string | null;
  certificate: string | null;
  host: boolean;
  house: boolean;
  demo: boolean;
  may_create: boolean;
  letters: number[];
}

/** A box: `sign` is a card that tells it at a glance, `chapters` what only its sheet tells, `sizes` its boxes. */
export interface Game {
  id: string;
  title: string;
  colors: Color[];
  faces: string[];
  towers: string[];
  veto: boolean;
  custom: string[];
  cards: number;
  icons: Record<string, string>;
  sign: string;
  chapters: string[];
  sizes: string[];
  players: number[];
  target: number;
  scoring: string;
  rulings: { name: string; values: string[]; default: string }[];
}

/** The faces of a deck, and what each counts in a hand; of a whole game its colors and physical copies, too. */
export interface Deck {
  game?: string;
  colors?: Color[];
  cards: string[];
  copies?: string[];
  points: Record<string, number>;
}

/** The smallest and largest value of each size in mm, and which documents can be printed for single cards. */
export interface PrintLimits {
  scale: [number, number];
  width: [number, number];
  height: [number, number];
  tag: [number, number];
  used: [number, number];
  single_cards: string[];
}

/** A document that can be printed, and what may be chosen for it. */
export interface Printable {
  id: string;
  game: string;
  title: string;
  options: Record<string, string[]>;
}

/** The buzzers of a race in order: `after` is in seconds after the first one. */
export interface Race {
  prompt: string;
  order: { player: string; after: number }[];
}

/** A fanned hand, the likeliest faces of each card without a tag that is in doubt, and why there may be more in it. */
export interface HandScan {
  cards: string[];
  doubtful: string[][];
  sure: boolean;
  why: string | null;
  says: string | null;
}

/** A camera of this machine. */
export interface Webcam {
  source: string;
  says: string;
}

/** A card that was shown: what is wrong with it, which other face it looks like, and its picture if in doubt. */
export interface ShownCard {
  face: string;
  quality: number;
  corners: [number, number][];
  poor: string | null;
  looks: string | null;
  picture?: string;
}

/** What is known of a deck without tags: each face's quality, the missing faces, and the rows to lay it out in. */
export interface KnownDeck {
  name: string;
  game: string;
  known: Record<string, number>;
  missing: string[];
  parts: Record<string, string[][]>;
}

/** A bare deck, and how many of its faces are known. */
export interface TaughtDeck {
  name: string;
  game: string;
  known: number;
  faces: number;
}

/** What a picture of laid-out cards showed; `strange` counts things that were no cards. */
export interface DeckPhoto {
  wide: number;
  tall: number;
  strange: number;
  cards: ShownCard[];
  deck: KnownDeck;
}

/** What lies under the camera while a deck is taught. */
export interface Glimpse {
  state: "nothing" | "moving" | "same" | "poor" | "asked" | "taught";
  card: ShownCard | null;
  deck: KnownDeck | null;
}

/** Everything that can be counted about a match. */
export interface Statistics {
  minutes: number;
  rounds: ({ round: number; winner: string | null; points: number; acts: number; scores: Record<string, number> })[];
  players: ({ name: string; score: number; rounds_won: number; plays: number; draws: number; cards_drawn: number; wilds: number; uno_called: number; caught: number; catches: number; challenges_won: number; challenges_lost: number; spins: number; blocks: number; skipped: number; most_cards: number; median_turn_seconds: number | null })[];
  colors: Record<string, number>;
  faces: Record<string, number>;
  corrections: number;
  assumed: number;
  seen: number;
  taps: number;
}

/** Every evening, and everybody's totals. */
export interface History {
  evenings: ({ date: string; tables: ({ id: string; match: number; name: string; game: string; phase: string; players: string[]; scores: Record<string, number>; winner: string | string[] | null; rounds: ({ round: number; winner: string | null; points: number; acts: number; scores: Record<string, number> })[]; minutes: number; created: number })[] })[];
  standings: { player: string; games: number; won: number; rounds_won: number; points: number }[];
}

/** A score sheet: a column a player or team, a row a round. `sheet` is null before it is begun; `code` joins. */
export interface Scoresheet {
  code: string | null;
  seq: number;
  undo: boolean;
  began: number;
  sheet: { number: number; title: string; columns: string[]; rounds: (Record<string, number | null>)[]; carried: Record<string, number | null>; totals: Record<string, number>; leaders: string[]; target: number | null; lowest: boolean; over: boolean } | null;
}

/** The seats of a table. */
export interface Seats {
  table: string;
  game: string | null;
  phase: string | null;
  open: boolean;
  seats: { name: string; taken: boolean; here: boolean }[];
}

/** What a device learns when it joins. */
export interface Joined {
  table: string;
  game: string | null;
  phase: string | null;
  open: boolean;
  seats: { name: string; taken: boolean; here: boolean }[];
  role: Role;
  seat: string | null;
  room: Room;
  token: string;
}

/** A one-time key, as a link and its QR code. */
export interface Invitation {
  key: string;
  link: string;
  https_link: string;
  qr: string;
  seconds: number;
}

/** A wheel without a game: its slices, and the last turn in the server's time. `slot` counts from 0. */
export interface SharedWheel {
  code: string | null;
  now: number;
  faces: string[];
  turn: { seq: number; slot: number; face: string; from: number; until: number } | null;
}

/** A new game begins at the table. */
interface StartAct {
  act: "start";
  game: string;
  players: string[];
  dealer?: string | null;
  target?: number | null;
  scoring?: string | null;
  rulings?: Record<string, string>;
  custom?: Record<string, Record<string, string>>;
  icons?: Record<string, string> | null;
  box?: string | null;
  counts?: Record<string, number>;
  wheel?: Record<string, number>;
  seed?: number | null;
}

/** A player draws a card to choose the dealer. */
interface CutAct {
  act: "cut";
  player: string;
  card: string;
}

/** The start card is turned up. */
interface TurnUpAct {
  act: "turn-up";
  card: string;
}

/** A player plays a card from the hand onto the discard pile. */
interface PlayAct {
  act: "play";
  player: string;
  card: string;
  color?: Color;
  target?: string | null;
}

/** A wild's player names the color. */
interface ColorAct {
  act: "color";
  player: string;
  color: Color;
}

/** A player takes cards from the draw pile. */
interface DrawAct {
  act: "draw";
  player: string;
  count?: number | null;
  cards?: string[] | null;
}

/** A player keeps the drawn card, or ends a turn without playing. */
interface PassAct {
  act: "pass";
  player: string;
}

/** A player calls UNO. */
interface UnoAct {
  act: "uno";
  player: string;
}

/** Somebody notices that a player has not called UNO. */
interface CatchAct {
  act: "catch";
  player: string;
  target: string;
}

/** The player who has to draw challenges a Wild Draw Four. */
interface ChallengeAct {
  act: "challenge";
  player: string;
}

/** A player shows a whole hand. */
interface ShowHandAct {
  act: "show-hand";
  player: string;
  cards: string[];
}

/** The challenger says what the shown hand was, without its cards being told. */
interface VerdictAct {
  act: "verdict";
  player: string;
  guilty: boolean;
}

/** A player blocks a card with a tower. */
interface BlockAct {
  act: "block";
  player: string;
}

/** A player accepts a card that a tower could block. */
interface AcceptAct {
  act: "accept";
  player: string;
}

/** A player spins the wheel. */
interface SpinAct {
  act: "spin";
  player: string;
  face?: string | null;
}

/** A player gets rid of cards other than by playing; the last one in `cards` lies on top. */
interface DiscardAct {
  act: "discard";
  player: string;
  cards?: string[] | null;
  count?: number | null;
  color?: Color;
}

/** Everybody's number cards in a war, in the order in which they were shown. */
interface WarAct {
  act: "war";
  player: string;
  reveals: Record<string, string[]>;
  top?: string | null;
}

/** The first player to shout, and the card they get rid of. */
interface ShoutAct {
  act: "shout";
  player: string;
  card: string;
  color?: Color;
}

/** The Mod card's player gives cards away. */
interface GiveAct {
  act: "give";
  player: string;
  color?: Color;
  count?: number | null;
  cards?: string[] | null;
}

/** A player takes towers of their choice. */
interface GrabAct {
  act: "grab";
  player: string;
  towers: string[];
}

/** Somebody slaps the VETO card on a player. */
interface VetoAct {
  act: "veto";
  player: string;
  target: string;
}

/** A player says how a house rule went. */
interface ResolveAct {
  act: "resolve";
  player: string;
  outcome?: string | null;
  target?: string | null;
  count?: number | Record<string, number> | null;
  cards?: string[] | Record<string, string[]> | null;
}

/** A hand is counted at the end of a round. */
interface HandAct {
  act: "hand";
  player: string;
  cards?: string[] | null;
  points?: number | null;
}

/** The next round begins. */
interface NextRoundAct {
  act: "next-round";
}

/** The discard pile, without its top card, becomes the draw pile. */
interface ReshuffleAct {
  act: "reshuffle";
}

/** A player's cards or score are set by hand. */
interface SetAct {
  act: "set";
  player: string;
  cards?: number | null;
  score?: number | null;
}

/** A player leaves the game. */
interface LeaveAct {
  act: "leave";
  player: string;
}

/** A player joins from the next round on. */
interface JoinAct {
  act: "join";
  player: string;
}

/** A player gets another name; seat, hand and points stay. */
interface RenameAct {
  act: "rename";
  player: string;
  name: string;
}

/** The camera saw that this card lies there. Its other fields are hints, which only choose between explanations. */
interface SeenAct {
  act: "seen";
  card: string;
  player?: string | null;
  by?: string | null;
  drew?: number | Record<string, number>;
  watched?: boolean;
  laid?: boolean;
}

/** The table lets something stand: the `play` that was refused last with its reason, or the open dispute. */
interface AllowAct {
  act: "allow";
  play?: PlayAct | null;
  code?: string;
}

/** The last entry is taken back. */
interface UndoAct {
  act: "undo";
}

/** What was undone last did happen, as long as nothing else has since. */
interface RedoAct {
  act: "redo";
}

/** An entry is replaced by another act, or by none. */
interface AmendAct {
  act: "amend";
  target: number;
  with: Act | null;
}

/** An act that was missed is inserted before an entry. */
interface InsertAct {
  act: "insert";
  before: number;
  with: Act | null;
}

/** What any act may carry: its own `id` makes it count once, `prompt` and `match` say what it was meant for. */
interface Sent {
  id?: string;
  prompt?: string;
  match?: number;
}

/** Everything that can happen at a table. */
export type Act = Sent & (
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
  | RenameAct
  | SeenAct
  | AllowAct
  | UndoAct
  | RedoAct
  | AmendAct
  | InsertAct
);
