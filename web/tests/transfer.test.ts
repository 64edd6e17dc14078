/** What follows a move of one of a player's two boats: coal is given and taken, by mouse and by keys, or a passenger is handed back. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tabTo } from './hands';
import { ask, bring, expectAccessible, expectNoComplaint, shot, useKit } from './kit';

const kit = useKit();

const TABLE = { edition: 'it2019', seats: 2 };
/** Red is about to move beside orange; both are Ada's. */
const START = {
  format: 1,
  table: TABLE,
  river: ['A0', 'A1-1', 'A2-1'],
  boats: { red: { at: '1.2', bow: 'n', coal: 4 }, orange: { at: '1.12', coal: 3 }, blue: { at: '0.12' }, green: { at: '0.7' } },
  to_move: 'red',
};

/** A page at that table, with the visitor in both seats. */
async function beside(start: typeof START = START): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'paddlewheel-start-'));
  const lines = ['paddlewheel-record 1', 'game: mississippi-queen', `table: ${JSON.stringify(start.table)}`, `start: ${JSON.stringify(start)}`];
  writeFileSync(join(folder, 'start.rec'), `${lines.join('\n')}\n`);
  const id = bring(kit.server, join(folder, 'start.rec'));
  rmSync(folder, { recursive: true });
  const page = await kit.visit('/');
  for (const [seat, name] of ['Ada', 'Bob'].entries()) await ask(page, 'PUT', `/tables/${id}/seats/${seat}`, { name, seed: name });
  await ask(page, 'POST', `/tables/${id}/start`);
  await page.goto(`${kit.server.address}/table/${id}`);
  await page.locator('.dot[data-space]').first().waitFor();
  return page;
}

/** Ada's red boat goes one space ahead, to where coal can change boats. */
async function moveByKeys(page: Page): Promise<void> {
  for (const key of ['1', 'ArrowUp', 'Enter']) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('.decision').getAttribute('aria-busy')).toBe('false');
  }
}

/** The coal of red and orange, as the panel of the players tells it. */
async function coal(page: Page): Promise<(string | null)[]> {
  const boats = page.getByRole('region', { name: 'Players' }).locator('.boat');
  return Promise.all(['Red', 'Orange'].map((name) => boats.filter({ hasText: name }).locator('.coal').getAttribute('aria-label')));
}

/** The line of the report about coal, with its rule. */
const told = (page: Page, words: string) => page.getByRole('tabpanel').locator('li', { hasText: words });
const expected = (page: Page) => page.locator('.expected p').innerText();

it('by mouse: why not so much, another amount, a second thought, and given', async () => {
  const page = await beside();
  await page.locator('.speeds button').first().click();
  const dot = await page.locator('.dot[data-space="1.7"] circle').boundingBox();
  await page.mouse.click((dot?.x ?? 0) + (dot?.width ?? 0) / 2, (dot?.y ?? 0) + (dot?.height ?? 0) / 2);
  if ((await page.locator('.wedge[data-bow="n"]').count()) > 0) await page.locator('.wedge[data-bow="n"]').click();
  await page.locator('.decision .last button.primary').click();
  const group = page.getByRole('group', { name: 'Coal between Red · Ada and Orange · Ada' });
  await group.waitFor();
  expect(await expected(page)).toContain('can transfer coal now');
  await expectAccessible(page);
  // The wheel of orange has room for three.
  await group.getByRole('button', { name: 'Give 4 coal to Orange · Ada' }).click({ force: true });
  const reason = page.locator('.controls [role="status"] a');
  await reason.waitFor();
  expect(await reason.innerText()).toBe('MQ-TRA-04');
  // What is chosen is shown, and nothing has happened yet.
  const soon = () => group.getByRole('img').evaluateAll((wheels) => wheels.map((wheel) => wheel.textContent));
  await group.getByRole('button', { name: 'Take 1 coal from Orange · Ada' }).click();
  expect(await soon()).toEqual(['5', '2']);
  await group.getByRole('button', { name: 'Give 2 coal to Orange · Ada' }).click();
  expect(await soon()).toEqual(['2', '5']);
  await shot(page, 'transfer');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Step back' }).click();
  expect(await soon()).toEqual(['4', '3']);
  await group.getByRole('button', { name: 'Give 2 coal to Orange · Ada' }).click();
  expect(await coal(page)).toEqual(['Coal 4', 'Coal 3']);
  await page.locator('.last').getByRole('button', { name: 'Give 2 coal to Orange · Ada' }).click();
  await expect.poll(() => coal(page)).toEqual(['Coal 2', 'Coal 5']);
  const line = told(page, 'Red gives 2 coal to Orange');
  await line.waitFor();
  expect(await line.getByRole('link').innerText()).toBe('MQ-TRA-02');
  await expect.poll(() => expected(page)).toContain('Blue');
  expectNoComplaint(page);
  await page.context().close();
});

it('by keys alone: a second thought, and taken', async () => {
  const page = await beside();
  await moveByKeys(page);
  const take = '.controls button[data-action="take:orange:2"]';
  await page.locator(take).waitFor();
  expect(await tabTo(page, take)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(take).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(take).getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Enter');
  expect(await tabTo(page, '.controls .last button.primary')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => coal(page)).toEqual(['Coal 6', 'Coal 1']);
  const line = told(page, 'Orange gives 2 coal to Red');
  await line.waitFor();
  expect(await line.getByRole('link').innerText()).toBe('MQ-TRA-02');
  expectNoComplaint(page);
  await page.context().close();
});

it('nobody has to: without coal that changes boats it goes on', async () => {
  const page = await beside();
  await moveByKeys(page);
  await page.getByRole('button', { name: 'Transfer no more coal' }).click();
  await expect.poll(() => expected(page)).toContain('Blue');
  expect(await coal(page)).toEqual(['Coal 4', 'Coal 3']);
  await page.context().close();
});

it('hands a passenger back, or keeps it', async () => {
  // In 1997 who has come to a dock may decline; red faces the dock of the first tile.
  const red = { at: '1.7', bow: 'nw', coal: 4 };
  const page = await beside({ ...START, table: { ...TABLE, edition: 'it1997' }, boats: { ...START.boats, red } });
  await moveByKeys(page);
  await expect.poll(() => expected(page)).toContain('has taken a passenger aboard');
  await page.locator('.last').getByRole('button', { name: 'Keep the passenger' }).waitFor();
  await page.getByRole('button', { name: 'Hand the passenger back' }).click();
  const line = told(page, 'The passenger goes back ashore: Red');
  await line.waitFor();
  expect(await line.getByRole('link').innerText()).toBe('MQ-R-30');
  await expect.poll(() => expected(page)).toContain('Blue');
  expectNoComplaint(page);
  await page.context().close();
});
