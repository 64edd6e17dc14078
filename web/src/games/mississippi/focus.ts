/** Where to look: at the boat that matters, at the water before it and at whatever else it is about. */

import type { Focus } from '../../board/camera';
import type { Area, GameEvent, Scene } from '../../lib/types';
import { allBoats, BOATS, boatsOf, isSpace, parts, type BoatId, type View } from './view';

/** A river of so few tiles is shown as a whole, without the land around it. */
const SMALL = 3;
/** How many tiles before the boat are shown to who has to plan, where there is room for them; else, and to who only watches, fewer. */
const PLANNED = 2;
const WATCHED = 1;
const MARGIN = 190;

/** What is to be seen: a tile with those before it, and single spaces and boats wherever they are. */
export interface Regard {
  tile: number;
  ahead: number;
  spaces: ReadonlySet<string>;
  boats: readonly BoatId[];
}

const afloat = (view: View, id: BoatId | null | undefined): id is BoatId => id != null && view.boats[id]?.at != null;
const tileOf = (view: View, id: BoatId): number => parts(view.boats[id]?.at ?? '').tile;

/** The boat that the reader decides about, else their hindmost one. A turn may also lead back up the river, or push boats there. */
export function ofPlayer(view: View, seat: number, concerned: ReadonlySet<string>): Regard | null {
  const order = allBoats(view);
  const mine = boatsOf(view, seat).filter((id) => afloat(view, id));
  const decided = view.decides.includes(seat) ? view.subject : null;
  const last = mine.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0];
  const boat = [decided, last, view.active, ...order].find((id) => afloat(view, id));
  return boat ? { tile: tileOf(view, boat), ahead: PLANNED, spaces: concerned, boats: [] } : null;
}

/** For those who only watch: the boats to which something has happened, the tile that was found, else the boat that is about to move. */
export function ofWatcher(view: View, events: readonly GameEvent[]): Regard | null {
  const told = events.filter(({ event }) => event !== 'turn-began');
  const values = told.flatMap((event) => Object.values(event));
  const over = told.some(({ event }) => event === 'over');
  const found = told.some(({ event }) => event === 'tile-laid' || event === 'finish-laid');
  const home = BOATS.filter((id) => view.boats[id]?.fate === 'home' && (over || values.includes(id)));
  const moved = BOATS.filter((id) => afloat(view, id) && values.includes(id));
  const next = [view.active, ...allBoats(view)].find((id) => afloat(view, id));
  const tiles = [...moved, ...(next && moved.length === 0 ? [next] : [])].map((id) => tileOf(view, id));
  const end = view.river.length - 1;
  // Who has found a tile lies on the one before; who is home lies behind the last one.
  const tile = home.length > 0 ? end : found ? end - 1 : Math.min(...tiles);
  return Number.isFinite(tile) ? { tile, ahead: WATCHED, spaces: new Set(values.filter(isSpace)), boats: home } : null;
}

/** The parts of the picture with all of it. */
export function focusOf(regard: Regard | null, view: View, scene: Scene): Focus {
  if (!regard) return null;
  const small = view.river.filter((laid) => !laid.removed).length <= SMALL;
  const wide = small ? { ...regard, tile: 0, ahead: SMALL } : regard;
  const [first, second] = [wide, { ...regard, ahead: WATCHED }].map((one) => areaOf(one, scene));
  return first && second ? [first, second] : null;
}

function areaOf(regard: Regard, scene: Scene): Area | null {
  const spots = scene.spots.filter((spot) => {
    const { tile } = parts(spot.id);
    return (tile >= regard.tile && tile <= regard.tile + regard.ahead) || regard.spaces.has(spot.id);
  });
  const boats = scene.pieces.filter(({ key }) => regard.boats.some((id) => key === `boat-${id}`));
  if (spots.length === 0) return null;
  const [xs, ys] = [[...spots, ...boats].map(({ x }) => x), [...spots, ...boats].map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
