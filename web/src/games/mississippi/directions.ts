/** The six directions, each square to a side of a space; north is the race direction of the start tile. */

import type { Schemas } from '../../lib/types';

export type Dir = Schemas['Dir'];
export const DIRS: readonly Dir[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a space to the middle of its neighbour, on the board. */
export const STEP = 173.2;

/** An arrow for each direction. */
export const ARROWS: Record<Dir, string> = { n: '↑', ne: '↗', se: '↘', s: '↓', sw: '↙', nw: '↖' };

/** Keys that lie on a keyboard as the directions lie around a space. */
export const KEYS: Record<string, Dir> = { KeyW: 'n', KeyE: 'ne', KeyD: 'se', KeyS: 's', KeyA: 'sw', KeyQ: 'nw' };

export function isDir(text: string | undefined): text is Dir {
  return DIRS.some((dir) => dir === text);
}

/** A direction turned clockwise by so many sixths of a circle. */
export function turned(dir: Dir, sixths: number): Dir {
  return DIRS[(((DIRS.indexOf(dir) + sixths) % 6) + 6) % 6] ?? dir;
}

/** Degrees clockwise from the north. */
export function degrees(dir: Dir): number {
  return DIRS.indexOf(dir) * 60;
}

/** The point that lies so far from another in a direction. */
export function away(from: Point, dir: Dir, far = STEP): Point {
  const angle = (degrees(dir) * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * far, y: from.y - Math.cos(angle) * far };
}
