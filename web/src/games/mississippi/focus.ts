/** Where to look: at the boat that matters to the reader, at the water before it and at wherever it can go. */

import type { Area, Scene } from '../../lib/types';
import { allBoats, boatsOf, parts, type BoatId, type View } from './view';

/** A river of so few tiles is shown as a whole, without the land around it. */
const SMALL = 3;
/** How many tiles before the boat are shown. */
const AHEAD = 2;
const MARGIN = 190;

/** The boat that the reader decides about, else their hindmost one; for those who only watch, the one that moves. */
export function boatToFollow(view: View, viewer: number | null): BoatId | null {
  const afloat = (id: BoatId | null): id is BoatId => id !== null && view.boats[id]?.at != null;
  if (viewer !== null && view.decides.includes(viewer) && afloat(view.subject)) return view.subject;
  const order = allBoats(view);
  const mine = boatsOf(view, viewer).filter(afloat);
  const last = mine.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0];
  return last ?? [view.active, ...order].find(afloat) ?? null;
}

/** A turn may also lead back up the river, or push boats there: what it is about is always shown. */
export function focusOf(view: View, scene: Scene, viewer: number | null, concerned: ReadonlySet<string>): Area | null {
  const boat = boatToFollow(view, viewer);
  const at = boat && view.boats[boat]?.at;
  if (!at) return null;
  const here = parts(at).tile;
  const small = view.river.filter((laid) => !laid.removed).length <= SMALL;
  const spots = scene.spots.filter((spot) => {
    const { tile } = parts(spot.id);
    return small || (tile >= here && tile <= here + AHEAD) || concerned.has(spot.id);
  });
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
