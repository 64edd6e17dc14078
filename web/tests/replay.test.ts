/** A game that is over, looked at again: every way through it, what can be taken home, and whether it was fair. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, expectAccessible, expectNoComplaint, makeTable, shot, tableOf, useKit } from './kit';

const kit = useKit();
const bot = { kind: 'bot', level: 'medium' };
const RACE = { game: 'mississippi-queen', table: { edition: 'it2019', seats: 3 }, seats: [{ kind: 'maker' }, bot, bot] };
const FALLS = { game: 'niagara', table: { seats: 3, round_limit: 3 }, seats: [{ kind: 'maker' }, bot, bot] };

/** A game that bots have played to its end, since its player has left. */
async function over(page: Page, config: Record<string, unknown>, seed = 'whatever'): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', config);
  await ask(page, 'PUT', `/tables/${id}/seats/0`, { seed });
  await ask(page, 'POST', `/tables/${id}/start`);
  await ask(page, 'POST', `/tables/${id}/leave`, { seat: 0, resign: true });
  await expect.poll(async () => (await tableOf(page, id)).stage, { timeout: 120_000, interval: 300 }).toBe('over');
  return id;
}

const at = (page: Page) => page.getByLabel('Moment of the game').inputValue().then(Number);

describe('a replay', () => {
  it('goes by keys, buttons, the list and links, and can be taken home', async () => {
    const page = await kit.visit('/');
    const id = await over(page, RACE);
    const last = (await tableOf(page, id)).last_moment;
    await page.goto(`${kit.server.address}/replay/${id}`);
    await page.locator('.frame svg .piece').first().waitFor();
    expect(await at(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe(1);
    // The address names the moment, for others to look at.
    await expect.poll(() => page.url()).toContain('?at=1');
    await page.keyboard.press('End');
    await expect.poll(() => at(page)).toBe(last);
    await page.getByText('all boats but one are home').first().waitFor();
    // A long game is listed part by part: the part that is shown, and ways to the others.
    const listed = () => page.locator('.story li').count();
    expect(await listed()).toBeLessThan(45);
    expect(await page.locator('*').count()).toBeLessThan(6000);
    const early = page.getByRole('button', { name: /earlier turns?$/ });
    while ((await early.count()) > 0) await early.click();
    await page.getByRole('button', { name: 'Before the first turn' }).click();
    await expect.poll(() => at(page)).toBeLessThan(10);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const begun = await at(page);
    await expect.poll(() => at(page)).toBeGreaterThan(begun);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Pause' }).click();
    const paused = await at(page);
    await page.waitForTimeout(1200);
    expect(await at(page)).toBe(paused);
    await page.goto(`${kit.server.address}/replay/${id}?at=25`);
    await expect.poll(() => at(page).catch(() => 0)).toBe(25);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'For programs (JSON)' }).click()]);
    expect(file.suggestedFilename()).toBe(`${id}.json`);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ game: 'mississippi-queen' });
    await expectAccessible(page);
    expectNoComplaint(page);
    await page.context().close();
  });

  it('shows how the river flows', async () => {
    const page = await kit.visit('/', { reducedMotion: 'no-preference' });
    const id = await over(page, FALLS);
    const story = await ask<{ number: number; events: { event: string }[] }[]>(page, 'GET', `/tables/${id}/moments?lean=true`);
    const flow = story.find(({ events }) => events.some(({ event }) => event === 'flowed'))?.number ?? 0;
    await page.goto(`${kit.server.address}/replay/${id}?at=${flow - 1}`);
    await page.locator('.frame svg .piece').first().waitFor();
    await expect.poll(() => at(page)).toBe(flow - 1);
    const moving = () => page.evaluate(() => document.getAnimations().filter((one) => one.constructor === Animation).length);
    await page.waitForTimeout(600);
    expect(await moving()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(moving, { interval: 30 }).toBeGreaterThan(4);
    // Whoever goes back does not have to see it to its end.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(moving, { interval: 30, timeout: 1000 }).toBe(0);
    expectNoComplaint(page);
    await page.context().close();
  });
});

describe('the fair-chance check', () => {
  it('waits for the end of a game', async () => {
    const page = await kit.visit('/');
    const id = await makeTable(page, RACE);
    await page.goto(`${kit.server.address}/replay/${id}`);
    await page.getByText('The game is not over yet').waitFor();
    await page.context().close();
  });

  it('is green for what the dice gave, and red for a record with another seed', async () => {
    const page = await kit.visit('/');
    const id = await over(page, { ...RACE, table: { ...RACE.table, round_limit: 4 } });
    await page.goto(`${kit.server.address}/replay/${id}`);
    const check = async () => {
      await page.getByRole('button', { name: 'Check every draw' }).click();
      await page.locator('.good, .bad').scrollIntoViewIfNeeded();
      await expectAccessible(page);
      return Promise.all(['.good', '.bad'].map(async (kind) => (await page.locator(kind).allInnerTexts()).join()));
    };
    const [holds, nothing] = await check();
    expect(holds).toContain('It holds.');
    expect(nothing).toBe('');
    await shot(page, 'fair');
    // A server that tells another seed than the player gave has not drawn what it says.
    await page.route('**/record', async (route) => {
      const told = await (await route.fetch()).text();
      expect(told).toContain('"whatever"');
      await route.fulfill({ body: told.replace('"whatever"', '"whenever"'), contentType: 'application/json' });
    });
    const [still, fails] = await check();
    expect(still).toBe('');
    expect(fails).toContain('It does not hold.');
    expect(fails).toContain('is not what the dice gave');
    await shot(page, 'not-fair');
    expectNoComplaint(page);
    await page.context().close();
  });

  it('is not even needed where somebody has changed the store: the log does not fit together', async () => {
    const page = await kit.visit('/');
    const id = await over(page, { ...RACE, table: { ...RACE.table, round_limit: 3 } }, 'what was said');
    await kit.server.tamper('what was said', 'what was sold');
    await page.goto(`${kit.server.address}/replay/${id}`);
    await page.getByText('the log of the table is not complete or was changed').waitFor();
    await expectAccessible(page);
    await shot(page, 'tampered');
    expectNoComplaint(page);
    await page.context().close();
  });
});
