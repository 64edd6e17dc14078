/** What following a table costs: requests and bytes. What is measured is printed; docs/performance.md has the figures. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mississippiByKeys, myTurn, playToTheEnd } from './hands';
import { makeTable, useKit } from './kit';

const kit = useKit();

/** The requests of a page about tables, and the bytes that come to it, from now on. */
async function count(page: Page): Promise<{ requests: string[]; bytes: () => number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests: string[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    const path = new URL(request.url).pathname;
    if (type !== 'EventSource' && path.startsWith('/api/v1/tables/')) requests.push(`${request.method} ${path.replace(/\/tables\/[^/]+/, '/tables/…')}`);
  });
  // What is on its way while a stream is open is counted as it comes.
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { requests, bytes: () => bytes };
}

it('a page asks once for each decision of its own, and never for what others do', async () => {
  const page = await kit.visit('/');
  const bot = { kind: 'bot', level: 'easy' };
  const seats = [{ kind: 'maker' }, bot, bot, bot];
  const id = await makeTable(page, { game: 'mississippi-queen', table: { edition: 'it2019', seats: 4 }, seats });
  const { requests, bytes } = await count(page);
  await page.goto(`${kit.server.address}/table/${id}`);
  const first = await myTurn(page, id);
  const [asked, loaded] = [requests.length, bytes()];
  const last = await playToTheEnd(page, id, mississippiByKeys);
  const decisions = (last.seats[0]?.decision ?? 0) - (first.seats[0]?.decision ?? 0);
  expect(decisions).toBeGreaterThan(10);
  expect(requests.slice(asked)).toEqual(Array.from({ length: decisions }, () => 'POST /api/v1/tables/…/actions'));
  const turns = last.turn - first.turn;
  const perTurn = (bytes() - loaded) / turns;
  expect(bytes()).toBeGreaterThan(loaded + 100 * turns);
  console.log(`measured: a race of four boats: ${turns} turns, ${decisions} own decisions, ${(perTurn / 1000).toFixed(1)} kB per turn`);
  expect(perTurn).toBeLessThan(10_000);
  await page.context().close();
});
