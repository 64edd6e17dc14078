/** A phone: whole turns by taps alone. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { myTurn } from './hands';
import { ask, expectNoComplaint, makeTable, shot, tableOf, useKit } from './kit';

const kit = useKit();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const bot = { kind: 'bot', level: 'easy' };

async function tableOnPhone(game: string, table: Record<string, unknown>): Promise<{ page: Page; id: string }> {
  const page = await kit.visit('/', PHONE);
  const id = await makeTable(page, { game, table, seats: [{ kind: 'maker' }, bot, bot] });
  await page.goto(`${kit.server.address}/table/${id}`);
  await page.locator('.frame svg .piece').first().waitFor();
  return { page, id };
}

/** Taps the middle of what is drawn there, whatever lies over it. */
async function tap(page: Page, what: string): Promise<void> {
  const place = page.locator(what).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${what} is not on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Taps a place of the board by its name. */
async function tapSpot(page: Page, id: string, name: string): Promise<void> {
  const { last_moment } = await tableOf(page, id);
  type Pictured = { scene: { spots: { id: string; x: number; y: number }[] } };
  const [moment] = await ask<Pictured[]>(page, 'GET', `/tables/${id}/moments?from=${last_moment}`);
  const spot = moment?.scene.spots.find((one) => one.id === name);
  if (!spot) throw new Error(`there is no ${name}`);
  const at = await page.locator('.frame svg').evaluate((svg, { x, y }) => {
    const { viewBox } = svg as SVGSVGElement;
    const box = svg.getBoundingClientRect();
    const scale = box.width / viewBox.baseVal.width;
    return { x: box.x + (x - viewBox.baseVal.x) * scale, y: box.y + (y - viewBox.baseVal.y) * scale };
  }, spot);
  await page.touchscreen.tap(at.x, at.y);
}

const decided = async (page: Page, id: string) => (await tableOf(page, id)).seats[0]?.decision ?? 0;

/** The page says why not, and links the rule. */
async function expectReason(page: Page, rule: RegExp): Promise<void> {
  const link = page.locator('.controls [role="status"] a[href*="/rules/"]').first();
  await link.waitFor({ timeout: 10_000 });
  expect(await link.innerText()).toMatch(rule);
}

it('a turn of Mississippi Queen by taps, and why a space cannot be reached', async () => {
  const { page, id } = await tableOnPhone('mississippi-queen', { edition: 'it2019', seats: 3 });
  await myTurn(page, id);
  await tap(page, '.wedge[data-bow="n"]');
  await tap(page, '.decision button.primary');
  await page.locator('.dot[data-space]').first().waitFor({ timeout: 60_000 });
  const before = await decided(page, id);
  // The corner of the start tile is land.
  await tapSpot(page, id, '0.0');
  await expectReason(page, /^MQ-/);
  expect(await decided(page, id)).toBe(before);
  const tall = async () => (await page.locator('.frame').boundingBox())?.height ?? 0;
  const height = await tall();
  await tap(page, '.dot[data-space] circle');
  await page.locator('.dot.on').waitFor();
  // The board stays as large as it is under the finger.
  expect(Math.abs((await tall()) - height)).toBeLessThan(6);
  if ((await page.locator('.decision button.primary').count()) === 0) await tap(page, '.wedge[data-bow]');
  await page.locator('.decision button.primary').waitFor();
  await shot(page, 'touch-mississippi-queen');
  await tap(page, '.decision button.primary');
  await expect.poll(() => decided(page, id)).toBeGreaterThan(before);
  expectNoComplaint(page);
});

it('a round of Niagara by taps, and why a disc cannot be reached', async () => {
  const { page, id } = await tableOnPhone('niagara', { seats: 3 });
  await myTurn(page, id);
  await tap(page, 'button[data-card="1"]');
  await tap(page, '[data-confirm]');
  await page.locator('.target[data-target="1"]').waitFor({ timeout: 60_000 });
  const before = await decided(page, id);
  await tapSpot(page, id, '5');
  await expectReason(page, /^NI-/);
  await shot(page, 'touch-niagara');
  await tap(page, '.target[data-target="1"] .rim');
  const confirm = page.locator('[data-confirm]');
  await expect.poll(async () => (await confirm.count()) > 0 || (await decided(page, id)) > before).toBe(true);
  if (await confirm.count()) await tap(page, '[data-confirm]');
  await expect.poll(() => decided(page, id)).toBeGreaterThan(before);
  expectNoComplaint(page);
});

it('two fingers zoom where they are, one finger pans', async () => {
  const { page } = await tableOnPhone('niagara', { seats: 3 });
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const measure = async () => (await page.locator('.frame svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const frame = await page.locator('.frame').boundingBox();
  const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) / 2, (frame?.y ?? 0) + (frame?.height ?? 0) / 2];
  const before = await measure();
  await touch('touchStart', [x - 40, y], [x + 40, y]);
  for (let far = 44; far <= 80; far += 4) await touch('touchMove', [x - far, y], [x + far, y]);
  await touch('touchEnd');
  await expect.poll(async () => (await measure()).width / before.width).toBeCloseTo(2, 0);
  const zoomed = await measure();
  // What lay between the fingers lies there still.
  const share = (box: { x: number; width: number }) => (x - box.x) / box.width;
  expect(share(zoomed)).toBeCloseTo(share(before), 1);
  await touch('touchStart', [x, y]);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [x + 5 * step, y + 4 * step]);
  await touch('touchEnd');
  await expect.poll(async () => (await measure()).x - zoomed.x).toBeGreaterThan(35);
  expectNoComplaint(page);
});
