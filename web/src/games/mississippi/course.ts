/** The way of a boat over the board, as the plan of a turn describes it. */

import { degrees, DIRS, type Dir, type Point } from './directions';
import type { River, Space } from './river';
import { isBoat, type BoatId, type View, type Way } from './view';

/** A boat that is pushed into a neighbouring space. */
export interface Shove {
  boat: BoatId;
  from: Space;
  to: Space;
  dir: Dir;
}

/** What becomes of a turn. */
export interface Course {
  /** The middles of the spaces, from where the boat is to where it ends. */
  points: Point[];
  bow: Dir;
  shoves: Shove[];
}

/** The course of a plan on the river. */
export function courseOf({ steps, result }: Way, id: BoatId, view: View, river: River): Course | null {
  const start = river.space(view.boats[id]?.at);
  if (!start) return null;
  const course: Course = { points: [start], bow: result.bow, shoves: [] };
  const places = new Map(Object.entries(view.boats).map(([boat, { at }]) => [boat, at]));
  for (const { piece, to, pushed_by } of steps) {
    const [from, there] = [river.space(places.get(piece)), river.space(to)];
    places.set(piece, to);
    if (!from || !there) continue;
    const dir = DIRS.find((one) => river.next(from.id, one)?.id === to);
    if (pushed_by === undefined) course.points.push(there);
    else if (dir && isBoat(piece)) course.shoves.push({ boat: piece, from, to: there, dir });
  }
  return course;
}

/** A line through points, for the `d` of a path. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('');
}

/** A piece of a ring around a point, a sixth of it, towards a direction. */
export function wedge(middle: Point, dir: Dir, inner: number, outer: number): string {
  const at = (radius: number, turn: number) => {
    const angle = ((degrees(dir) + turn) * Math.PI) / 180;
    return `${(middle.x + Math.sin(angle) * radius).toFixed(1)} ${(middle.y - Math.cos(angle) * radius).toFixed(1)}`;
  };
  const half = 27;
  return (
    `M${at(inner, -half)}L${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}` +
    `L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}z`
  );
}
