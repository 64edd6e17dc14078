/** Boats, directions, spaces and actions in words. */

import { t } from '../../lib/words.svelte';
import { remarksOf } from '../../lib/message';
import type { Names } from '../kind';
import { ARROWS, isDir, type Dir } from './directions';
import type { River } from './river';
import { isBoat, parts, ROSE, type Boat, type BoatId, type View, type Way } from './view';

/** A boat by its colour, with whom it belongs to. */
export function boatName(boat: BoatId, view: View, names: Names): string {
  const owner = view.boats[boat]?.owner;
  const colour = t(`boat-${boat}`);
  return owner == null ? colour : t('mq-boat', { boat: colour, name: names(owner) });
}

export function dirName(dir: Dir): string {
  return t(`mq-dir-${dir}`);
}

/** A space by its number, with what is there. Docks and stations have the number of their tile, which stands on their roofs. */
export function spaceName(space: string, view: View, river: River): string {
  const ground = river.ground(space, view);
  const { tile } = parts(space);
  const passengers = view.river[tile]?.passengers ?? 0;
  if (ground === 'station' || (ground === 'dock' && passengers === 0)) return t(`mq-named-${ground}`, { tile });
  if (ground === 'dock') return t('mq-space-with', { space: t('mq-named-dock', { tile }), ground: t('mq-ground-dock', { count: passengers }) });
  return ground === null || ground === 'water' || ground === 'land'
    ? t('mq-space', { space })
    : t('mq-space-with', { space, ground: t(`mq-ground-${ground}`, { count: passengers }) });
}

/** What a dock or station is for; nothing for other spaces. */
export function aboutSpace(space: string, view: View, river: River): string {
  const ground = river.ground(space, view);
  return ground === 'dock' || ground === 'station' ? `${spaceName(space, view, river)}: ${t(`mq-about-${ground}`)}.` : '';
}

/** Whether the boat that has moved lies at the dock where it took a passenger, so that this is what is asked after the move: coal never changes boats there. */
function mayDecline(view: View, river: River): boolean {
  const at = view.active && view.boats[view.active]?.at;
  return view.phase === 'transfer' && river.space(at)?.ground === 'dock';
}

/** What a button says that does one legal action. */
export function actionName(action: string, view: View, river: River, names: Names): string {
  const [name, value, coal] = action.split(':');
  switch (name) {
    case 'bow':
    case 'push':
      return isDir(value) ? t(`mq-do-${name}`, { arrow: ARROWS[value], dir: dirName(value) }) : action;
    case 'dock':
    case 'speed':
      return t(`mq-do-${name}`, { number: Number(value) });
    case 'give':
    case 'take':
    case 'bunker':
      return isBoat(value) ? t(`mq-do-${name}`, { boat: boatName(value, view, names), coal: Number(coal) }) : action;
    case 'end':
      if (mayDecline(view, river)) return t('mq-do-end-decline');
      return t(view.phase === 'transfer' ? 'mq-do-end-transfer' : 'mq-do-end');
    case 'ahead':
    case 'left':
    case 'right':
    case 'back':
    case 'decline':
      return t(`mq-do-${name}`);
    default:
      return action;
  }
}

/** A whole turn in words: what it costs and what comes of it, without the warnings. */
export function wayName({ result, remarks }: Way, names: Names): string {
  return [t('mq-result', { speed: result.wheel, coal: result.spent }), ...remarksOf(remarks, false, names)].join(', ');
}

/** How a boat fares, if there is something to say. */
export function stateName(boat: Boat): string {
  if (boat.fate === 'home') return t('mq-is-home', { place: (boat.place ?? 0) + 1 });
  if (boat.fate === 'out') return t('mq-is-out');
  if (boat.fate === 'waiting') return t('mq-is-waiting', { dock: boat.dock ?? 0 });
  // Who misses a turn on a sandbank is aground, and the Black Rose that could not move is not damaged.
  if (boat.aground) return t('mq-is-aground');
  return boat.repair !== null && boat.repair !== 'resumes' ? t('mq-is-repaired') : '';
}

/** A boat and all that can be seen of it. */
export function boatLine(id: BoatId, view: View, river: River, names: Names): string {
  const boat = view.boats[id];
  const name = boatName(id, view, names);
  if (!boat) return name;
  const state = stateName(boat);
  if (boat.fate !== 'afloat' || boat.at === null || boat.bow === null) return t('mq-boat-otherwise', { boat: name, state });
  const { speed, coal, passengers } = boat;
  const words = { boat: name, space: spaceName(boat.at, view, river), bow: dirName(boat.bow), speed };
  const line = id === ROSE ? t('mq-boat-rose', words) : t('mq-boat-afloat', { ...words, coal, passengers });
  return state ? `${line}; ${state}` : line;
}
