// The deployment as a whole, on real engines: caps across replicas, failures under load, rolling restarts, nginx' cache.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { Redis as RedisClient } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, load, newAddress, newQuestion, type Reply } from './client.ts';
import { type Cluster, MORE_THAN_NGINX_HOLDS, type Replica, startCluster } from './cluster.ts';
import { onEngines } from './engines.ts';
import { pause, until } from './program.ts';
import { slowBodies } from './slowBodies.ts';

const CAP = 20;
const CLIENTS = 8;
const REFUSED = /^\{"error":"More than 20 requests .+ retry in \d+ seconds\."\}$/;

onEngines('three replicas behind nginx', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.stop());

  /** New questions from one client, through nginx or straight to a replica, fewer at once than nginx allows. */
  const burst = async (count: number, from = newAddress(), port = cluster.tariffPort): Promise<readonly Reply[]> => {
    const agent = new Agent({ maxSockets: 50 });
    return Promise.all(Array.from({ length: count }, () => ask(port, newQuestion(), { from, agent })));
  };

  const withStatus = (replies: readonly Reply[], status: number): readonly Reply[] =>
    replies.filter((reply) => reply.status === status);

  /** Lookups a replica has answered, by its own metrics. */
  const lookups = async ({ metricsPort }: Replica): Promise<number> => {
    const { body } = await ask(metricsPort, '/metrics');
    const counts = body
      .toString()
      .matchAll(/http_request_duration_seconds_count\{[^}]*route="\/api\/lookup"[^}]*\} (\d+)/g);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const allLookups = (): Promise<readonly number[]> => Promise.all(cluster.replicas.map(lookups));

  const told = (sentence: string): number =>
    cluster.replicas.reduce((sum, replica) => sum + replica.output().split(sentence).length - 1, 0);

  describe('the cap', () => {
    test('is exact across replicas under 200 requests, 50 at once', async () => {
      const before = await allLookups();
      const replies = await burst(200);
      expect(withStatus(replies, 200)).toHaveLength(CAP);
      const refused = withStatus(replies, 429);
      expect(refused).toHaveLength(200 - CAP);
      for (const { headers, body } of refused) {
        expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
        expect(headers.ratelimit).toMatch(/^"lookup";r=0;t=\d+$/);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cache-control']).toBe('no-store');
        expect(body.toString()).toMatch(REFUSED);
      }
      const after = await allLookups();
      const shares = after.map((count, at) => count - (before[at] ?? 0));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(200);
      expect(Math.min(...shares), `each replica took its share: ${shares.join(', ')}`).toBeGreaterThan(20);
    });

    test('counts the address that nginx saw, whatever the client claims', async () => {
      const from = newAddress();
      const replies = await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          ask(cluster.tariffPort, newQuestion(), { from, headers: { 'X-Forwarded-For': `203.0.113.${at}` } }),
        ),
      );
      expect(withStatus(replies, 200)).toHaveLength(CAP);
    });
  });

  describe('the cache of nginx', () => {
    test('serves a kept answer with its Age, its Date and no count of another client', async () => {
      const path = newQuestion();
      const from = newAddress();
      const first = await ask(cluster.tariffPort, path, { from });
      expect(first.status).toBe(200);
      expect(first.headers['cache-status']).toBe('nginx; fwd=miss');
      expect(first.headers.age).toBeUndefined();
      expect(first.headers.ratelimit).toMatch(/^"lookup";r=19;/);
      const before = await allLookups();
      await pause(2_100);
      const second = await ask(cluster.tariffPort, path, { from });
      expect(second.headers['cache-status']).toBe('nginx; hit');
      // The answer's Date has whole seconds, so that up to one more may show.
      const age = Math.floor((Date.now() - Date.parse(String(first.headers.date))) / 1000);
      expect(age).toBeGreaterThanOrEqual(2);
      expect([age, age - 1]).toContain(Number(second.headers.age));
      expect(second.headers.date).toBe(first.headers.date);
      expect(second.headers.etag).toBe(first.headers.etag);
      expect(second.headers['cache-control']).toBe('public, max-age=3600');
      expect(second.headers['access-control-allow-origin']).toBe('*');
      expect(second.headers.ratelimit).toBeUndefined();
      expect(second.headers['ratelimit-policy']).toBeUndefined();
      expect(second.body.equals(first.body)).toBe(true);
      expect(await allLookups()).toEqual(before);
    });

    test('answers 304 to the tag of a kept answer, and to that of a new one', async () => {
      const path = newQuestion();
      const { headers } = await ask(cluster.tariffPort, path);
      const etag = String(headers.etag);
      const before = await allLookups();
      for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await ask(cluster.tariffPort, path, { headers: { 'If-None-Match': tags } });
        expect(again.status).toBe(304);
        expect(again.body.byteLength).toBe(0);
        expect(again.headers).toMatchObject({ etag, 'cache-status': 'nginx; hit', 'access-control-allow-origin': '*' });
        expect(Number(again.headers.age)).toBeLessThanOrEqual(2);
      }
      expect(await allLookups()).toEqual(before);
      expect((await ask(cluster.tariffPort, path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
      // The catalog's own tag is known from a replica; nginx has not kept this answer yet.
      const prompt = '/api/prompts?q=agreement&limit=2';
      const host = { Host: 'prompts.example' };
      const straight = await ask(cluster.replicas[0]?.promptsPort ?? 0, prompt, { headers: host });
      const unkept = await ask(cluster.promptsPort, prompt, {
        headers: { ...host, 'If-None-Match': String(straight.headers.etag) },
      });
      expect(unkept.status).toBe(304);
      expect(unkept.headers['cache-status']).toBe('nginx; fwd=miss');
    });

    test('keeps three forms of an answer, however the client spells what it takes', async () => {
      const path = newQuestion();
      const plain = await ask(cluster.tariffPort, path);
      const forms = [
        ['br, gzip', 'br', 'nginx; fwd=miss'],
        ['gzip, deflate, br', 'br', 'nginx; hit'],
        ['gzip;q=0.5', 'gzip', 'nginx; fwd=miss'],
        ['br;q=0, gzip', 'gzip', 'nginx; hit'],
        ['br;q=0, gzip;q=0.000', undefined, 'nginx; hit'],
        ['deflate', undefined, 'nginx; hit'],
      ] as const;
      for (const [accepted, coding, status] of forms) {
        const reply = await ask(cluster.tariffPort, path, { headers: { 'Accept-Encoding': accepted } });
        expect(reply.headers['content-encoding'], accepted).toBe(coding);
        expect(reply.headers['cache-status'], accepted).toBe(status);
        if (coding === 'br') expect(brotliDecompressSync(reply.body).equals(plain.body)).toBe(true);
        if (coding === undefined) expect(reply.body.equals(plain.body)).toBe(true);
        // nginx sends an answer first and keeps it then.
        if (status !== 'nginx; hit') await pause(50);
      }
    });

    test('keeps no refusal, no batch and no page', async () => {
      for (const path of ['/api/lookup?q=', '/api/nothing', '/']) {
        for (let i = 0; i < 2; i++) {
          const reply = await ask(cluster.tariffPort, path, { from: newAddress() });
          expect(reply.headers.age, path).toBeUndefined();
          expect(reply.headers['cache-status'] ?? '', path).not.toMatch(/hit/);
        }
      }
      const body = '{"items":["rice"]}';
      for (let i = 0; i < 2; i++) {
        const batch = await ask(cluster.tariffPort, '/api/lookup', { method: 'POST', body, from: newAddress() });
        expect(batch.headers.ratelimit).toMatch(/r=19/);
        expect(batch.headers.age).toBeUndefined();
      }
    });

    test('hosts do not share answers, since links carry the host', async () => {
      const path = '/api/prompts?limit=1&offset=7';
      for (const host of ['one.example', 'two.example']) {
        const reply = await ask(cluster.promptsPort, path, { headers: { Host: host } });
        expect(reply.body.toString()).toContain(`http://${host}/prompts/`);
      }
    });
  });

  test('what nginx refuses itself is JSON that any origin may read; metrics are not behind it', async () => {
    const metrics = await ask(cluster.tariffPort, '/metrics');
    const tooLong = await ask(cluster.tariffPort, `/${'x'.repeat(20_000)}`);
    const tooLarge = await ask(cluster.tariffPort, '/api/lookup', { method: 'POST', body: ' '.repeat(2_200_000) });
    const headers = { 'X-Padding': 'x'.repeat(20_000) };
    const tooManyHeaders = await ask(cluster.tariffPort, '/api/meta', { headers });
    const traced = await ask(cluster.tariffPort, '/api/meta', { method: 'TRACE' });
    const coding = { 'Transfer-Encoding': 'unheard-of' };
    const unknownCoding = await ask(cluster.tariffPort, '/api/lookup', { method: 'POST', headers: coding });
    const refused = [metrics, tooLong, tooLarge, tooManyHeaders, traced, unknownCoding];
    expect(refused.map(({ status }) => status)).toEqual([404, 414, 413, 431, 405, 501]);
    expect(traced.headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    for (const reply of refused) expectRefusal(reply);
  });

  test('a body above the bound of its path is refused by the service, with its own sentence', async () => {
    const reply = await ask(cluster.tariffPort, '/api/lookup', { method: 'POST', body: ' '.repeat(200_000) });
    expect(reply.status).toBe(413);
    expect(reply.body.toString()).toContain('65536 bytes');
  });

  /** A sentence in JSON that any origin may read and nobody keeps. */
  const expectRefusal = ({ headers, body }: Reply): void => {
    expect(JSON.parse(body.toString())).toEqual({ error: expect.stringMatching(/\.$/) });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  };

  describe('a greedy client', () => {
    test('with more slow bodies than nginx has connections keeps nobody else out', async () => {
      const attack = slowBodies(cluster.tariffPort, '127.0.0.1', MORE_THAN_NGINX_HOLDS, 3 * MORE_THAN_NGINX_HOLDS);
      try {
        const honest: number[] = [];
        const began = performance.now();
        // Longer than the 15 seconds that a service gives a request, and the two in which it notices.
        while (performance.now() - began < 20_000 || attack.begun() < MORE_THAN_NGINX_HOLDS) {
          const path = honest.length % 10 === 0 ? '/api/meta' : '/healthz';
          honest.push((await ask(cluster.tariffPort, path, { from: '127.0.0.2' })).status);
          await pause(200);
        }
        expect(new Set(honest)).toEqual(new Set([200]));
        const statuses = new Set(attack.answers().map((answer) => answer.slice(0, 'HTTP/1.1 429'.length)));
        // Some connections end before their client has read why.
        expect([...statuses].filter((status) => status !== '').sort()).toEqual(['HTTP/1.1 408', 'HTTP/1.1 429']);
      } finally {
        attack.stop();
      }
    });

    test('has 64 requests under way and a hundred pages at once; more are a 429 that says when to come back', async () => {
      const from = newAddress();
      const pages = await Promise.all(
        Array.from({ length: 60 }, async () => {
          const agent = new Agent({ keepAlive: true, maxSockets: 1 });
          const statuses = [];
          for (let i = 0; i < 5; i++) statuses.push(await ask(cluster.tariffPort, '/about', { from, agent }));
          agent.destroy();
          return statuses;
        }),
      );
      const replies = pages.flat();
      const passed = replies.filter(({ status }) => status === 200);
      const refused = replies.filter(({ status }) => status === 429);
      expect(passed.length).toBeGreaterThanOrEqual(100);
      expect(passed.length + refused.length).toBe(300);
      expect(refused.length).toBeGreaterThan(0);
      for (const reply of refused) {
        expectRefusal(reply);
        expect(reply.headers['retry-after']).toBe('1');
      }
      expect((await ask(cluster.tariffPort, '/about', { from: newAddress() })).status).toBe(200);
    });
  });

  test('kill -9 of a replica under load loses no request', async () => {
    const [, victim] = cluster.replicas;
    if (victim === undefined) throw new Error('there is no second replica');
    const running = load(cluster, CLIENTS);
    await pause(700);
    await victim.end('SIGKILL');
    await pause(1_500);
    await victim.start();
    await isAskedAgain(victim);
    const outcome = await running.stop(201);
    expect(outcome.failures).toEqual([]);
    expect(outcome.replies).toBeGreaterThan(200);
  });

  /** Waits until a replica that came back gets requests again. */
  const isAskedAgain = (replica: Replica): Promise<void> =>
    until('nginx asks the replica again', async () => (await lookups(replica)) > 0);

  test('a rolling restart under load fails no request', async () => {
    const running = load(cluster, CLIENTS);
    await pause(300);
    const codes: (number | null)[] = [];
    for (const replica of cluster.replicas) {
      codes.push(await replica.end('SIGTERM'));
      await replica.start();
      await isAskedAgain(replica);
    }
    const outcome = await running.stop(201);
    expect(codes).toEqual([0, 0, 0]);
    expect(outcome.failures).toEqual([]);
    expect(outcome.replies).toBeGreaterThan(200);
  });

  test('Redis answers nobody without the password', async () => {
    const stranger = connect(cluster.redis.port, '127.0.0.1');
    stranger.write('KEYS *\r\n');
    const [answer] = (await once(stranger, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^-NOAUTH /);
    stranger.destroy();
  });

  test('a key that Redis cannot count: its client is counted in memory, all others are shared', async () => {
    const { port, password } = cluster.redis;
    const client = new RedisClient({ port, password });
    const from = newAddress();
    await client.lpush(`kosh:lookup:${from}`, 'not a number');
    const [unlucky, others] = await Promise.all([burst(200, from), burst(200)]);
    const passed = withStatus(unlucky, 200).length;
    expect(passed).toBeGreaterThanOrEqual(CAP);
    expect(passed).toBeLessThanOrEqual(CAP * cluster.replicas.length);
    expect(withStatus(others, 200)).toHaveLength(CAP);
    await client.del(`kosh:lookup:${from}`);
    client.disconnect();
  });

  describe('Redis under load', () => {
    /** What must hold while Redis does not answer: no failure, and each replica counts for itself. */
    const withoutRedis = async () => {
      for (const { tariffPort } of cluster.replicas) {
        const replies = await burst(30, newAddress(), tariffPort);
        expect(withStatus(replies, 200)).toHaveLength(CAP);
        expect(withStatus(replies, 429)).toHaveLength(10);
      }
      const through = await burst(200);
      const passed = withStatus(through, 200).length;
      expect(passed).toBeGreaterThanOrEqual(CAP);
      expect(passed).toBeLessThanOrEqual(CAP * cluster.replicas.length);
      expect(withStatus(through, 429)).toHaveLength(200 - passed);
    };

    const sharedAgain = async (timesBack: number) => {
      await until('every replica says that the store is back', () => told('the shared cap store is back') >= timesBack);
      const replies = await burst(200);
      expect(withStatus(replies, 200)).toHaveLength(CAP);
      expect(withStatus(replies, 429)).toHaveLength(200 - CAP);
    };

    test.each([
      ['stopped and started again', 'SIGTERM'],
      ['killed and started again', 'SIGKILL'],
    ] as const)('%s: nothing fails, memory counts, then the count is shared again', async (_, signal) => {
      const [failed, back] = [told('the shared cap store fails'), told('the shared cap store is back')];
      const running = load(cluster, CLIENTS);
      await pause(300);
      await cluster.redis.end(signal);
      await until('every replica sees it', () => told('the shared cap store fails') >= failed + 3);
      await withoutRedis();
      await cluster.redis.start();
      await sharedAgain(back + 3);
      const outcome = await running.stop(201);
      expect(outcome.failures).toEqual([]);
      expect(outcome.replies).toBeGreaterThan(200);
    });

    test('paused and woken: nothing fails, nobody waits long, memory counts, then the count is shared again', async () => {
      const [failed, back] = [told('the shared cap store fails'), told('the shared cap store is back')];
      const running = load(cluster, CLIENTS);
      await pause(300);
      cluster.redis.signal('SIGSTOP');
      await until('every replica sees it', () => told('the shared cap store fails') >= failed + 3);
      await withoutRedis();
      const answered = running.replies();
      await pause(1_500);
      expect(running.replies(), 'replies while the store hangs').toBeGreaterThan(answered);
      cluster.redis.signal('SIGCONT');
      await sharedAgain(back + 3);
      const outcome = await running.stop(201);
      expect(outcome.failures).toEqual([]);
      expect(outcome.replies).toBeGreaterThan(200);
    });
  });

  test('without any replica: kept answers are served, the rest is a 503 that says when to come back', async () => {
    const kept = newQuestion();
    await ask(cluster.tariffPort, kept);
    await Promise.all(cluster.replicas.map((replica) => replica.end('SIGKILL')));
    const hit = await ask(cluster.tariffPort, kept);
    expect([hit.status, hit.headers['cache-status']]).toEqual([200, 'nginx; hit']);
    const nobody = await ask(cluster.tariffPort, newQuestion());
    expect(nobody.status).toBe(503);
    expect(nobody.headers).toMatchObject({
      'retry-after': '1',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(nobody.body.toString())).toEqual({ error: 'No replica answered; retry in a second.' });
    await Promise.all(cluster.replicas.map((replica) => replica.start()));
    await until('nginx finds them again', async () => (await ask(cluster.tariffPort, newQuestion())).status === 200);
  });
});
