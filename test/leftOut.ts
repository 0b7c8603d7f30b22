// Ends a run with the list of the tests that this machine could not run, and why: the title of each says `(left out: why)`.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const WHY = /\(left out: ([^()]+(?:\([^()]*\)[^()]*)*)\)/;

/** What a run ends with, of the tests that were skipped; empty: none was. */
export function leftOutText(skipped: readonly Pick<TestCase, 'fullName'>[]): string {
  const byReason = new Map<string, string[]>();
  for (const { fullName } of skipped) {
    const why = WHY.exec(fullName)?.[1];
    // Whoever runs some tests by their names has left out the others.
    if (why === undefined) continue;
    byReason.set(why, [...(byReason.get(why) ?? []), fullName.replace(WHY, '').replace(/ {2,}/g, ' ').trim()]);
  }
  if (byReason.size === 0) return '';
  const lines = [...byReason].map(
    ([why, names]) => `  ${why}: ${names.length} ${names.length === 1 ? 'test' : 'tests'}, such as "${names[0]}"`,
  );
  return `\nLeft out on this machine:\n${lines.join('\n')}\n`;
}

export class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    process.stdout.write(leftOutText(skipped));
  }
}
