/** What a turn costs is told before it is taken: by the space, the bow, the push and the button that confirms; and the sentence above the board says what to do next. */

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { River } from '../src/games/mississippi/river';
import { waysOf, type View, type Way } from '../src/games/mississippi/view';
import type { Board, GameEvent, Moment, Plan, Table } from '../src/lib/types';
import { bestCourse } from './brains';
import { mississippiByMouse, myTurn, until } from './hands';
import { expectNoComplaint, makeTable, shot, told, useKit } from './kit';

const kit = useKit();
const rival = { kind: 'bot', level: 'easy' };
const CROWD = { game: 'mississippi-queen', table: { edition: 'it2019', seats: 5 }, seats: [{ kind: 'maker' }, rival, rival, rival, rival] };
const CONFIRM = '.decision .last button.primary[data-coal]';

const sentence = (page: Page) => page.locator('.expected p').innerText();
const coalOf = async (mark: Locator) => Number(await mark.getAttribute('data-coal'));

async function press(page: Page, mark: Locator): Promise<void> {
  const box = await mark.locator('circle, path').first().boundingBox();
  if (!box) throw new Error('nothing is drawn there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The coal that a boat has paid in these events. */
const paid = (events: GameEvent[], boat: string): number =>
  events.reduce((sum, event) => sum + ('boat' in event && event.boat === boat && 'coal' in event ? event.coal : 0), 0);

/** Takes a turn by the marks on the board; what each choice said that it costs, and what was paid. */
async function takeTurn(page: Page, id: string, way: Way, boat: string, last: number): Promise<{ pushes: number; raised: boolean }> {
  const dot = page.locator(`.dot[data-space="${way.result.at}"]`);
  if ((await dot.count()) === 0) await page.locator('.decision button[data-all]').click();
  let price = await coalOf(dot);
  const first = price;
  await press(page, dot);
  const bow = page.locator(`.wedge[data-bow="${way.result.bow}"]`);
  if ((await bow.count()) > 0) {
    expect(await sentence(page)).toBe('Now choose where the bow points.');
    price = await coalOf(bow);
    await press(page, bow);
  }
  let pushes = 0;
  for (const push = page.locator('.push[data-name]'); (await push.count()) > 0; pushes += 1) {
    expect(await sentence(page)).toMatch(/^Where should (Red|Orange|Blue|Green|Pink|White) go\?$/);
    // The dearest one, so that prices rise.
    const all = await Promise.all((await push.all()).map(async (one) => ({ one, coal: await coalOf(one) })));
    const dearest = all.toSorted((one, other) => other.coal - one.coal)[0];
    if (!dearest) break;
    price = dearest.coal;
    if (pushes === 0) await shot(page, 'prices-push');
    await press(page, dearest.one);
  }
  await page.locator(CONFIRM).waitFor();
  expect(await sentence(page)).toBe('Confirm your choice, or step back.');
  expect(await coalOf(page.locator(CONFIRM))).toBe(price);
  expect(await page.locator(CONFIRM).innerText()).toContain(price === 0 ? 'no coal' : `${price} coal`);
  await page.locator(CONFIRM).click();
  await expect.poll(async () => (await told<Table>(page, `/tables/${id}`)).last_moment).toBeGreaterThan(last);
  const moments = await told<Moment[]>(page, `/tables/${id}/moments?from=${last + 1}&lean=true`);
  const events = moments.flatMap((moment) => moment.events);
  expect(paid(events, boat)).toBe(price);
  return { pushes: events.filter((event) => event.event === 'pushed' && event.by === boat).length, raised: price > first };
}

it('the price that is shown is the price that is paid, over a whole race with pushes', async () => {
  const page = await kit.visit('/');
  const id = await makeTable(page, CROWD);
  await page.goto(`${kit.server.address}/table/${id}`);
  const count = { turns: 0, pushes: 0, raised: 0 };
  for (;;) {
    const { stage } = await myTurn(page, id);
    if (stage === 'over') break;
    const table = await told<Table & { view: View }>(page, `/tables/${id}`);
    if (table.view.phase !== 'speed') {
      await mississippiByMouse(page, 0);
      continue;
    }
    await until(page, '.dot[data-space]');
    expect(await sentence(page)).toMatch(/^Your turn, \w+: pick a space/);
    const ways = waysOf(await told<Plan[]>(page, `/tables/${id}/plans`));
    const river = new River(await told<Board>(page, `/tables/${id}/board`));
    const pushing = ways.filter(({ result, consequences }) => result.pushed > 0 && !consequences.some(({ kind }) => kind === 'no-complete-next-turn'));
    const way = bestCourse(table.view, river, pushing.length > 0 ? pushing : ways) ?? ways[0];
    if (!way) throw new Error('there is no turn');
    const { pushes, raised } = await takeTurn(page, id, way, table.view.subject ?? '', table.last_moment);
    count.turns += 1;
    count.pushes += pushes;
    count.raised += Number(raised);
  }
  expectNoComplaint(page);
  console.log(`${count.turns} turns, ${count.pushes} pushes, ${count.raised} dearer than the space said`);
  expect(count.turns).toBeGreaterThan(8);
  expect(count.pushes).toBeGreaterThan(0);
});

it('nothing runs ahead of the board while the others move', async () => {
  const page = await kit.visit('/', { reducedMotion: 'no-preference' });
  const id = await makeTable(page, CROWD);
  await page.goto(`${kit.server.address}/table/${id}`);
  await myTurn(page, id);
  // In every frame: what is asked, whether something still moves, which moment the board shows and which one the report tells.
  await page.evaluate(() => {
    const seen: { text: string; mine: boolean; moves: boolean; board: number; report: number }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const moments = [...document.querySelectorAll('#panel [data-moment]')].map((line) => Number(line.getAttribute('data-moment')));
      const words = document.querySelector('.expected p');
      seen.push({
        text: words?.textContent ?? '',
        mine: words?.classList.contains('mine') ?? false,
        moves: document.querySelector('.expected button[data-skip]') !== null,
        board: Number(document.querySelector('.middle')?.getAttribute('data-moment')),
        report: Math.max(0, ...moments),
      });
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turn = 0; turn < 6; turn += 1) {
    await mississippiByMouse(page, turn);
    await myTurn(page, id);
  }
  type Frame = { text: string; mine: boolean; moves: boolean; board: number; report: number };
  const seen = await page.evaluate(() => (window as unknown as { seen: Frame[] }).seen);
  const moving = seen.filter(({ moves }) => moves);
  expect(moving.length).toBeGreaterThan(10);
  expect(moving.filter(({ mine, text }) => mine || text.startsWith('Your turn') || text === '')).toEqual([]);
  expect(seen.filter(({ board, report }) => report > board)).toEqual([]);
  expectNoComplaint(page);
});
