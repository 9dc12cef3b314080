// The table as it comes over the wire: the shapes of docs/table-script, nothing of our own.

export type Color = "red" | "blue" | "green" | "yellow" | "purple" | "orange";
export type Phase = "cut" | "start-card" | "play" | "hands" | "between-rounds" | "over";
export type Tower = "U" | "N" | "O" | "!";

export interface Player {
  name: string;
  cards: number;
  score: number;
  uno: "no" | "owed" | "called";
  towers: Tower[];
  vetoed: boolean;
  away?: boolean;
}

/** One thing the table waits for. Everything on screen that can be answered is drawn from these. */
export interface Prompt {
  id: string;
  ask: string;
  to: string[];
  blocking: boolean;
  says?: string;
  options?: string[];
  count?: number | null;
  face?: string;
  color?: Color | string;
  towers?: Tower[];
  cards?: string[];
  card?: string;
  rule?: string;
  by?: string;
  cite?: string;
  [more: string]: unknown;
}

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
  piles: { draw: number; discard: number };
  awaiting: Prompt[];
  standing: { rule: string; until: string; says: string }[];
  wheel: { face?: string; spinner?: string; at?: number; [more: string]: unknown } | null;
  winner: string | null;
  [more: string]: unknown;
}

export interface Act {
  act: string;
  player?: string;
  [field: string]: unknown;
}

export interface Finding {
  seq: number;
  code: string;
  says: string;
  cite?: string;
}

export interface Refusal {
  code: string;
  says: string;
  cite?: string;
}

export interface Reply {
  ok: boolean;
  seq?: number;
  says?: string[];
  events?: unknown[];
  findings?: Finding[];
  refused?: Refusal;
  table?: Table | null;
}

/** One line of the evening, as the Fix page and the replay tell it. */
export interface Line {
  seq: number;
  act: Act;
  says: string[] | string;
  assumed?: boolean;
  findings?: Finding[];
  undone?: boolean;
}
