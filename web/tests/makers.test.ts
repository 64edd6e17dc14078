/** Who makes a table looks after it: removing a player, closing it. And a rematch, which everybody has to agree to. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, expectNoComplaint, makeTable, tableOf, useKit } from './kit';

const kit = useKit();
const bot = { kind: 'bot', level: 'easy' };
const tableAt = (id: string) => `${kit.server.address}/table/${id}`;

/** A maker and a player at a table of three that waits. */
async function twoWaiting(table: Record<string, unknown> = { seats: 3 }): Promise<{ id: string; ada: Page; bob: Page }> {
  const ada = await kit.visit('/');
  const id = await makeTable(ada, { game: 'niagara', table, seats: [{ kind: 'maker' }, { kind: 'open' }, bot] });
  const bob = await kit.visit(`/table/${id}`);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await ada.goto(tableAt(id));
  await ada.getByText('Bob').waitFor();
  return { id, ada, bob };
}

/** Both play by the first plan until the game is over. */
async function playOut(id: string, pages: Page[]): Promise<void> {
  for (;;) {
    const [first] = pages;
    if (!first) return;
    const table = await tableOf(first, id);
    if (table.stage === 'over') return;
    for (const [seat, page] of pages.entries()) {
      if (!table.seats[seat]?.deciding) continue;
      const plans = await ask<{ actions: string[] }[]>(page, 'GET', `/tables/${id}/plans?seat=${seat}`);
      const actions = plans[0]?.actions;
      if (actions) await ask(page, 'POST', `/tables/${id}/actions`, { seat, decision: table.seats[seat].decision, actions });
    }
  }
}

describe('a table that waits for players', () => {
  it('lets its maker remove a player, who cannot come back', async () => {
    const { id, ada, bob } = await twoWaiting();
    await ada.getByRole('button', { name: 'Remove' }).click();
    const names = async () => (await ask<{ seats: { name: string | null }[] }>(ada, 'GET', `/tables/${id}`)).seats.map(({ name }) => name);
    await expect.poll(async () => (await names())[1]).toBeNull();
    await bob.getByRole('button', { name: 'Sit down' }).click();
    await bob.getByText('you were removed from this table').waitFor();
    for (const page of [ada, bob]) expectNoComplaint(page);
  });

  it('can be closed by its maker, and everybody sees that', async () => {
    const { ada, bob } = await twoWaiting();
    await ada.getByRole('button', { name: 'Close the table' }).click();
    await ada.getByRole('button', { name: 'Close the table' }).click();
    for (const page of [ada, bob]) {
      await page.getByText('The table was closed before the game began.').waitFor();
      expectNoComplaint(page);
    }
  });
});

describe('a rematch', () => {
  it('is made when the other one accepts', async () => {
    const { id, ada, bob } = await twoWaiting({ seats: 3, round_limit: 1 });
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await playOut(id, [ada, bob]);
    await ada.getByRole('button', { name: 'Play again' }).click();
    await ada.getByText('waiting for').waitFor();
    await bob.getByRole('button', { name: 'Decline' }).click();
    await ada.getByRole('button', { name: 'Play again' }).click();
    await bob.getByRole('button', { name: 'Accept' }).click();
    await bob.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
    await ada.getByRole('link', { name: 'To the next game' }).click();
    await ada.getByRole('button', { name: 'Start the game' }).waitFor();
    for (const page of [ada, bob]) expectNoComplaint(page);
  });
});
