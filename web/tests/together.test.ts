/** Two people at one table, lost connections, a killed server, taking back, and one screen for several. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mississippiByMouse, myTurn, niagaraByMouse, until } from './hands';
import { ask, expectNoComplaint, makeTable, tableOf, useKit } from './kit';

const kit = useKit();
const bot = { kind: 'bot', level: 'easy' };

const tableAt = (id: string) => `${kit.server.address}/table/${id}`;
const board = (page: Page) => page.locator('.frame svg .piece').first().waitFor();

/** Two visitors at a table of three, the third a bot. */
async function twoAtNiagara(): Promise<{ id: string; ada: Page; bob: Page }> {
  const ada = await kit.visit('/');
  const seats = [{ kind: 'maker' }, { kind: 'open' }, bot];
  const id = await makeTable(ada, { game: 'niagara', table: { seats: 3 }, seats });
  const bob = await kit.visit(`/table/${id}`);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await ada.goto(tableAt(id));
  await ada.getByText('Bob').waitFor();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([board(ada), board(bob)]);
  return { id, ada, bob };
}

describe('two browsers at one table', () => {
  it('sealed cards stay sealed until both have laid theirs', async () => {
    const { id, ada, bob } = await twoAtNiagara();
    await myTurn(ada, id);
    await ada.locator('button[data-card="4"]').click();
    await ada.locator('[data-confirm]').click();
    await expect.poll(async () => (await tableOf(ada, id)).seats[0]?.deciding).toBe(false);
    await bob.getByLabel('a card lies face down').first().waitFor();
    const told = JSON.stringify([
      await ask(bob, 'GET', `/tables/${id}/moments`),
      await ask(bob, 'GET', `/tables/${id}/log`),
      await ask(bob, 'GET', `/tables/${id}`),
    ]);
    expect(told).not.toContain('card:4');
    // Neither does Bob's page know it, in any form.
    type View = { phase: string; players: Record<string, { seat: number; card: unknown }> };
    const seen = async () => (await ask<{ view: View }>(bob, 'GET', `/tables/${id}`)).view;
    expect(Object.values((await seen()).players).find(({ seat }) => seat === 0)?.card).toBeNull();
    await bob.locator('button[data-card="2"]').click();
    await bob.locator('[data-confirm]').click();
    // Cards are opened one by one, by who holds the ring first.
    await expect.poll(async () => (await seen()).phase, { timeout: 20_000 }).toBe('act');
    await bob.getByText('reveals').first().waitFor({ timeout: 20_000 });
    for (const page of [ada, bob]) expectNoComplaint(page);
  });

  it('what one says the other reads, and it stays a text', async () => {
    const { ada, bob } = await twoAtNiagara();
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('Say something').fill('<b>Ahoy</b>');
    await ada.getByRole('button', { name: 'Send' }).click();
    await bob.getByRole('tab', { name: 'Chat' }).click();
    await bob.getByText('<b>Ahoy</b>').waitFor();
  });
});

describe('a choice that is made while another one arrives', () => {
  it('is followed by what can be done then, not by what could be done before', async () => {
    // Three people; the one who holds the ring is the first to move, and lays the last card.
    const pages = await Promise.all([kit.visit('/'), kit.visit('/'), kit.visit('/')]);
    const [maker] = pages;
    const id = await makeTable(maker, { game: 'niagara', table: { seats: 3 }, seats: [{ kind: 'maker' }, { kind: 'open' }, { kind: 'open' }] });
    for (const [seat, page] of pages.entries()) await ask(page, 'PUT', `/tables/${id}/seats/${seat}`, { name: `Player ${seat}`, seed: '' });
    await ask(maker, 'POST', `/tables/${id}/start`);
    type Ringed = { view: { players: Record<string, { seat: number }>; ring: string } };
    const { view } = await ask<Ringed>(maker, 'GET', `/tables/${id}`);
    const ring = view.players[view.ring]?.seat ?? 0;
    const page = pages[ring] ?? maker;
    const lay = async (seat: number) => ask(pages[seat] ?? maker, 'POST', `/tables/${id}/actions`, { seat, decision: 0, actions: ['card:3'] });
    const moment = (number: number) => until(page, `.middle[data-moment="${number}"]`);
    await page.goto(tableAt(id));
    await myTurn(page, id);
    const { last_moment } = await tableOf(page, id);
    const [first = 0, second = 0] = [0, 1, 2].filter((seat) => seat !== ring);
    await lay(first);
    await moment(last_moment + 1);
    // The next card of another and the page's own come at the same time.
    await page.keyboard.press('3');
    const laid = lay(second);
    await page.keyboard.press('Enter');
    await laid;
    await expect.poll(async () => (await tableOf(page, id)).last_moment).toBeGreaterThan(last_moment + 2);
    await until(page, '.controls button[data-actions]:enabled');
    const offered = await page.locator('.controls button[data-actions]').evaluateAll((all) => all.map((one) => one.getAttribute('data-actions')));
    expect(offered).toEqual(['canoe:a down']);
    expectNoComplaint(page);
  });
});

describe('those who look on', () => {
  it('are counted and named as long as they stay', async () => {
    const { id, ada, bob } = await twoAtNiagara();
    const watcher = await kit.visit('/');
    // Who has done something here has a name.
    await makeTable(watcher, { game: 'niagara', table: { seats: 3 }, seats: [{ kind: 'maker' }, { kind: 'open' }, bot] });
    const { name } = await ask<{ name: string }>(watcher, 'GET', '/me');
    await watcher.goto(tableAt(id));
    await board(watcher);
    for (const page of [ada, bob, watcher]) await page.getByRole('img', { name: '1 spectator' }).waitFor({ timeout: 20_000 });
    await ada.locator('.watching').getByText(`1 spectator: ${name}`).waitFor();
    expect(await watcher.locator('.decision, .controls [data-actions]').count()).toBe(0);
    expectNoComplaint(watcher);
    await watcher.context().close();
    await ada.locator('.watching').waitFor({ state: 'detached', timeout: 30_000 });
  });

  it('nobody misses what is said while they read the report', async () => {
    const { ada, bob } = await twoAtNiagara();
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('Say something').fill('Ahoy');
    await ada.getByRole('button', { name: 'Send' }).click();
    await bob.getByRole('tab', { name: 'one new message' }).click();
    await bob.getByText('Ahoy').waitFor();
    expect(await bob.locator('.unread').count()).toBe(0);
  });
});

describe('who speaks in the chat', () => {
  it('is told by seat, so that nobody passes for a player', async () => {
    const { id, ada, bob } = await twoAtNiagara();
    const { seats, yours } = await ask<{ seats: { name: string }[]; yours: number[] }>(ada, 'GET', `/tables/${id}`);
    const name = seats[yours[0] ?? 0]?.name ?? '';
    await ask(ada, 'POST', `/tables/${id}/chat`, { text: 'I am a player' });
    const eve = await kit.visit('/');
    await ask(eve, 'POST', '/guests', { name });
    await ask(eve, 'POST', `/tables/${id}/chat`, { text: 'so am I' });
    await bob.getByRole('tab', { name: 'Chat' }).click();
    const [real, forged] = [bob.locator('.chat li', { hasText: 'I am a player' }), bob.locator('.chat li', { hasText: 'so am I' })];
    await forged.getByText('spectator').waitFor();
    expect(await forged.locator('bdi').first().textContent()).toBe(name);
    expect(await forged.locator('svg').count()).toBe(0);
    expect(await real.locator('svg').count()).toBe(1);
    expect(await real.getByText('spectator').count()).toBe(0);
    expectNoComplaint(bob);
  });
});

describe('a table survives', () => {
  it('reloads and lost networks at any moment', async () => {
    const page = await kit.visit('/');
    const id = await makeTable(page, { game: 'niagara', table: { seats: 3, round_limit: 4 }, seats: [{ kind: 'maker' }, bot, bot] });
    await page.goto(tableAt(id));
    await board(page);
    let failed = 0;
    page.on('requestfailed', (request) => (failed += request.method() === 'POST' ? 1 : 0));
    for (let step = 0; step < 120; step += 1) {
      const table = await myTurn(page, id);
      if (table.stage === 'over') break;
      if (step % 5 === 1) {
        await page.reload();
        await board(page);
      } else if (step % 5 === 3) {
        await page.context().setOffline(true);
        failed = 0;
        await niagaraByMouse(page, step);
        // What could not be sent is sent again, and again in vain, before the network is back.
        if (failed > 0) await expect.poll(() => failed).toBeGreaterThan(2);
        await page.context().setOffline(false);
        await page.locator('.dot.live').waitFor({ timeout: 20_000 });
      } else {
        await niagaraByMouse(page, step);
      }
    }
    expect((await tableOf(page, id)).stage).toBe('over');
    await page.locator('.ending').waitFor();
    expectNoComplaint(page);
  });

  it('a server that is killed and comes back', async () => {
    const page = await kit.visit('/');
    const id = await makeTable(page, { game: 'mississippi-queen', table: { edition: 'it2019', seats: 3 }, seats: [{ kind: 'maker' }, bot, bot] });
    await page.goto(tableAt(id));
    await board(page);
    await myTurn(page, id);
    await mississippiByMouse(page, 0);
    const before = await myTurn(page, id);
    await kit.server.kill();
    await page.locator('.dot.lost').waitFor({ timeout: 20_000 });
    await kit.server.start();
    await page.locator('.dot.live').waitFor({ timeout: 20_000 });
    const after = await myTurn(page, id);
    expect(after.last_moment).toBeGreaterThanOrEqual(before.last_moment);
    const decided = after.seats[0]?.decision ?? 0;
    for (let step = 0; step < 60 && ((await tableOf(page, id)).seats[0]?.decision ?? 0) === decided; step += 1) {
      await mississippiByMouse(page, step);
    }
    expect((await tableOf(page, id)).seats[0]?.decision ?? 0).toBeGreaterThan(decided);
    expectNoComplaint(page);
  });
});

describe('taking back', () => {
  it('goes step by step, and the whole turn', async () => {
    const page = await kit.visit('/');
    const table = { edition: 'it2019', seats: 3 };
    const id = await makeTable(page, { game: 'mississippi-queen', table, seats: [{ kind: 'maker' }, bot, bot] });
    await page.goto(tableAt(id));
    await board(page);
    // The bow at the start, then the first turn.
    await expect
      .poll(async () => {
        const wedge = page.locator('.wedge[data-bow="n"]');
        if ((await wedge.count()) > 0) await wedge.click({ timeout: 1000 }).catch(() => undefined);
        return (await ask<{ view: { phase: string }; seats: { deciding: boolean }[] }>(page, 'GET', `/tables/${id}`)).view.phase;
      }, { timeout: 30_000, interval: 500 })
      .toBe('speed');
    await myTurn(page, id);
    const start = (await tableOf(page, id)).last_moment;
    await page.locator('.decision').waitFor();
    await page.locator('.frame').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await tableOf(page, id)).last_moment).toBeGreaterThan(start);
    const moved = (await tableOf(page, id)).last_moment;
    await expect.poll(() => page.locator('.decision[aria-busy="false"]').count()).toBe(1);
    await page.keyboard.press('Backspace');
    await expect.poll(async () => (await tableOf(page, id)).last_moment).toBe(moved - 1);
    await expect.poll(() => page.locator('.decision[aria-busy="false"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await tableOf(page, id)).last_moment).toBe(start);
    expectNoComplaint(page);
  });
});

describe('one screen', () => {
  it('hides the hand of one player from the next', async () => {
    const page = await kit.visit('/');
    await page.getByRole('button', { name: 'Who plays?' }).click();
    await page.locator('form').getByRole('button', { name: 'Niagara' }).click();
    await page.locator('#hot-0').fill('Ada');
    await page.locator('#hot-1').fill('Bob');
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/\/table\//);
    const lay = async (name: string) => {
      await page.locator('.cover').getByText(name).first().waitFor();
      expect(await page.locator('button[data-card]').count()).toBe(0);
      await page.locator('.cover button').click();
      await page.locator('button[data-card="3"]').click();
      await page.locator('[data-confirm]').click();
    };
    await lay('Ada');
    await lay('Bob');
    await page.getByText('reveals').first().waitFor({ timeout: 20_000 });
    expectNoComplaint(page);
  });

  it('a race needs no cover', async () => {
    const page = await kit.visit('/');
    await page.getByRole('button', { name: 'Who plays?' }).click();
    await page.locator('#hot-0').fill('Ada');
    await page.locator('#hot-1').fill('Bob');
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/\/table\//);
    await board(page);
    const id = page.url().split('/').at(-1) ?? '';
    for (let step = 0; step < 12; step += 1) {
      await myTurn(page, id);
      await mississippiByMouse(page, 0);
    }
    const { seats } = await tableOf(page, id);
    expect(seats[0]?.decision).toBeGreaterThan(0);
    expect(seats[1]?.decision).toBeGreaterThan(0);
    expectNoComplaint(page);
  });
});
