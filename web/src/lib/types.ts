/** The documents of the API by short names. `wire.ts` is made from the server's own description by `npm run wire`. */

import type { components } from './wire';

type Schemas = components['schemas'];

export type Config = Omit<Schemas['Config'], 'table'> & { table: Record<string, unknown> };
export type GameOffer = Omit<Schemas['GameOffer'], 'options' | 'editions'> & {
  options: Field[];
  editions: { name: string; points: Point[] }[];
};
export type Invitation = Schemas['Invitation'];
export type Me = Schemas['Me'];
export type NewTable = Schemas['NewTable'];
export type Pace = Schemas['Pace'];
export type ProblemBody = Schemas['ProblemBody'];
export type RuleBody = Omit<Schemas['RuleBody'], 'editions'> & { editions: Record<string, string> };
export type RuleCited = Schemas['RuleCited'];
export type SeatStatus = Schemas['SeatStatus'];
export type Sitter = Schemas['Sitter'];
export type Stage = Schemas['Stage'];
export type TokenInfo = Schemas['TokenInfo'];
export type Verified = Schemas['Verified'];
export type WhyNot = Schemas['WhyNot'];

export type TableCard = Omit<Schemas['TableCard'], 'about' | 'stage'> & {
  stage: Stage;
  about: { table?: Record<string, unknown>; pace?: Pace; seats?: SeatStatus[] } & Record<string, unknown>;
};

/** How a game ended. */
export interface Outcome {
  reason: string;
  /** The rank of each seat, from 1. */
  ranks: number[];
}

/** A table as the caller sees it, with the view of its game. */
export type Table<View = unknown> = Omit<Schemas['TableView'], 'view' | 'outcome' | 'config'> & {
  config: Config;
  view: View;
  outcome: Outcome | null;
  last_moment: number;
};

/** A field of a game's table document. */
export type Field = { name: string } & (
  | { kind: 'choice' | 'list'; values: string[] }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'flag' }
  | { kind: 'points' }
);

/** A point on which editions differ. */
export interface Point {
  field: string;
  rule: string;
  value: string;
  values: string[];
}

/** A picture as pieces of art and where they lie. */
export interface Scene {
  area: Area;
  pieces: Piece[];
  spots: Spot[];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Piece {
  key: string;
  art: string;
  x: number;
  y: number;
  turn?: number;
  text?: string;
  on?: Piece[];
}

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Something that happened, as the engine tells it, with the rule that made it so. */
export type GameEvent = { event: string; rule: string } & Record<string, unknown>;

/** The game after an entry of its record; the first is the start. */
export interface Moment<View = unknown> {
  number: number;
  turn: number;
  seat: number | null;
  entry: string | null;
  drawn: boolean;
  events: GameEvent[];
  view?: View | null;
  scene?: Scene | null;
}

/** An event of a table's log. */
export type Told = { seq: number; at: number; kind: string } & Record<string, unknown>;

/** A whole turn: the actions, and what they lead to. */
export interface Plan<Result> {
  actions: string[];
  result: Result;
}
