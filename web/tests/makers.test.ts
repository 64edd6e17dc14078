/** Who makes a table looks after it: removing a player, closing it. A rematch, which everybody has to agree to. What operators announce and are told. */

import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, expectAccessible, expectNoComplaint, makeTable, PROGRAM, tableOf, useKit } from './kit';

const kit = useKit();
const admin = (...words: string[]) => execFileSync(PROGRAM, ['admin', ...words, '--database', kit.server.database], { encoding: 'utf8' });
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

  it('lets its maker replace an invitation', async () => {
    const ada = await kit.visit('/');
    const config = { game: 'niagara', table: { seats: 3 }, seats: [{ kind: 'maker' }, { kind: 'invited' }, bot] };
    const { id, invitations } = await ask<{ id: string; invitations: { secret: string }[] }>(ada, 'POST', '/tables', config);
    await ada.goto(tableAt(id));
    await ada.getByRole('button', { name: 'New invitation' }).click();
    const link = ada.getByLabel('The new link');
    await expect.poll(() => link.inputValue()).toContain(`/table/${id}?seat=1&invitation=`);
    const old = await kit.visit(`/table/${id}?seat=1&invitation=${invitations[0]?.secret}`);
    await old.getByRole('button', { name: 'Sit down' }).click();
    await old.getByText('is for somebody else').waitFor();
    const bob = await kit.visit('/');
    await bob.goto(await link.inputValue());
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Sit down' }).click();
    await ada.getByText('Bob').waitFor();
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
    await ada.getByRole('link', { name: 'Go to the next game' }).click();
    await ada.getByRole('button', { name: 'Start the game' }).waitFor();
    for (const page of [ada, bob]) expectNoComplaint(page);
  });
});

describe('those who run the server', () => {
  it('are told about a saying and a player', async () => {
    const { ada, bob } = await twoWaiting();
    await ada.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [ada, bob]) await page.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('Say something').fill('rude words');
    await ada.getByRole('button', { name: 'Send' }).click();
    await bob.getByText('rude words').waitFor();
    expect(await ada.getByRole('tabpanel').getByRole('button', { name: 'Report' }).count()).toBe(0);
    const panel = bob.getByRole('tabpanel');
    await panel.getByRole('button', { name: 'Report' }).click();
    await expectAccessible(bob);
    await panel.getByLabel('What is wrong?').fill('insults');
    await panel.getByLabel('What is wrong?').press('Enter');
    await bob.getByText('Reported. Thank you.').waitFor();
    const reports = JSON.parse(admin('reports', '--json')) as { saying: string; reason: string }[];
    expect(reports.map(({ saying, reason }) => [saying, reason])).toEqual([['rude words', 'insults']]);
    for (const page of [ada, bob]) expectNoComplaint(page);
  });

  it('announce something on every page', async () => {
    admin('announce', 'Maintenance tonight', '--at', '2030-01-31T20:00:00Z');
    const page = await kit.visit('/rules');
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText('Maintenance tonight').count();
      })
      .toBe(1);
    await expectAccessible(page);
    admin('announce', '--clear');
  });

  it('keep nothing of who deletes the account: the name disappears from the table', async () => {
    const { ada, bob } = await twoWaiting();
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await ada.locator('.frame svg .piece').first().waitFor();
    await bob.goto(`${kit.server.address}/account`);
    await bob.getByRole('button', { name: 'Delete my account' }).click();
    await expectAccessible(bob);
    await bob.getByRole('button', { name: 'Delete my account' }).click();
    await bob.getByText('You are logged out').waitFor();
    await ada.reload();
    await ada.getByText('deleted player').first().waitFor();
    expect(await ada.getByText('Bob', { exact: true }).count()).toBe(0);
    for (const page of [ada, bob]) expectNoComplaint(page);
  });
});
