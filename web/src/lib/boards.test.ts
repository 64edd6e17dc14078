import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from '../games/fixtures';
import { boards } from './boards.svelte';

const table = (id: string, board_version: number) => ({ id, board_version, next: 7 });

describe('the board of a table', () => {
  let asked: string[] = [];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', ({ url }: Request) => {
      asked.push(new URL(url).pathname + new URL(url).search);
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(fixtures.niagara.board), { headers }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for once for each version, and the older one stays until the new one is there', async () => {
    expect(boards.of(null)).toBeNull();
    expect(boards.of(table('a', 1))).toBeNull();
    await vi.waitFor(() => expect(boards.of(table('a', 1))?.game).toBe('niagara'));
    expect(boards.of(table('a', 2))).not.toBeNull();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual(Array(2).fill('/api/v1/tables/a/board?next=7'));
  });

  it('is never that of another table', async () => {
    boards.of(table('b', 1));
    await vi.waitFor(() => expect(boards.of(table('b', 1))).not.toBeNull());
    expect(boards.of(table('c', 1))).toBeNull();
  });
});
