import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { Failures } from './tests/reporter';

/** The files that take longest, so that none of them is left when all others are done. */
const LONG = ['pages', 'replay', 'together', 'mississippi-by-keys', 'mississippi-by-mouse', 'niagara-by-keys', 'niagara-by-mouse', 'account'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const long = files.filter((file) => place(file) >= 0).toSorted((one, other) => place(one) - place(other));
    return [...long, ...files.filter((file) => place(file) < 0)];
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
