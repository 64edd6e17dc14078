/** Names what failed, and why, once more at the very end: whoever sees only the last lines of a long run needs no more. */

import type { Reporter, TestModule } from 'vitest/node';

export class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('failed')) {
        const [why] = test.result().errors ?? [];
        console.log(`failed: ${module.relativeModuleId}: ${test.fullName}: ${(why?.message ?? '').split('\n')[0]}`);
      }
    }
  }
}
