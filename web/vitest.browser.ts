import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { Failures } from './tests/reporter';

/** Files that take longest, so that no long one is left when all others are done. */
const LONG = ['pages', 'mississippi-by-keys', 'niagara-by-keys', 'mississippi-by-mouse', 'niagara-by-mouse', 'replay', 'together'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + LONG.length + 1) % (LONG.length + 1);
    return files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

const usual = {
  environment: 'node' as const,
  // Modules are loaded once for each worker: a test file has no state but that of its kit.
  isolate: false,
  testTimeout: 400_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000, interval: 100 } },
};

/** The tests in a real browser, against the real program: a server and a browser for each file, two files at a time. What is measured is measured alone, at the end. */
export default defineConfig({
  test: {
    reporters: ['verbose', new Failures()],
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...usual, name: 'browser', include: ['tests/*.test.ts'], exclude: ['tests/speed.test.ts'], maxWorkers: 2, sequence: { groupOrder: 0 } } },
      { test: { ...usual, name: 'speed', include: ['tests/speed.test.ts'], maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
