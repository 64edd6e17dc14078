/** A game that is over, looked at again: every way through it, what can be taken home, and whether it was fair. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, expectAccessible, expectNoComplaint, longRace, makeTable, shot, still, tableOf, useKit } from './kit';

const kit = useKit();
const bot = { kind: 'bot', level: 'medium' };
const RACE = { game: 'mississippi-queen', table: { edition: 'it2019', seats: 3 }, seats: [{ kind: 'maker' }, bot, bot] };
const FALLS = { game: 'niagara', table: { seats: 3, round_limit: 3 }, seats: [{ kind: 'maker' }, bot, bot] };

/** A game that bots have played to its end, since its player has left. */
async function over(page: Page, config: Record<string, unknown>, seed = 'whatever', visited = false): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', config);
  await ask(page, 'PUT', `/tables/${id}/seats/0`, { seed });
  await ask(page, 'POST', `/tables/${id}/start`);
  if (visited) {
    await page.goto(`${kit.server.address}/table/${id}`);
    await page.locator('.frame svg .piece').first().waitFor();
  }
  await ask(page, 'POST', `/tables/${id}/leave`, { seat: 0, resign: true });
  await expect.poll(async () => (await tableOf(page, id)).stage, { timeout: 120_000, interval: 300 }).toBe('over');
  return id;
}

const at = (page: Page) => page.getByLabel('Moment of the game').inputValue().then(Number);

/** The moments in which a boat moved, and the tile it came to. */
async function movesOf(page: Page, id: string): Promise<{ number: number; boat: string; tile: number }[]> {
  type Lean = { number: number; events: { event: string; boat: string; to: string }[] };
  const story = await ask<Lean[]>(page, 'GET', `/tables/${id}/moments?lean=true&most=5000`);
  return story.flatMap(({ number, events }) =>
    events.filter(({ event }) => event === 'moved').map(({ boat, to }) => ({ number, boat, tile: parseInt(to, 10) })),
  );
}

/** How large a boat is drawn, in pixels; 0 if it is not whole in the window of the board. */
async function sizeInWindow(page: Page, boat: string): Promise<number> {
  const frame = await page.locator('.frame').boundingBox();
  const box = await page.locator(`.piece[data-key="boat-${boat}"] > use`).boundingBox();
  if (!frame || !box) return 0;
  const across = box.x >= frame.x && box.x + box.width <= frame.x + frame.width;
  const down = box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
  return across && down ? Math.max(box.width, box.height) : 0;
}

describe('a replay', () => {
  it('goes by keys, buttons, the list and links, and can be taken home', async () => {
    const page = await kit.visit('/');
    const id = await over(page, RACE);
    // The time of the page can be put forward, to see that nothing happens in it.
    await page.clock.install();
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
    await page.getByText('all boats but one have finished').first().waitFor();
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
    for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000);
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

  it('follows what happens on a long river, until the reader looks elsewhere', async () => {
    const id = longRace(kit.server);
    // How large the boat is where the page follows it, at least, and where all is shown, at most.
    const windows = [
      { name: 'wide', viewport: { width: 1440, height: 900 }, near: 40, far: 28 },
      { name: 'narrow', viewport: { width: 360, height: 740 }, near: 26, far: 14 },
    ];
    for (const { name, viewport, near, far } of windows) {
      const page = await kit.visit('/', { viewport });
      const late = (await movesOf(page, id)).at(-10);
      await page.goto(`${kit.server.address}/replay/${id}?at=${late?.number}`);
      await page.locator('.frame svg .piece').first().waitFor();
      await expect.poll(() => at(page)).toBe(late?.number);
      expect(await page.locator('.piece[data-key^="tile-"]').count()).toBeGreaterThan(15);
      const large = () => sizeInWindow(page, late?.boat ?? '');
      await expect.poll(large).toBeGreaterThan(near);
      await shot(page, `replay-follows-${name}`);
      await page.getByRole('button', { name: 'Show everything' }).click();
      await expect.poll(large).toBeLessThan(far);
      // What the reader has asked for stays, whatever happens.
      await page.keyboard.press('End');
      await expect.poll(() => at(page)).toBe((await tableOf(page, id)).last_moment);
      expect(await large()).toBeLessThan(far);
      await page.goto(`${kit.server.address}/replay/${id}?at=${late?.number}`);
      await expect.poll(large).toBeGreaterThan(near);
      const box = await page.locator('.frame').boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 900, y + 900, { steps: 5 });
      await page.mouse.up();
      await expect.poll(large).toBe(0);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => at(page)).toBe(late?.number);
      expect(await large()).toBe(0);
      await page.getByRole('button', { name: 'Follow the game' }).click();
      await expect.poll(large).toBeGreaterThan(near);
      expectNoComplaint(page);
      await page.context().close();
    }
  });

  it('glides from boat to boat, or goes there at once where nothing is to move', async () => {
    const id = longRace(kit.server);
    const steps = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await kit.visit('/', { reducedMotion });
      // Two moments at different places of the river.
      const moves = (await movesOf(page, id)).slice(-200);
      const [one, other] = [moves[0], moves.find(({ tile }) => tile > (moves[0]?.tile ?? 0) + 1)];
      await page.goto(`${kit.server.address}/replay/${id}?at=${one?.number}`);
      await page.locator('.frame svg .piece').first().waitFor();
      await still(page);
      // From where it is now to where it comes to rest.
      const places = page.evaluate(async () => {
        const sheet = document.querySelector<HTMLElement>('.sheet');
        const seen = new Set<string>();
        for (let rest = 0, last = ''; seen.size < 2 || rest < 40; ) {
          const place = `${sheet?.getBoundingClientRect().x},${sheet?.getBoundingClientRect().y}`;
          [rest, last] = [place === last ? rest + 1 : 0, place];
          seen.add(place);
          await new Promise(requestAnimationFrame);
        }
        return seen.size;
      });
      await page.getByLabel('Moment of the game').fill(String(other?.number));
      const count = await places;
      await page.context().close();
      return count;
    };
    expect(await steps('reduce')).toBe(2);
    expect(await steps('no-preference')).toBeGreaterThan(3);
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
    await still(page);
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
    expect(holds).toContain('Everything is correct.');
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
    expect(fails).toContain('Something is wrong.');
    expect(fails).toContain('is not what the dice gave');
    await shot(page, 'not-fair');
    expectNoComplaint(page);
    await page.context().close();
  });

  it('is red where another promise is told than the one this browser saw at the table', async () => {
    const page = await kit.visit('/');
    const short = { ...RACE, table: { ...RACE.table, round_limit: 3 } };
    const check = async (id: string) => {
      await page.goto(`${kit.server.address}/replay/${id}`);
      await page.getByRole('button', { name: 'Check every draw' }).click();
      const answer = page.locator('.good, .bad');
      await answer.scrollIntoViewIfNeeded();
      await expectAccessible(page);
      return answer.innerText();
    };
    // Who was not at the table has to believe the server, and who came when all was over, too.
    const unseen = await over(page, short);
    await page.goto(`${kit.server.address}/table/${unseen}`);
    await page.locator('.frame svg .piece').first().waitFor();
    expect(await check(unseen)).toContain('This browser was not at the table during the game');
    const id = await over(page, short, 'whatever', true);
    expect(await check(id)).toContain('The promise is the one this browser saw');
    const promised = (await tableOf(page, id)).commitment;
    const other = promised.replaceAll(/[0-9]/g, (digit) => String(9 - Number(digit)));
    await page.evaluate(([from, to]) => {
      const seen = localStorage.getItem('paddlewheel-promises') ?? '';
      localStorage.setItem('paddlewheel-promises', seen.replace(from, to));
    }, [promised, other] as const);
    const fails = await check(id);
    expect(fails).toContain('a different promise from the one this browser saw');
    expect(fails).toContain(promised);
    expect(fails).toContain(other);
    await shot(page, 'another-promise');
    expectNoComplaint(page);
    await page.context().close();
  });

  it('is not even needed where somebody has changed the store: the log does not fit together', async () => {
    const page = await kit.visit('/');
    const id = await over(page, { ...RACE, table: { ...RACE.table, round_limit: 3 } }, 'what was said');
    await kit.server.tamper('what was said', 'what was sold');
    await page.goto(`${kit.server.address}/replay/${id}`);
    await page.getByText('this table is damaged: its log cannot be replayed').waitFor();
    await expectAccessible(page);
    await shot(page, 'tampered');
    expectNoComplaint(page);
    await page.context().close();
  });
});
