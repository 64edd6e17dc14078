/** Nobody gets stuck: whatever whole turn the server tells, the page's choices lead to it, by keys alone, from its beginning to its end. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf, offerFor, phaseOf } from '../src/games/niagara/keys';
import { offers, type Offer } from '../src/games/niagara/options';
import { River, type NiagaraView } from '../src/games/niagara/river';
import type { Board, Plan } from '../src/lib/types';
import { bestVoyage } from './brains';
import { Engine, luckOf, type Turn } from './engine';

/** More games for who has more time. */
const GAMES = Number(process.env['REACH_GAMES'] ?? 1);

let engine: Engine;
let river: River;
beforeAll(() => void (engine = new Engine()));
afterAll(() => engine.close());

/** A table that goes on by itself where chance is due. */
async function settled(id: string): Promise<Turn> {
  for (;;) {
    const turn = await engine.ask<Turn>('turn', { id });
    if (turn.kind !== 'chance') return turn;
    await engine.ask('chance', { id, draw: true });
  }
}

/** The offer that begins what is left of a turn and goes furthest. */
const towards = (open: Offer[], rest: string[]): Offer | undefined =>
  open.filter(({ actions }) => actions.every((word, at) => word === rest[at])).toSorted((one, other) => other.actions.length - one.actions.length)[0];

const found: string[] = [];
const counts = { decisions: 0, plans: 0, most: 0 };

/** Follows a turn from a position by what the page offers, and notes where that is not possible. */
async function carryOut(state: unknown, seat: number, plan: string[], here: { view: NiagaraView; legal: string[]; plans: Plan[] }): Promise<void> {
  const { id } = await engine.ask<{ id: string }>('table.load', { game: 'niagara', position: state, seed: 1 });
  let [rest, now] = [plan, here];
  while (rest.length > 0) {
    const open = offers(now.view, now.legal, now.plans, river);
    const phase = phaseOf(now.view);
    const offer = towards(open, rest);
    counts.most = Math.max(counts.most, open.length);
    const key = offer && phase && offerFor(keyOf(offer), open) === offer;
    if (!offer || !key) {
      found.push(`${offer ? 'no key' : 'no offer'} for ${rest.join(' ')} of ${plan.join(' ')}: ${open.map(({ actions }) => actions.join('+')).join(', ')} | ${JSON.stringify([now.view.players, now.view.course])}`);
      break;
    }
    rest = rest.slice(offer.actions.length);
    if (rest.length === 0) break;
    await engine.ask('act', { id, seat, actions: offer.actions });
    now = await engine.decision<NiagaraView>(id, seat);
  }
  await engine.ask('table.close', { id });
}

it('Niagara: every turn that the server tells can be done by keys', async () => {
  for (let game = 1; game <= GAMES; game += 1) {
    const luck = luckOf(game);
    const { id } = await engine.ask<{ id: string }>('table.new', { game: 'niagara', table: { seats: 3 + (game % 3) }, seed: game });
    river = new River(await engine.ask<Board>('board', { id }));
    for (let turn = await settled(id); turn.kind === 'decide'; turn = await settled(id)) {
      const seat = turn.seats?.[0] ?? 0;
      const here = await engine.decision<NiagaraView>(id, seat);
      const state = await engine.ask('state', { id, secrets: true });
      counts.decisions += 1;
      counts.plans += here.plans.length;
      for (const { actions } of here.plans) await carryOut(state, seat, actions, here);
      // Now and then whatever there is, most often what makes sense: so games come to where they seldom are, and to their end.
      const wanted = luck() < 0.25 ? undefined : bestVoyage(here.view, seat, river, here.plans);
      const plan = wanted ?? here.plans[Math.floor(luck() * here.plans.length)];
      await engine.ask('act', { id, seat, actions: plan?.actions ?? [] });
    }
    await engine.ask('table.close', { id });
  }
  console.log(`checked: ${counts.plans} turns of ${counts.decisions} decisions in ${GAMES} games; at most ${counts.most} choices at once`);
  expect([...new Set(found)].slice(0, 20)).toEqual([]);
});
