/**
 * The river as a show. A moment may hold a whole phase III; here it is taken apart into steps: which piece is where at
 * what time. Pieces that the next picture has are moved themselves; what falls is drawn on top.
 */

import type { GameEvent, Of, Piece, Scene } from '../../lib/types';
import { isOf } from '../kind';
import { canoeId, colourOf, type Arm, type River } from './river';

/** How long one step of the river takes, in milliseconds. */
export const STEP = 440;
/** How long a canoe's own last move before it takes. */
const MOVE = 240;

/** Where a piece is at a time, in parts of the whole show. */
export interface Frame {
  at: number;
  x: number;
  y: number;
  /** How well it can be seen. */
  seen: number;
}

/** The way of a piece that lies on the board. */
export interface Track {
  key: string;
  turn: number;
  frames: Frame[];
}

/** Something that goes over the falls and is no more. */
export interface Fallen {
  key: string;
  art: string;
  turn: number;
  /** When it begins to fall, and when it is gone. */
  frames: Frame[];
}

export interface Show {
  /** Milliseconds. */
  length: number;
  tracks: Track[];
  fallen: Fallen[];
}

interface Point {
  x: number;
  y: number;
}

type Happened = Of<GameEvent, 'niagara'>;

interface Beat {
  from: number;
  to: number;
  arm: Arm | null;
}

const pieceKey = (canoe: string): string => {
  const { seat, which } = canoeId(canoe);
  return `canoe-${colourOf(seat)}-${which === 'a' ? 1 : 2}`;
};

/** What is to be shown between two pictures; nothing if the river did not flow. */
/** How long the sum is shown by which the river flows, before it does. */
export const SUM = 1100;

export function showOf(before: Scene, after: Scene, told: GameEvent[], places: Map<string, string>, river: River): Show | null {
  const events = told.filter((event) => isOf('niagara', event));
  if (river.discs.length === 0 || !events.some(({ event }) => event === 'flowed')) return null;
  const beats = beatsOf(events);
  const length = beats.at(-1)?.to ?? 0;
  const spots = new Map(after.spots.map((spot): [string, Point] => [spot.id, spot]));
  const tracks: Track[] = [...discTracks(river, spots, beats, length)];
  const fallen: Fallen[] = [...fallenDiscs(river, spots, beats, length)];
  for (const piece of before.pieces) {
    const start = places.get(piece.key);
    if (start === undefined) continue;
    const way = voyage(piece.key, start, events, beats, river);
    if (way.length < 2) continue;
    const end = after.pieces.find(({ key }) => key === piece.key);
    const frames = framesOf(piece, end, way, spots, length);
    const last = way.at(-1);
    if (last?.place !== 'lost') {
      if (end) tracks.push({ key: piece.key, turn: end.turn ?? 0, frames });
      continue;
    }
    fallen.push({ key: piece.key, art: piece.art, turn: piece.turn ?? 0, frames: drowned(frames, way, spots, length, river) });
    if (end) tracks.push({ key: piece.key, turn: end.turn ?? 0, frames: afterwards(end, last.to / length) });
  }
  return { length, tracks, fallen };
}

/** When each step happens. Moves before the river are short; the river itself takes its time. */
function beatsOf(events: Happened[]): Beat[] {
  const beats: Beat[] = [];
  let now = 0;
  for (const event of events) {
    if (event.event === 'flows') now += SUM;
    const arm = event.event === 'flowed' ? event.arm : null;
    if (!arm && event.event !== 'moved' && event.event !== 'landed') continue;
    const to = now + (arm ? STEP : MOVE);
    beats.push({ from: now, to, arm });
    now = to;
  }
  return beats;
}

interface Stop {
  place: string;
  /** The place before it. */
  before: string;
  from: number;
  to: number;
}

/** The places of a canoe, one after the other. */
function voyage(key: string, start: string, events: Happened[], beats: Beat[], river: River): Stop[] {
  const stops: Stop[] = [{ place: start, before: start, from: 0, to: 0 }];
  let number = 0;
  let place = start;
  const go = (to: string, beat: Beat) => {
    if (to === place) return;
    stops.push({ place: to, before: place, from: beat.from, to: beat.to });
    place = to;
  };
  for (const event of events) {
    const beat = beats[number];
    const own = 'canoe' in event && pieceKey(event.canoe) === key;
    if (!beat) break;
    if (event.event === 'flowed') {
      if (beat.arm) go(river.carried(place, beat.arm), beat);
    } else if (event.event === 'moved') {
      if (own) go(event.to, beat);
    } else if (event.event === 'landed') {
      if (own) go('beach', beat);
    } else continue;
    number += 1;
  }
  return stops;
}

/** The frames of a canoe: it begins and ends where the pictures have it, and between lies in the middle of its discs. */
function framesOf(piece: Piece, end: Piece | undefined, way: Stop[], spots: Map<string, Point>, length: number): Frame[] {
  const frames: Frame[] = [{ at: 0, x: piece.x, y: piece.y, seen: 1 }];
  for (const [index, stop] of way.entries()) {
    if (index === 0) continue;
    const last = frames.at(-1) ?? { x: piece.x, y: piece.y };
    const point = index === way.length - 1 && end && stop.place !== 'lost' ? end : spots.get(stop.place);
    frames.push({ at: stop.from / length, x: last.x, y: last.y, seen: 1 });
    frames.push({ at: stop.to / length, x: point?.x ?? last.x, y: point?.y ?? last.y, seen: 1 });
  }
  const last = frames.at(-1);
  if (last && last.at < 1) frames.push({ ...last, at: 1 });
  return frames;
}

/** Below the brink: where the falls of an arm end. */
function below(spots: Map<string, Point>, arm: Arm | null | undefined): Point {
  const brink = spots.get(`falls-${arm ?? 'left'}`) ?? { x: 0, y: 0 };
  return { x: brink.x, y: brink.y + 90 };
}

/** The same for one that falls: over the brink, and gone. */
function drowned(frames: Frame[], way: Stop[], spots: Map<string, Point>, length: number, river: River): Frame[] {
  const last = way.at(-1);
  if (!last) return frames;
  const kept = frames.filter((frame) => frame.at <= last.from / length);
  const foot = below(spots, river.place(last.before)?.arm);
  const gone = { ...foot, at: last.to / length, seen: 0 };
  return [...kept, gone, ...(gone.at < 1 ? [{ ...gone, at: 1 }] : [])];
}

/** What is left of it is seen only when it is down. */
function afterwards({ x, y }: Point, at: number): Frame[] {
  return [{ x, y, at: 0, seen: 0 }, { x, y, at, seen: 0 }, { x, y, at: 1, seen: 1 }];
}

/** Upstream of a disc; above the first one, where discs come in. */
function upstream(disc: string, river: River, spots: Map<string, Point>): Point | null {
  const above = river.step(disc, 'up');
  if (above && river.discs.includes(above)) return spots.get(above) ?? null;
  const [first, second] = [spots.get(disc), spots.get(river.step(disc, 'down') ?? '')];
  return first && second ? { x: 2 * first.x - second.x, y: 2 * first.y - second.y } : null;
}

/** Every disc that moves comes from upstream in each step: one disc looks like another. */
function discTracks(river: River, spots: Map<string, Point>, beats: Beat[], length: number): Track[] {
  return river.discs.flatMap((disc) => {
    const [home, above] = [spots.get(disc), upstream(disc, river, spots)];
    const isFirst = river.step(disc, 'up') === 'beach';
    const moving = beats.filter(({ arm }) => arm && river.carried(disc, arm) !== disc);
    if (!home || !above || moving.length === 0) return [];
    const still = { x: home.x, y: home.y, seen: 1 };
    const frames = moving.flatMap(({ from, to }): Frame[] => [
      { ...still, at: from / length },
      { x: above.x, y: above.y, seen: isFirst ? 0 : 1, at: from / length },
      { ...still, at: to / length },
    ]);
    return [{ key: `disc-${disc}`, turn: 0, frames: [{ ...still, at: 0 }, ...frames, { ...still, at: 1 }] }];
  });
}

function fallenDiscs(river: River, spots: Map<string, Point>, beats: Beat[], length: number): Fallen[] {
  return beats.flatMap(({ arm, from, to }, index) => {
    const last = arm && river.discs.find((disc) => river.carried(disc, arm) === 'lost');
    const home = spots.get(last ?? '');
    if (!arm || !home) return [];
    const start = { x: home.x, y: home.y };
    const gone = { ...below(spots, arm), at: to / length, seen: 0 };
    const frames: Frame[] = [
      { ...start, at: 0, seen: 0 },
      { ...start, at: from / length, seen: 0 },
      { ...start, at: from / length, seen: 1 },
      gone,
      ...(gone.at < 1 ? [{ ...gone, at: 1 }] : []),
    ];
    return [{ key: `fallen-${index}`, art: 'ni-disc', turn: 0, frames }];
  });
}

/** Frames as a browser wants them. */
export function keyframes(frames: Frame[], turn: number): Keyframe[] {
  return frames.map(({ at, x, y, seen }) => ({
    offset: Math.min(1, at),
    opacity: seen,
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
  }));
}
