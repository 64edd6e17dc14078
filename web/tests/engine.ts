/** The engine as a program of its own: positions can be kept, and gone on from in several ways. */

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Plan } from '../src/lib/types';
import { PROGRAM } from './kit';

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

export interface Turn {
  kind: 'decide' | 'chance' | 'over';
  seats?: number[];
}

/** Requests to `paddlewheel engine`, as docs/protocol.md has them. */
export class Engine {
  private readonly child: ChildProcessByStdio<Writable, Readable, null> = spawn(PROGRAM, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;

  constructor() {
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      const answer = JSON.parse(line) as Answer;
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  async ask<T>(method: string, params: Record<string, unknown>): Promise<T> {
    const id = (this.last += 1);
    const answer = new Promise<Answer>((done) => this.waiting.set(id, done));
    this.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method} ${JSON.stringify(params)}: ${error.message}`);
    return result as T;
  }

  /** What a seat is shown when it decides. */
  async decision<View>(id: string, seat: number): Promise<{ view: View; legal: string[]; plans: Plan[] }> {
    const [view, legal, plans] = await Promise.all([
      this.ask<View>('view', { id, seat }),
      this.ask<string[]>('legal', { id, seat }),
      this.ask<Plan[]>('plans', { id, seat }),
    ]);
    return { view, legal, plans };
  }

  close(): void {
    this.child.stdin.end();
  }
}

/** Numbers below 1 that look random, the same in every run. */
export function luckOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
