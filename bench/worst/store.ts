// The slowest answer while the store of the shared caps hangs: Redis is stopped in the middle of its work.
import { join } from 'node:path';
import { REDIS } from '../../test/cluster/installed.ts';
import { accepts, freePorts, run, until } from '../../test/cluster/program.ts';
import { startServer } from '../../test/contract/server.ts';

const REQUESTS = 300;

/** Milliseconds; undefined where Redis is not installed. */
export async function slowestWhileStoreHangs(folder: string): Promise<number | undefined> {
  if (REDIS === undefined) return undefined;
  const [port = 0] = await freePorts(1);
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = run(REDIS, options, join(folder, 'redis.log'));
  await until('Redis listens', () => accepts(port));
  const server = await startServer({ RATE_LIMIT: 'on', RATE_LIMIT_STORE: `redis://127.0.0.1:${port}` });
  try {
    let slowest = 0;
    const ask = async (n: number): Promise<void> => {
      const started = performance.now();
      await (await fetch(`${server.tariff}/api/lookup?q=steel%20bottle%20${n}`)).text();
      slowest = Math.max(slowest, performance.now() - started);
    };
    await ask(0);
    redis.signal('SIGSTOP');
    for (let n = 1; n <= REQUESTS; n++) await ask(n);
    return slowest;
  } finally {
    redis.signal('SIGCONT');
    await server.stop();
    await redis.end('SIGKILL');
  }
}
