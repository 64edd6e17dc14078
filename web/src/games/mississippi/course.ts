/** The way of a boat over the board, as the plan of a turn describes it. */

import type { Spot } from '../../lib/types';
import { away, degrees, DIRS, STEP, type Dir, type Point } from './directions';
import { parts, type BoatId, type View, type Way } from './view';

/** A boat that is pushed into a neighbouring space. */
export interface Shove {
  boat: BoatId;
  from: Spot;
  to: Spot;
  dir: Dir;
}

/** What becomes of a turn. */
export interface Course {
  /** The middles of the spaces, from where the boat is to where it ends. */
  points: Point[];
  bow: Dir;
  shoves: Shove[];
}

/** The spots of a scene by name and by place. */
export class Chart {
  private readonly byId: Map<string, Spot>;
  private readonly byPlace = new Map<string, Spot[]>();

  constructor(readonly spots: readonly Spot[]) {
    this.byId = new Map(spots.map((spot) => [spot.id, spot]));
    for (const spot of spots) {
      const place = lattice(spot);
      this.byPlace.set(place, [...(this.byPlace.get(place) ?? []), spot]);
    }
  }

  spot(id: string | null | undefined): Spot | undefined {
    return id == null ? undefined : this.byId.get(id);
  }

  /** The space next to another; boats cross inside a tile and over the joint of consecutive tiles only. */
  next(id: string, dir: Dir): Spot | undefined {
    const here = this.byId.get(id);
    if (!here) return undefined;
    const tile = parts(id).tile;
    const there = this.byPlace.get(lattice(away(here, dir)));
    return there?.find((spot) => Math.abs(parts(spot.id).tile - tile) <= 1);
  }
}

/** The middles of spaces lie 150 apart to the right and half a step down: whole numbers, so that places can be compared. */
function lattice({ x, y }: Point): string {
  return `${Math.round(x / 150)},${Math.round((2 * y) / STEP)}`;
}

/** The course of a plan on the chart. */
export function courseOf({ steps, result }: Way, id: BoatId, view: View, chart: Chart): Course | null {
  const start = chart.spot(view.boats[id]?.at);
  if (!start) return null;
  const course: Course = { points: [start], bow: result.bow, shoves: [] };
  const places = new Map(Object.entries(view.boats).map(([boat, { at }]) => [boat, at]));
  for (const { piece, to, pushed_by } of steps) {
    const [from, there] = [chart.spot(places.get(piece)), chart.spot(to)];
    places.set(piece, to);
    if (!from || !there) continue;
    const dir = DIRS.find((one) => chart.next(from.id, one)?.id === to);
    if (pushed_by === undefined) course.points.push(there);
    else if (dir) course.shoves.push({ boat: piece as BoatId, from, to: there, dir });
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
