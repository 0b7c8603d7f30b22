// A whole deployment on loopback: Redis, three replicas of the built server, and nginx with the rules of deploy/nginx.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX, REDIS } from './installed.ts';
import { accepts, freePorts, type Program, run, until } from './program.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const RULES = join(ROOT, 'deploy', 'nginx');
const REPLICAS = 3;

export interface Replica {
  readonly tariffPort: number;
  readonly promptsPort: number;
  /** What all its runs have printed. */
  output(): string;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Redis {
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Cluster {
  /** Ports of nginx. */
  readonly tariffPort: number;
  readonly promptsPort: number;
  readonly replicas: readonly Replica[];
  readonly redis: Redis;
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-cluster-'));
  // nginx' workers run as another user when its master is root.
  chmodSync(folder, 0o755);
  const [redisPort = 0, tariffPort = 0, promptsPort = 0, ...ports] = await freePorts(3 + REPLICAS * 2);
  const redis = redisOn(redisPort, folder);
  const replicas = Array.from({ length: REPLICAS }, (_, at) =>
    replicaOn(ports[at * 2] ?? 0, ports[at * 2 + 1] ?? 0, redisPort, join(folder, `replica-${at}.log`)),
  );
  let nginx: Program | undefined;
  const stop = async () => {
    await Promise.all([nginx?.end(), redis.end('SIGKILL'), ...replicas.map((replica) => replica.end('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await redis.start();
    await Promise.all(replicas.map((replica) => replica.start()));
    const started = runNginx(folder, replicas, tariffPort, promptsPort);
    nginx = started;
    await until('nginx accepts connections', () => accepts(tariffPort), started.output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { tariffPort, promptsPort, replicas, redis, stop };
}

function redisOn(port: number, folder: string): Redis {
  let program: Program | undefined;
  return {
    async start() {
      const options = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--save',
        '',
        '--appendonly',
        'no',
      ];
      program = run(REDIS ?? '', options, join(folder, 'redis.log'));
      await until('Redis accepts connections', () => accepts(port));
    },
    signal: (name) => program?.signal(name),
    end: async (signal) => (await program?.end(signal)) ?? null,
  };
}

function replicaOn(tariffPort: number, promptsPort: number, redisPort: number, printed: string): Replica {
  let program: Program | undefined;
  let starts = 0;
  return {
    tariffPort,
    promptsPort,
    output: () => program?.output() ?? '',
    async start() {
      starts++;
      const started = run(process.execPath, [join(ROOT, 'dist', 'server.js')], printed, {
        TARIFF_PORT: String(tariffPort),
        PROMPTS_PORT: String(promptsPort),
        RATE_LIMIT_STORE: `redis://127.0.0.1:${redisPort}`,
        TRUST_PROXY: '1',
      });
      program = started;
      const printedTimes = () => started.output().split('Prompt catalog: ').length - 1;
      await until('a replica prints its addresses', () => printedTimes() >= starts, started.output);
    },
    end: async (signal) => (await program?.end(signal)) ?? null,
  };
}

/** The rules as they are deployed; only the place is this one. */
function runNginx(folder: string, replicas: readonly Replica[], tariffPort: number, promptsPort: number): Program {
  const rules = join(folder, 'rules');
  const prefix = join(folder, 'prefix');
  mkdirSync(rules);
  mkdirSync(prefix);
  for (const name of readdirSync(RULES)) copyFileSync(join(RULES, name), join(rules, name));
  const service = (name: string, listen: number, ports: readonly number[]) => `
    upstream ${name} {
      zone ${name} 64k;
      random two least_conn;
      ${ports.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=2s;`).join(' ')}
      keepalive 64;
    }
    server { listen 127.0.0.1:${listen}; set $replicas ${name}; include service.conf; }`;
  writeFileSync(
    join(rules, 'place.conf'),
    service(
      'tariff',
      tariffPort,
      replicas.map((replica) => replica.tariffPort),
    ) +
      service(
        'prompts',
        promptsPort,
        replicas.map((replica) => replica.promptsPort),
      ),
  );
  const words = ['-p', prefix, '-c', join(rules, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  return run(NGINX ?? '', words, join(folder, 'nginx.log'));
}
