/** Names what failed, and why, once more at the very end: whoever sees only the last lines of a long run needs no more. */

import type { Reporter, TestModule } from 'vitest/node';

export class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('failed')) {
        const [why] = test.result().errors ?? [];
        const lines = (why?.message ?? '').split('\n');
        console.log(`failed: ${module.relativeModuleId}: ${test.fullName}: ${lines[0]}`);
        // The kit adds where it has kept what was on the screen.
        for (const line of lines.slice(1).filter((line) => line.startsWith('saved in '))) console.log(`  ${line}`);
      }
    }
  }
}
