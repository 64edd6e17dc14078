/** Who the reader is to the server. A guest is made by their first deed; reading needs nobody. */

import { ask, GET, PATCH, POST, Problem } from './api';
import { keep, kept } from './kept';
import type { Me } from './types';

class Reader {
  me = $state.raw<Me | null>(null);

  async load(): Promise<Me | null> {
    try {
      this.me = await ask(GET('/api/v1/me'));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.me = null;
    }
    return this.me;
  }

  /** The name to play under: the server's, or what was typed here before. */
  get name(): string {
    return this.me?.name ?? kept('name') ?? '';
  }

  /** Tells the server what the reader is called. Who gives no name is a guest with a number after their first deed. */
  async introduce(name: string): Promise<void> {
    const known = this.me ?? (await this.load());
    if (!name) return;
    keep('name', name);
    if (!known) this.me = await ask(POST('/api/v1/guests', { body: { name } }));
    else if (name !== known.name) this.me = await ask(PATCH('/api/v1/me', { body: { name } }));
  }
}

export const reader = new Reader();
