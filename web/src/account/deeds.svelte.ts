/** What a form on the page of the account does: once at a time, and with words when it fails or is done. */

import { Problem } from '../lib/api';

export class Deed {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  done = $state(false);

  /** Does it; the answer is nothing if it was refused. */
  async run<T>(deed: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.done = false;
    this.problem = null;
    try {
      const answer = await deed();
      this.done = true;
      return answer;
    } catch (trouble) {
      this.problem = trouble instanceof Problem ? trouble : new Problem({});
      return null;
    } finally {
      this.busy = false;
    }
  }
}
