// `npm run hunt [-- --minutes N] [-- --seed N]`: searches every interface for the slowest and the largest answers and keeps
// the worst in test/attack/hunt/worst.json, which the long tests replay. A seed replays a hunt.
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { steadyCost, yardstickMs } from '../test/attack/hunt/cost.ts';
import { DOORS } from '../test/attack/hunt/doors.ts';
import type { Question } from '../test/attack/hunt/question.ts';
import { hunt, type Worst } from '../test/attack/hunt/search.ts';
import { openServices } from '../test/attack/hunt/services.ts';
import { runBuild } from './build/run.ts';
import { FOR_SERVER } from './build/stepNames.ts';

const ROOT = join(import.meta.dirname, '..');
const LIST = join(ROOT, 'test', 'attack', 'hunt', 'worst.json');
/** Of each door so many are kept. */
const KEPT = 3;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? randomInt(2 ** 30));
if (!(minutes > 0) || !Number.isInteger(seed) || seed < 0) {
  console.error('--minutes must be a number above 0 and --seed a whole number of 0 or more.');
  process.exit(1);
}

await runBuild(ROOT, { steps: FOR_SERVER });
console.log(`hunt seed ${seed}: replay with npm run hunt -- --seed ${seed} --minutes ${minutes}`);
const ask = openServices();
const yardstick = yardstickMs();
const known: Worst[] = [];
for (const { door, question } of JSON.parse(readFileSync(LIST, 'utf8')) as { door: string; question: Question }[]) {
  known.push({ door, question, ...(await steadyCost(ask, question, 5)) });
}
const found = await hunt(ask, seed, minutes * 60, console.log);

const worst = DOORS.flatMap(({ name }) => {
  const byQuestion = new Map(
    [...known, ...found].filter(({ door }) => door === name).map((one) => [JSON.stringify(one.question), one] as const),
  );
  const ofDoor = [...byQuestion.values()];
  const slow = ofDoor.toSorted((a, b) => b.holdMs - a.holdMs).slice(0, KEPT - 1);
  const large = ofDoor.filter((one) => !slow.includes(one)).toSorted((a, b) => b.bytes - a.bytes);
  return [...slow, ...large.slice(0, 1)];
});
const ratio = (milliseconds: number): number => Math.round((10 * milliseconds) / yardstick) / 10;
writeFileSync(
  LIST,
  `${JSON.stringify(
    worst.map(({ door, question, holdMs, cpuMs, bytes }) => ({
      door,
      hold: ratio(holdMs),
      cpu: ratio(cpuMs),
      bytes,
      question,
    })),
    null,
    2,
  )}\n`,
);
console.log(`yardstick ${yardstick.toFixed(1)} ms; processor time in yardsticks: longest hold, whole answer`);
for (const { door, holdMs, cpuMs, bytes, question } of worst) {
  const shown = `${question.path} ${question.body ?? ''}`.slice(0, 90);
  console.log(
    `${ratio(holdMs).toFixed(1).padStart(6)} ${ratio(cpuMs).toFixed(1).padStart(7)} ${String(bytes).padStart(9)} B  ${door}: ${shown}`,
  );
}
