/** A game from the first decision to the end, through the page alone. Each has a file of its own, so that two can be played at once. */

import { describe, expect, it } from 'vitest';
import { playToTheEnd, type Hand } from './hands';
import { expectNoComplaint, keep, makeTable, shot, useKit } from './kit';

// Rivals who know what they do: they bring a game to its end. They think by nodes, not by the clock, so they play the same every time.
const rival = { kind: 'bot', level: 'hard' };
export const RACE = { game: 'mississippi-queen', table: { edition: 'it2019', seats: 3 }, seats: [{ kind: 'maker' }, rival, rival] };
export const FALLS = { game: 'niagara', table: { seats: 4 }, seats: [{ kind: 'maker' }, rival, rival, rival] };
/** How the games end by their own rules. */
const ENDS = /^(all-home|all-colours|four-alike|seven-gems)$/;

export function isPlayedToTheEnd(name: string, config: typeof RACE | typeof FALLS, hand: Hand): void {
  const kit = useKit();
  describe(name, () => {
    it('is played to the end', async () => {
      // A small window is drawn faster, and still shows all of the table.
      const page = await kit.visit('/', { viewport: { width: 1000, height: 700 } });
      const id = await makeTable(page, config);
      await page.goto(`${kit.server.address}/table/${id}`);
      await page.locator('.frame svg .piece').first().waitFor();
      const table = await playToTheEnd(page, id, hand);
      expect(table.outcome?.ranks).toHaveLength(config.seats.length);
      expect(table.outcome?.reason).toMatch(ENDS);
      await page.locator('.ending').waitFor();
      await page.getByRole('tab', { name: 'Log' }).click();
      expect(await page.locator('#panel li').count()).toBeGreaterThan(20);
      const kept = `over-${name.toLowerCase().replaceAll(' ', '-')}`;
      await shot(page, kept);
      keep(`${kept}.rec`, await (await page.context().request.get(`${kit.server.address}/api/v1/tables/${id}/record?form=text`)).text());
      expectNoComplaint(page);
      await page.context().close();
    });
  });
}
