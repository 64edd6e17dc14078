/** The way of a boat over the board, step by step, as the actions of a turn say it. */

import type { Spot } from '../../lib/types';
import { away, degrees, isDir, STEP, turned, type Dir, type Point } from './directions';
import { parts, type Boat, type BoatId, type View } from './view';

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

/** Follows the actions of a turn of this boat. What it does not know it passes over. */
export function follow(actions: readonly string[], id: BoatId, view: View, chart: Chart): Course | null {
  const own = view.boats[id];
  const start = chart.spot(own?.at);
  if (!own?.bow || !start) return null;
  const places = new Map<BoatId, string>();
  for (const [other, boat] of Object.entries(view.boats) as [BoatId, Boat][]) {
    if (boat.at !== null && boat.fate === 'afloat') places.set(other, boat.at);
  }
  const course: Course = { points: [start], bow: own.bow, shoves: [] };
  let here = start;
  /** The boats of a chain that is not complete, and where the next one stands. */
  let chain: { boat: BoatId; to: Spot }[] = [];
  const move = (to: Spot | undefined) => {
    if (!to) return;
    here = to;
    places.set(id, to.id);
    course.points.push(to);
  };
  const boatAt = (spot: Spot | undefined) => [...places].find(([other, at]) => other !== id && at === spot?.id)?.[0];
  for (const action of [...view.course.chain.map((dir) => `push:${dir}`), ...actions]) {
    const [name, value] = action.split(':');
    if (name === 'bow' && isDir(value)) course.bow = value;
    else if (name === 'left') course.bow = turned(course.bow, -1);
    else if (name === 'right') course.bow = turned(course.bow, 1);
    else if (name === 'ahead') move(chart.next(here.id, course.bow));
    else if (name === 'back') move(chart.next(here.id, turned(course.bow, 3)));
    else if (name === 'push' && isDir(value)) {
      const from = chain.at(-1)?.to ?? chart.next(here.id, course.bow);
      const boat = boatAt(from);
      const to = from && chart.next(from.id, value);
      if (!boat || !from || !to) continue;
      course.shoves.push({ boat, from, to, dir: value });
      chain.push({ boat, to });
      if (boatAt(to)) continue;
      // The chain is complete: the far end goes first, then the pusher follows.
      for (const link of chain.toReversed()) places.set(link.boat, link.to.id);
      chain = [];
      move(chart.next(here.id, course.bow));
    }
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
