// Sends generated requests from many connections at once and watches the server: its answers, memory and honest clients.
import fc from 'fast-check';
import { startServer } from '../../contract/server.ts';
import { BOUNDED_HEAP, openDescriptors, residentMegabytes } from '../../server/processes.ts';
import { honestClient } from '../honest.ts';
import { exchange } from '../wire.ts';
import { problemOf } from './judge.ts';
import { fuzzRequest } from './requests.ts';

/** Resident memory the server may never exceed: code and data, four bounded caches full, and room for garbage. */
export const MOST_MEGABYTES = 320;
const BATCH = 500;
const CONNECTIONS = 16;
/** A request whose end does not come is told to end after this long. */
const HALF_CLOSE_MS = 100;

export interface FuzzOutcome {
  readonly requests: number;
  /** Answers by status; 0: closed without an answer. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly mostMegabytes: number;
}

/** Throws at the first thing that is wrong, with the seed, the number of the request and its bytes. */
export async function fuzz(
  requests: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<FuzzOutcome> {
  const server = await startServer(BOUNDED_HEAP);
  const pid = server.process.pid ?? 0;
  const statuses: Record<number, number> = {};
  let mostMegabytes = 0;
  try {
    const honest = await honestClient(server);
    const descriptors = openDescriptors(pid);
    for (let first = 0; first < requests; first += BATCH) {
      const batch = fc.sample(fuzzRequest, { seed: seed + first, numRuns: Math.min(BATCH, requests - first) });
      let next = 0;
      const sendSome = async (): Promise<void> => {
        for (let at = next++; at < batch.length; at = next++) {
          const sent = batch[at];
          if (sent === undefined) return;
          const got = await exchange(server[sent.service], sent.bytes, {
            isHead: sent.isHead,
            halfCloseMs: HALF_CLOSE_MS,
            patienceMs: 20_000,
          });
          const last = got.answers.at(-1)?.status ?? 0;
          statuses[last] = (statuses[last] ?? 0) + 1;
          const problem = problemOf(got) ?? (got.closed || last > 0 ? undefined : 'neither an answer nor an end');
          if (problem !== undefined) {
            const bytes = JSON.stringify(sent.bytes.toString('latin1').slice(0, 2_000));
            throw new Error(`seed ${seed}, request ${first + at} to ${sent.service}: ${problem}\n${bytes}`);
          }
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, sendSome));
      mostMegabytes = Math.max(mostMegabytes, residentMegabytes(pid));
      if (mostMegabytes > MOST_MEGABYTES)
        throw new Error(`seed ${seed}: ${mostMegabytes.toFixed(0)} MB after ${first}`);
      await honest.isAnswered();
      if (server.errors() !== '') throw new Error(`seed ${seed}, before request ${first + BATCH}: ${server.errors()}`);
      if (first % 10_000 === 0 && first > 0) say(`${first} requests, ${residentMegabytes(pid).toFixed(0)} MB`);
    }
    // Connections that ended are forgotten within moments.
    for (let waited = 0; openDescriptors(pid) > descriptors + 10 && waited < 50; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const left = openDescriptors(pid) - descriptors;
    if (left > 10) throw new Error(`seed ${seed}: ${left} descriptors are left open`);
    return { requests, statuses, mostMegabytes };
  } finally {
    await server.stop();
  }
}
