/** What a player wants who knows the games a little: the best of the whole turns that there are. Hands then do it. */

import type { River } from '../src/games/mississippi/river';
import { parts, type View as QueenView, type Way } from '../src/games/mississippi/view';
import { canoeFrom, colourOf, type Card, type Gems, type NiagaraView, type River as Falls } from '../src/games/niagara/river';
import type { Plan } from '../src/lib/types';

/** The item that is worth most; the first of several. */
function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  const known = all.map((one) => ({ one, worth: worth(one) }));
  return known.reduce<(typeof known)[number] | undefined>((most, next) => (most && most.worth >= next.worth ? most : next), undefined)?.one;
}

/** Mississippi Queen: to the next passengers, then to the finish, slowly where one stops, with coal to spare. */
export function bestCourse(view: QueenView, river: River, plans: Way[]): Way | undefined {
  const boat = view.subject ? view.boats[view.subject] : undefined;
  if (!boat?.at) return plans[0];
  const from = river.distances(boat.at);
  const last = view.river.length - 1;
  const served = (boat as { served?: number[] }).served ?? [];
  const docks = [...from.keys()].filter((space) => {
    const { tile } = parts(space);
    return river.space(space)?.ground === 'dock' && (view.river[tile]?.passengers ?? 0) > 0 && !served.includes(tile) && tile >= parts(boat.at ?? '').tile;
  });
  const stops = boat.passengers < 2 ? docks : view.finish_docks.filter((space) => from.has(space));
  const goal = best(stops, (space) => -(from.get(space) ?? 0)) ?? best([...from.keys()], (space) => (parts(space).tile === last ? (from.get(space) ?? 0) : -1));
  if (goal === undefined) return plans[0];
  const left = river.distances(goal);
  const stopping = stops.length > 0;
  return best(plans, ({ actions, result }) => {
    const far = left.get(result.at) ?? 99;
    const ahead = left.get(river.next(result.at, result.bow)?.id ?? '') ?? 99;
    const there = stopping && far === 0 && result.speed === 1 ? 20 : 0;
    const wanted = stopping ? Math.max(1, Math.min(4, far - 1)) : 4;
    return there - far - 0.6 * Math.min(ahead - far, 3) - 0.8 * Math.abs(result.speed - wanted) - result.spent - actions.length / 100;
  });
}

/** What a gem of a colour is worth ashore: four of one colour end the game. */
const landed = (own: Gems, gem: string): number => 10 + 5 * (own[gem as keyof Gems] ?? 0);
const depth = (place: string): number => (place === 'beach' ? 0 : place === 'lost' ? 9 : Number.parseInt(place, 10));

/** What it is worth to have a canoe somewhere before the river flows so far. */
function canoeWorth(place: string, gem: string | null, own: Gems, flow: number): number {
  if (place === 'beach') return gem ? landed(own, gem) : 1;
  let at = depth(place);
  for (let step = 0; step < flow; step += 1) at += at < 5 ? 1 : 0.5;
  if (place === 'lost' || at > 7.4) return -14;
  if (gem) return landed(own, gem) * (0.8 - 0.08 * at);
  return at > 5.5 ? -3 : at >= 2 ? 2.5 : 1.5;
}

/** The lowest card of the others is not known; it is rarely more than this. */
const USUAL_FLOW = 3;
const flowOf = (view: NiagaraView, card: Card | null): number =>
  Math.max(0, Math.min(USUAL_FLOW, typeof card === 'number' ? card : USUAL_FLOW) + view.weather);

/** Niagara: the whole turn after which the two canoes are worth most. */
export function bestVoyage(view: NiagaraView, seat: number, river: Falls, plans: Plan[]): Plan | undefined {
  const own = view.players[colourOf(seat)];
  if (!own) return plans[0];
  if (view.phase === 'buy') {
    const sunk = own.canoes.every((text) => text.startsWith('lost'));
    return best(plans, ({ actions }) => (actions[0]?.startsWith('buy') === sunk ? 1 : 0) - (own.gems[actions[0]?.slice(4) as keyof Gems] ?? 0) / 10);
  }
  if (view.phase === 'cards') return best(plans, ({ result }) => ('card' in result ? cardWorth(view, river, own, result.card) : 0));
  if (own.card === 'cloud') return plans.find(({ actions }) => actions.includes('weather:down')) ?? plans[0];
  return best(plans, ({ actions, result }) => {
    if (!('a' in result)) return 0;
    const canoes = (['a', 'b'] as const).map((name, index) => {
      const [before, after] = [canoeFrom(own.canoes[index] ?? 'lost'), canoeFrom(result[name])];
      // A gem that came ashore is not told any more: it was aboard before, or was loaded on the way.
      const loaded = actions.find((action) => action.startsWith('load:'))?.slice(5) ?? null;
      const ashore = after.at === 'beach' && before.at !== 'beach' ? (before.gem ?? loaded) : null;
      return canoeWorth(after.at, after.gem ?? ashore, own.gems, flowOf(view, own.card));
    });
    return canoes.reduce((sum, worth) => sum + worth, 0) - actions.length / 100;
  });
}

/** Where a canoe can be after a card, and with what aboard; exact enough to choose a card by. */
function reached(view: NiagaraView, river: Falls, text: string, card: number): [string, string | null][] {
  const { at, gem } = canoeFrom(text);
  const [here, found]: [number, [string, string | null][]] = [depth(at), []];
  const placeAt = (deep: number): string => (deep <= 0 ? 'beach' : deep > 7 ? 'lost' : deep > 5 ? `${deep}L` : `${deep}`);
  const gemAt = (deep: number): string | null => {
    const deposit = river.place(placeAt(deep))?.deposit;
    return deposit && Object.keys(view.deposits[deposit] ?? {}).length > 0 ? deposit : null;
  };
  if (at === 'lost') return [['lost', null]];
  if (here > 0) found.push([placeAt(here - card), gem]);
  found.push([placeAt(here + card), gem]);
  if (gem || card < 2) return found;
  if (gemAt(here)) found.push([card === 2 ? at : placeAt(here - card + 2), gemAt(here)]);
  for (const there of [here + card - 2, here - card + 2]) if (there > 0 && gemAt(there)) found.push([placeAt(there), gemAt(there)]);
  return found;
}

function cardWorth(view: NiagaraView, river: Falls, own: { canoes: string[]; gems: Gems }, card: Card): number {
  const worth = ([place, gem]: [string, string | null]) => canoeWorth(place, gem, own.gems, flowOf(view, card));
  const still = own.canoes.map((text) => worth([canoeFrom(text).at, canoeFrom(text).gem]));
  if (card === 'cloud') return still.reduce((sum, one) => sum + one, 0) + (view.weather > -1 ? 0.5 : -1);
  const moved = own.canoes.map((text) => Math.max(...reached(view, river, text, card).map(worth)));
  const ashore = own.canoes.map((text) => text === 'beach');
  // Of two canoes ashore one is launched; one that stays there while the other is afloat need not be.
  if (ashore.every(Boolean)) return (moved[0] ?? 0) + (still[1] ?? 0);
  return moved.reduce((sum, one, index) => sum + (ashore[index] ? Math.max(one, still[index] ?? 0) : one), 0);
}
