/**
 * What the page must know of a game beyond what the server tells: how its decisions are made on the board. Everything else of the page is the same for every game.
 */

import type { Component } from 'svelte';
import type { Focus } from '../board/camera';
import type { TableSession } from '../lib/session.svelte';
import type { Names } from '../lib/message';
import type { Board, GameName, GameView, Moment, Of, Table } from '../lib/types';

/** The state of the controls of a table: what has been chosen but not sent yet. Each game has its own class. */
export interface Play {
  /** What the reader is to do next, in words; empty where the table's own question says it. */
  readonly asks: string;
  /** A place of the board was clicked or tapped. */
  pick(spot: string): void;
  /** The reader points at a place, or at none. */
  point(spot: string | null): void;
  /** A key was pressed that no field wanted; true if it meant something. */
  key(event: KeyboardEvent): boolean;
  /** The actions that are chosen and not sent yet, as far as they are a turn or its beginning. */
  inMind?(): string[];
  /** Ends with the table's page. */
  close(): void;
}

export type { Names } from '../lib/message';

export interface PlayerProps {
  view: GameView;
  seat: number;
  names: Names;
}

export interface PlayProps {
  session: TableSession;
}

/** What is shown moves on from moment to moment: at a table, or in a replay. */
export interface MotionProps {
  session: {
    readonly shown: Moment | null;
    readonly table: Table | null;
    /** Whether something is still moving; who sets it to false ends that. */
    flowing: boolean;
  };
}

export interface GameKind {
  /** The game's name in addresses. */
  name: GameName;
  /** What keys do while the reader decides: each with the last part of its message's name. */
  keys: readonly (readonly [string, string])[];
  /** The controls of a table, always the same for the same session. */
  play(session: TableSession): Play;
  /** What belongs under the board while the reader decides: speeds, cards, confirm. */
  Controls: Component<PlayProps>;
  /** What is drawn over the board, inside its SVG. */
  Overlay: Component<PlayProps>;
  /** What moves between two moments beyond the pieces themselves, inside the board's SVG. It is part of the overlay. */
  Motion?: Component<MotionProps>;
  /** What a player has: wheels, coal, passengers, gems. */
  Player: Component<PlayerProps>;
  /** What the table has beside the board and the players: order of the round, weather, pile. */
  Strip: Component<{ view: GameView; names: Names }>;
  /** The board in words, for those who do not see it: what matters first. */
  Summary: Component<{ view: GameView; board: Board | null; viewer: number | null; names: Names }>;
  /** The colour or boat of a seat: the name of its CSS colour and its icon's id in the art. */
  badge(view: GameView, seat: number): { colour: string; icon: string };
  /** What to look at, of the moment that is shown: for who plays, or for who only watches; nothing for all of it. */
  focus(shown: Moment, session: TableSession | null): Focus;
}

/** Whether a document is about a game. */
export function isOf<Document extends { game: GameName }, Game extends GameName>(game: Game, document: Document): document is Of<Document, Game> {
  return document.game === game;
}

/** A view of one game; nothing if there is none, or if it is of another game. */
export function viewOf<Game extends GameName>(game: Game, view: GameView | null | undefined): Of<GameView, Game> | null {
  return view && isOf(game, view) ? view : null;
}
