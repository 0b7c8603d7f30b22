// A server under an attack, and what must hold meanwhile and afterwards: it lives, stays small and answers others.
import { expect } from 'vitest';
import { startServer } from '../../contract/server.ts';
import { BOUNDED_HEAP, residentMegabytes } from '../../server/processes.ts';
import { pause } from '../slowClients.ts';
import { type Attack, attack, type Outcome } from './client.ts';
import type { CostlyDoor } from './costlyDoors.ts';
import { neighboursOf } from './neighbours.ts';

/** What a process with a heap of 128 MB may occupy. */
const MOST_MEGABYTES = 300;

export interface AttackPlan extends Omit<Attack, 'url' | 'bytes' | 'ended'> {
  readonly door: CostlyDoor;
  readonly caps: 'on' | 'off';
}

/** Starts a server of its own for the attack. Fails where one of the promises is broken. */
export async function underAttack({ door, caps, ...how }: AttackPlan): Promise<Outcome> {
  const server = await startServer({ ...BOUNDED_HEAP, RATE_LIMIT: caps });
  const ended = new AbortController();
  server.process.once('exit', () => ended.abort());
  let megabytes = 0;
  const weighing = setInterval(() => {
    try {
      megabytes = Math.max(megabytes, residentMegabytes(server.process.pid ?? 0));
    } catch {
      // The process has ended, which fails the test below.
    }
  }, 50);
  try {
    const neighbours = neighboursOf(server);
    const outcome = await attack({ ...how, url: server[door.service], bytes: door.bytes, ended: ended.signal });
    if (!ended.signal.aborted) await neighbours.lookUp();
    await neighbours.stop();
    const { statuses, unanswered, seconds, withoutRetryAfter } = outcome;
    const { worst, failures } = neighbours;
    const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}, `);
    console.log(
      `${door.name}, ${how.requests} ${how.way} from ${how.addresses}, caps ${caps}: ${counted.join('')}${unanswered} unanswered` +
        ` in ${seconds.toFixed(1)} s; ${megabytes.toFixed(0)} MB; longest waits in ms of work: health` +
        ` ${worst.health.toFixed(0)}, lookup ${worst.lookup.toFixed(0)}, others ${worst.refusable.toFixed(0)}`,
    );
    // The end of a process is announced later than that of its connections.
    if (failures.length > 0) await pause(2_000);
    expect(ended.signal.aborted, `the server ended\n${server.errors().slice(0, 500)}`).toBe(false);
    expect(failures.slice(0, 5), 'what others asked').toEqual([]);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    expect(server.errors()).toBe('');
    expect(Object.keys(statuses).filter((status) => status >= '500' && status !== '503')).toEqual([]);
    expect(withoutRetryAfter, 'refusals without Retry-After').toBe(0);
    // Without caps one connection gets its answers one after the other, which may take longer than the attackers stay.
    if (how.way === 'read' || (how.way === 'pipelined' && caps === 'on'))
      expect(unanswered, 'requests without an answer').toBe(0);
    return outcome;
  } finally {
    clearInterval(weighing);
    server.process.kill('SIGKILL');
  }
}
