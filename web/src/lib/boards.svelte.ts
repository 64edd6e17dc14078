/** The board of the table that the page shows: asked for once, and again when the table tells another version of it. */

import { ask, GET, patiently } from './api';
import type { Board, Table } from './types';

class Boards {
  private known = $state.raw<{ table: string; board: Board } | null>(null);
  private wanted = '';

  /** The board as far as it is known; an older one while the new one is on its way. */
  of(table: Pick<Table, 'id' | 'board_version' | 'next'> | null): Board | null {
    if (!table) return null;
    const wanted = `${table.id}/${table.board_version}`;
    if (this.wanted !== wanted) {
      this.wanted = wanted;
      void this.load(table, wanted);
    }
    return this.known?.table === table.id ? this.known.board : null;
  }

  /** Notes a board that came without being asked for. */
  put(table: string, board: Board): void {
    this.wanted = `${table}/${board.version}`;
    this.known = { table, board };
  }

  private async load({ id, next }: Pick<Table, 'id' | 'next'>, wanted: string): Promise<void> {
    const params = { path: { table: id }, query: { next } };
    try {
      const board = await patiently(() => ask(GET('/api/v1/tables/{table}/board', { params })), 20);
      if (this.wanted === wanted) this.known = { table: id, board };
    } catch {
      // The next look at the table asks again.
      if (this.wanted === wanted) this.wanted = '';
    }
  }
}

export const boards = new Boards();
