/** How fast the page is. What is measured is printed; docs/performance.md has the figures. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { myTurn } from './hands';
import { ask, longRace, makeTable, shot, tableOf, useKit } from './kit';

const kit = useKit();

const report = (what: string, value: string) => console.log(`measured: ${what}: ${value}`);

it('the first load is small', async () => {
  const page = await kit.visit('/no-page-yet');
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await page.goto(kit.server.address);
  await page.waitForLoadState('networkidle');
  const home = bytes;
  const bot = { kind: 'bot', level: 'easy' };
  const id = await makeTable(page, { game: 'mississippi-queen', table: { edition: 'it2019', seats: 2 }, seats: [{ kind: 'maker' }, bot] });
  await page.goto(`${kit.server.address}/table/${id}`);
  await page.locator('.frame svg .piece').first().waitFor();
  await page.waitForTimeout(1000);
  report('start page', `${(home / 1000).toFixed(0)} kB`);
  report('start page and a table with its art', `${(bytes / 1000).toFixed(0)} kB`);
  expect(home).toBeLessThan(250_000);
  await page.context().close();
});

it('a move is on the screen of the other player at once', async () => {
  const ada = await kit.visit('/');
  const seats = [{ kind: 'maker' }, { kind: 'open' }];
  const id = await makeTable(ada, { game: 'mississippi-queen', table: { edition: 'it2019', seats: 2 }, seats });
  const bob = await kit.visit(`/table/${id}`);
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect.poll(async () => (await ask<{ seats: { name: string | null }[] }>(ada, 'GET', `/tables/${id}`)).seats[1]?.name).toBeTruthy();
  await ask(ada, 'POST', `/tables/${id}/start`);
  await bob.locator('.frame svg .piece').first().waitFor();
  await ada.goto(`${kit.server.address}/table/${id}`);
  await ada.locator('.frame svg .piece').first().waitFor();
  const took: number[] = [];
  while (took.length < 8) {
    const [one, other] = (await tableOf(ada, id)).seats[0]?.deciding ? [ada, bob] : [bob, ada];
    await myTurn(one, id);
    const { decision, actions, visible } = await one.evaluate(async (id) => {
      const get = async (path: string) => (await fetch(`/api/v1/tables/${id}${path}`)).json();
      type Way = { actions: string[]; result: { at: string; bow: string } };
      const [table, plans] = [await get(''), (await get('/plans')) as Way[]];
      const boat = table.view.boats[table.view.subject];
      const plan = plans.findLast(({ result }) => result.at !== boat.at || result.bow !== boat.bow);
      return { decision: table.seats[table.viewer].decision as number, actions: (plan ?? plans.at(-1))?.actions ?? [], visible: plan !== undefined };
    }, id);
    // Who only gives coal, or none, changes nothing that could be seen on the board.
    if (!visible) {
      await ask(one, 'POST', `/tables/${id}/actions`, { decision, actions });
      continue;
    }
    // The other page notes when anything of its picture changes.
    const seen = other.evaluate(
      () =>
        new Promise<number>((done) => {
          const watch = new MutationObserver(() => (watch.disconnect(), done(performance.timeOrigin + performance.now())));
          const picture = document.querySelector('.frame svg');
          if (picture) watch.observe(picture, { subtree: true, childList: true, attributes: true });
        }),
    );
    await other.waitForTimeout(200);
    const sent = await one.evaluate(() => performance.timeOrigin + performance.now());
    await ask(one, 'POST', `/tables/${id}/actions`, { decision, actions });
    took.push((await seen) - sent);
  }
  took.sort((a, b) => a - b);
  report('a move on the other screen, from before it is sent', `${took.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  // 100 ms are wanted, and docs/performance.md says what was measured on a calm machine. A busy one takes longer, most of all with a
  // program that is not optimised, but a page that asks once more than it must, or does not hear of the move at once, is slower still.
  expect(took[0]).toBeLessThan(150);
  expect(took[Math.floor(took.length / 2)]).toBeLessThan(300);
  await Promise.all([ada.context().close(), bob.context().close()]);
});

it('a long river moves smoothly', async () => {
  const id = longRace(kit.server);
  const page = await kit.visit(`/replay/${id}`, { reducedMotion: 'no-preference' });
  await page.locator('.frame svg .piece').first().waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.waitForTimeout(1500);
  await shot(page, 'long-river');
  const tiles = await page.locator('.piece[data-key^="tile-"]').count();
  expect(tiles).toBeGreaterThan(10);
  const whole = await panned(page);
  report(`panning ${tiles} tiles`, whole.words);
  const boat = await page.locator('.piece[data-key^="boat-"]').first().boundingBox();
  await page.mouse.move((boat?.x ?? 0) + (boat?.width ?? 0) / 2, (boat?.y ?? 0) + (boat?.height ?? 0) / 2);
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(500);
  const near = await panned(page);
  report(`panning ${tiles} tiles from near`, near.words);
  // A river that is painted anew for every frame came to 18 on a calm machine without a graphics card.
  for (const { rate } of [whole, near]) expect(rate).toBeGreaterThan(45);
  await page.context().close();
});

/** Drags the board about and tells how many frames a second came: the best of three, for a machine has other things to do. */
async function panned(page: Page): Promise<{ rate: number; words: string }> {
  const box = await page.locator('.frame').boundingBox();
  if (!box) throw new Error('there is no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  let best = { rate: 0, words: '' };
  for (let turn = 0; turn < 3 && best.rate < 58; turn += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    const frames = page.evaluate(
      () =>
        new Promise<{ at: number; moved: boolean }[]>((done) => {
          const told: { at: number; moved: boolean }[] = [];
          const place = () => document.querySelector('.frame svg .piece')?.getBoundingClientRect();
          let last = place();
          const step = (at: number) => {
            const now = place();
            told.push({ at, moved: now?.x !== last?.x || now?.y !== last?.y });
            last = now;
            if (at - (told[0]?.at ?? at) < 2500) requestAnimationFrame(step);
            else done(told);
          };
          requestAnimationFrame(step);
        }),
    );
    // Moves are sent without waiting for an answer, as a hand does.
    const sent: Promise<unknown>[] = [];
    for (const began = Date.now(); Date.now() - began < 2600; ) {
      const turned = (Date.now() - began) / 16;
      const to = { x: x + 150 * Math.sin(turned / 9), y: y + 100 * Math.cos(turned / 7) };
      sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...to }));
      await new Promise((done) => setTimeout(done, 8));
    }
    const told = await frames;
    await Promise.all(sent);
    await page.mouse.up();
    const gaps = told.slice(1).map(({ at }, index) => at - (told[index]?.at ?? at)).sort((a, b) => a - b);
    const rate = 1000 / ((gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length) || 1);
    const late = gaps[Math.floor(gaps.length * 0.95)] ?? 0;
    const moved = told.filter((frame) => frame.moved).length;
    // What does not move is no panning.
    expect(moved).toBeGreaterThan(told.length / 2);
    const words = `${rate.toFixed(0)} frames a second, 95 of 100 within ${late.toFixed(0)} ms, moved in ${moved} of ${told.length}`;
    if (rate > best.rate) best = { rate, words };
  }
  return best;
}
