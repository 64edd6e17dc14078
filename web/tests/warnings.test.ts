/** What one would rather not do is said before it is done: wrecks, the last coal, the falls; and pointing at a choice says what comes of it. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waysOf } from '../src/games/mississippi/view';
import type { Plan, Table } from '../src/lib/types';
import { ask, bring, expectAccessible, expectNoComplaint, shot, told, useKit } from './kit';

const kit = useKit();

/** A page at a table that goes on from a position, with the visitor in every seat. */
async function from(game: string, start: { table: { seats: number } & Record<string, unknown> } & Record<string, unknown>): Promise<{ page: Page; id: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'paddlewheel-start-'));
  const lines = ['paddlewheel-record 1', `game: ${game}`, `table: ${JSON.stringify(start.table)}`, `start: ${JSON.stringify(start)}`];
  writeFileSync(join(folder, 'start.rec'), `${lines.join('\n')}\n`);
  const id = bring(kit.server, join(folder, 'start.rec'));
  rmSync(folder, { recursive: true });
  const page = await kit.visit('/');
  const names = ['Ada', 'Bob', 'Cleo'].slice(0, start.table.seats);
  for (const [seat, name] of names.entries()) await ask(page, 'PUT', `/tables/${id}/seats/${seat}`, { name, seed: name });
  await ask(page, 'POST', `/tables/${id}/start`);
  await page.goto(`${kit.server.address}/table/${id}`);
  await page.locator('.frame svg .piece').first().waitFor();
  return { page, id };
}

async function press(page: Page, mark: Locator): Promise<void> {
  const box = await mark.locator('circle, path').first().boundingBox();
  if (!box) throw new Error('nothing is drawn there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const RACE = {
  format: 1,
  table: { edition: 'it2019', seats: 3 },
  river: ['A0', 'A1-1', 'A2-1'],
  boats: { red: { at: '1.2', bow: 'n', speed: 3, coal: 2 }, orange: { at: '0.7' }, blue: { at: '0.12' } },
  to_move: 'red',
};

it.each([
  ['last-coal', 'burns the last coal'],
  ['no-complete-next-turn', 'leaves no complete next turn'],
] as const)('a turn that ends in %s says so before it is confirmed', async (kind, words) => {
  const { page, id } = await from('mississippi-queen', RACE);
  const ways = waysOf(await told<Plan[]>(page, `/tables/${id}/plans`));
  const way = ways.find(({ consequences, result }) => result.pushed === 0 && consequences.some((one) => one.kind === kind));
  const safe = ways.find(({ remarks }) => !remarks?.some(({ warning }) => warning));
  if (!way || !safe) throw new Error('the position has no such turns');
  for (const [one, warned] of [[safe, false], [way, true]] as const) {
    await page.keyboard.press('Escape');
    await page.locator('.speeds button').nth(one.result.wheel - 1).click();
    await press(page, page.locator(`.dot[data-space="${one.result.at}"]`));
    const bow = page.locator(`.wedge[data-bow="${one.result.bow}"]`);
    if ((await bow.count()) > 0) await press(page, bow);
    await page.locator('.decision .last button.primary').waitFor();
    const warnings = await page.locator('.decision .warning').allInnerTexts();
    expect(warnings.some((warning) => warning.startsWith(words))).toBe(warned);
  }
  await shot(page, `warning-${kind}`);
  await expectAccessible(page);
  expectNoComplaint(page);
});

it('a wreck that cannot be avoided is announced with its consequence', async () => {
  const { page, id } = await from('mississippi-queen', { ...RACE, boats: { red: { at: '1.1', bow: 'sw', speed: 6, coal: 0 }, orange: { at: '0.7' }, blue: { at: '0.12' } } });
  const { view } = await told<Table>(page, `/tables/${id}`);
  expect(view.game === 'mississippi-queen' && typeof view.course.mode).toBe('object');
  const warning = page.locator('.decision p.warning');
  await warning.waitFor();
  expect(await warning.innerText()).toMatch(/^Every turn ends in a wreck: your boat will miss its next turn/);
  await shot(page, 'warning-wreck');
  expectNoComplaint(page);
});

it('pointing at a space says what comes of going there', async () => {
  const { page, id } = await from('mississippi-queen', RACE);
  const status = page.locator('.decision .last [role="status"]');
  const ways = waysOf(await told<Plan[]>(page, `/tables/${id}/plans`));
  for (const dot of (await page.locator('.dot[data-space]').all()).slice(0, 4)) {
    const [space, coal] = [await dot.getAttribute('data-space'), Number(await dot.getAttribute('data-coal'))];
    const box = await dot.locator('circle').first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => status.innerText()).toMatch(new RegExp(`^Speed \\d, ${coal === 0 ? 'no' : coal} coal`));
    expect(ways.some(({ result }) => result.at === space && result.spent === coal)).toBe(true);
  }
  expectNoComplaint(page);
});

it('why a space cannot be reached is told as a cause with its rule', async () => {
  const { page, id } = await from('mississippi-queen', RACE);
  const whyNot = (place: string) => ask<{ detail: string; rule: { id: string } }>(page, 'GET', `/tables/${id}/why-not?seat=0&place=${place}`);
  expect(await whyNot('0.0')).toMatchObject({ detail: 'Land is in the way', rule: { id: 'MQ-MOV-03' } });
  expect((await whyNot('2.17')).detail).toMatch(/^(Too far|Not enough coal): \d+ (points )?needed, \d+ left$/);
});

const FALLS = { format: 1, table: { seats: 3 }, players: { brown: { canoes: ['7L:amber', 'beach'], card: 3 }, yellow: { card: 4 }, red: { card: 5 } }, phase: 'act' };

it('nobody goes over the falls by a single click', async () => {
  const { page, id } = await from('niagara', FALLS);
  const brown = page.locator('.controls button[data-actions="canoe:a"]');
  await brown.click();
  const falls = page.locator('.controls button.danger[data-actions="down"]');
  await falls.waitFor();
  const before = (await told<Table>(page, `/tables/${id}`)).last_moment;
  await falls.click();
  await expect.poll(() => page.locator('.expected p').innerText()).toBe('Over the falls? The canoe will be lost, with its gem.');
  expect(await page.locator('.controls .warning').allInnerTexts()).toContain('goes over the falls and is lost');
  expect((await told<Table>(page, `/tables/${id}`)).last_moment).toBe(before);
  await shot(page, 'warning-falls');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.locator('.expected p').innerText()).toContain('Your canoe is on disc 7 left');
  await falls.click();
  await page.locator('[data-confirm]').click();
  await expect.poll(async () => (await told<Table>(page, `/tables/${id}`)).last_moment).toBeGreaterThan(before);
  expectNoComplaint(page);
});

it('a card shows which canoe it endangers', async () => {
  // With the weather at 1 the canoe at the falls cannot get out of reach, and the other one can.
  const players = { brown: { canoes: ['7L', '4'] }, yellow: {}, red: {} };
  const { page } = await from('niagara', { format: 1, table: { seats: 3, fork: 'random' }, weather: 1, players, phase: 'cards' });
  const ready = page.getByRole('button', { name: 'I am Ada' });
  await ready.waitFor();
  await ready.click();
  const danger = (card: string) => page.locator(`button[data-card="${card}"]`).getAttribute('aria-label');
  await expect.poll(() => danger('1')).toBe('Card 1, canoe A goes over the falls whatever is played');
  expect(await danger('3')).toBe('Card 3, canoe A goes over the falls if the lowest card is 3 or more');
  await page.locator('button[data-card="1"]').hover();
  await expect.poll(() => page.locator('.controls .warning').allInnerTexts()).toHaveLength(1);
  await shot(page, 'warning-card');
  expectNoComplaint(page);
});
