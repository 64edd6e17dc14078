import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../lib/types';
import { Replayer } from './replayer.svelte';
import { CHUNK } from './steps';

const LAST = 3 * CHUNK;
let asked: string[] = [];
let stage = 'over';

/** A server with one table, `t`. */
function answer(address: string): Response {
  const { pathname, searchParams } = new URL(address, 'http://here');
  asked.push(pathname + (searchParams.get('lean') ? ' lean' : ` ${searchParams.get('from') ?? ''}`));
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  if (!pathname.startsWith('/api/v1/tables/t')) return json({ code: 'web-no-table', detail: '' }, 404);
  if (!pathname.endsWith('/moments')) return json({ id: 't', stage, last_moment: LAST, viewer: null, seats: [] });
  const from = Number(searchParams.get('from'));
  const count = Math.min(Number(searchParams.get('most')), LAST + 1 - from);
  const moments = Array.from({ length: count }, (_, at) => ({ number: from + at, turn: from + at, events: [] }) as unknown as Moment);
  return json(moments);
}

describe('a replay', () => {
  beforeEach(() => {
    asked = [];
    stage = 'over';
    vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(answer(url)));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('begins at the start of a game that is over, and where a game that is played stands', async () => {
    const over = new Replayer('t');
    await over.open(null);
    expect([over.at, over.shown?.number, over.story.length]).toEqual([0, 0, LAST + 1]);
    stage = 'playing';
    const played = new Replayer('t');
    await played.open(null);
    expect(played.at).toBe(LAST);
  });

  it('begins where a link says, inside the game', async () => {
    const replay = new Replayer('t');
    await replay.open(9999);
    expect([replay.at, replay.shown?.number]).toEqual([LAST, LAST]);
  });

  it('fetches pictures in chunks, each once, and the next before it is needed', async () => {
    const replay = new Replayer('t');
    await replay.open(0);
    for (let at = 1; at < CHUNK; at += 1) await replay.go(at);
    const chunks = asked.filter((path) => path.endsWith(' 0') || path.endsWith(` ${CHUNK}`));
    expect(chunks).toEqual(['/api/v1/tables/t/moments 0', `/api/v1/tables/t/moments ${CHUNK}`]);
  });

  it('shows the moment that was wanted last, however late the others come', async () => {
    const replay = new Replayer('t');
    await replay.open(0);
    await Promise.all([replay.go(2 * CHUNK), replay.go(5)]);
    expect([replay.at, replay.shown?.number]).toEqual([5, 5]);
  });

  it('plays to the end and stops there', async () => {
    const replay = new Replayer('t');
    await replay.open(LAST - 2);
    vi.useFakeTimers();
    replay.play();
    await vi.advanceTimersByTimeAsync(3000);
    expect([replay.at, replay.playing]).toEqual([LAST, false]);
  });

  it('knows when there is no such table', async () => {
    const replay = new Replayer('u');
    await replay.open(null);
    expect(replay.missing).toBe(true);
  });
});
