/** Both games, from the first decision to the end, through the page alone. */

import { describe, expect, it } from 'vitest';
import { mississippiByKeys, mississippiByMouse, niagaraByKeys, niagaraByMouse, playToTheEnd } from './hands';
import { expectNoComplaint, makeTable, shot, useKit } from './kit';

const kit = useKit();
const bot = { kind: 'bot', level: 'easy' };
const RACE = { game: 'mississippi-queen', table: { edition: 'it2019', seats: 3 }, seats: [{ kind: 'maker' }, bot, bot] };
// Hands that know nothing of the rules spoil a game of Niagara for everybody; an agreed number of rounds ends it.
const rival = { kind: 'bot', level: 'medium' };
const FALLS = { game: 'niagara', table: { seats: 3, round_limit: 12 }, seats: [{ kind: 'maker' }, rival, rival] };

describe.each([
  ['Mississippi Queen by mouse', RACE, mississippiByMouse],
  // Tab by Tab a whole race takes minutes; an agreed number of rounds ends it.
  ['Mississippi Queen by keys', { ...RACE, table: { ...RACE.table, round_limit: 12 } }, mississippiByKeys],
  ['Niagara by mouse', FALLS, niagaraByMouse],
  ['Niagara by keys', FALLS, niagaraByKeys],
] as const)('%s', (name, config, hand) => {
  it('is played to the end', async () => {
    const page = await kit.visit('/');
    const id = await makeTable(page, config);
    await page.goto(`${kit.server.address}/table/${id}`);
    await page.locator('.frame svg .piece').first().waitFor();
    const table = await playToTheEnd(page, id, hand);
    expect(table.outcome?.ranks).toHaveLength(3);
    await page.locator('.ending').waitFor();
    await page.getByRole('tab', { name: 'Report' }).click();
    expect(await page.locator('#panel li').count()).toBeGreaterThan(20);
    await shot(page, `over-${name.toLowerCase().replaceAll(' ', '-')}`);
    expectNoComplaint(page);
    await page.context().close();
  });
});
