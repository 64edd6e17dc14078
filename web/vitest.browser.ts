import { defineConfig } from 'vitest/config';
import { Failures } from './tests/reporter';

/** The tests in a real browser, against the real program. One file after the other: the machine may be small. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/*.test.ts'],
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 100 } },
    reporters: ['verbose', new Failures()],
  },
});
