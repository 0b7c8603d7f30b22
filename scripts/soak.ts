// `npm run soak [-- --minutes N]`: full load on a started server; memory, descriptors and slow answers must stay as they are.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../test/contract/server.ts';
import { runBuild } from './build/run.ts';
import { FOR_SERVER } from './build/stepNames.ts';
import { startLoad } from './soak/load.ts';
import { BOUNDED_HEAP, openDescriptors, residentMegabytes } from './soak/serverProcess.ts';
import { faultsOf, judge, quantile, type Sample } from './soak/verdict.ts';

const CONNECTIONS = 32;
const SAMPLE_SECONDS = 5;
/** So many answers fill every cache; they are asked for before the clock starts, however long that takes. */
const FILLING_ANSWERS = 100_000;
/** Memory settles meanwhile: 40 % of a short run, two minutes of a long one. */
const warmUpSeconds = (seconds: number): number => Math.min(120, seconds * 0.4);

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const seconds = Number(values.minutes) * 60;
if (!(seconds >= 30)) {
  console.error(`--minutes must be a number of 0.5 or more, but ${JSON.stringify(values.minutes)} came.`);
  process.exit(1);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

await runBuild(join(import.meta.dirname, '..'), { steps: FOR_SERVER });
const server = await startServer(BOUNDED_HEAP);
const pid = server.process.pid ?? 0;
const descriptors = openDescriptors(pid);
const load = startLoad(server, CONNECTIONS);
while (load.answered < FILLING_ANSWERS && load.failures.length === 0) await pause(500);
load.takeTimes();
console.log(`${FILLING_ANSWERS} answers have filled the caches: ${residentMegabytes(pid).toFixed(1)} MB`);
const answeredBefore = load.answered;
const started = performance.now();
const samples: Sample[] = [];
while ((performance.now() - started) / 1000 < seconds && load.failures.length === 0) {
  await pause(SAMPLE_SECONDS * 1000);
  const times = load.takeTimes();
  const sample = {
    at: (performance.now() - started) / 1000,
    megabytes: residentMegabytes(pid),
    answers: times.length,
    p99: quantile(times, 0.99),
  };
  samples.push(sample);
  const rate = Math.round(sample.answers / SAMPLE_SECONDS);
  console.log(
    `${sample.at.toFixed(0).padStart(4)} s ${sample.megabytes.toFixed(1).padStart(6)} MB ${String(rate).padStart(6)} a second, p99 ${sample.p99.toFixed(1)} ms`,
  );
}
await load.stop();
// Connections that ended are forgotten within moments.
for (let waited = 0; openDescriptors(pid) > descriptors && waited < 50; waited++) await pause(100);
const left = openDescriptors(pid) - descriptors;
const errors = server.errors() === '' ? [] : [`the log says ${server.errors().slice(0, 300)}`];
await server.stop();

const settled = samples.filter(({ at }) => at > warmUpSeconds(seconds));
const findings = judge(settled, left, [...load.failures, ...errors]);
const faults = faultsOf(findings);
console.log(
  `${load.answered - answeredBefore} answers in ${(seconds / 60).toFixed(1)} minutes; after the warm-up memory ${findings.slope >= 0 ? '+' : ''}${findings.slope.toFixed(2)} MB a minute, p99 ${findings.p99First.toFixed(1)} ms at first and ${findings.p99Last.toFixed(1)} ms at last; ${left} descriptors left`,
);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'It holds.' : 'It does not hold.');
process.exit(faults.length === 0 ? 0 : 1);
