// A whole deployment on loopback: Redis, three replicas of the built server, and nginx with the rules of deploy/nginx.
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX, REDIS } from './installed.ts';
import { accepts, freePorts, type Program, run, until } from './program.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const RULES = join(ROOT, 'deploy', 'nginx');
const REPLICAS = 3;
const REDIS_PASSWORD = 'a-password-of-the-tests';
/** The server's own bound is 8192 in each worker; this one is met by an attack that a test can make. */
const NGINX_CONNECTIONS = 1024;
const NGINX_WORKERS = 2;
/** More than nginx can have open. */
export const MORE_THAN_NGINX_HOLDS = NGINX_WORKERS * NGINX_CONNECTIONS + 500;

export interface Replica {
  readonly tariffPort: number;
  readonly promptsPort: number;
  readonly metricsPort: number;
  /** What all its runs have printed. */
  output(): string;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Redis {
  readonly port: number;
  readonly password: string;
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
  const [redisPort = 0, tariffPort = 0, promptsPort = 0, ...ports] = await freePorts(3 + REPLICAS * 3);
  const redis = redisOn(redisPort, folder);
  const replicas = Array.from({ length: REPLICAS }, (_, at) =>
    replicaOn(ports.slice(at * 3), redisPort, join(folder, `replica-${at}.log`)),
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
    port,
    password: REDIS_PASSWORD,
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
        '--requirepass',
        REDIS_PASSWORD,
      ];
      program = run(REDIS ?? '', options, join(folder, 'redis.log'));
      await until('Redis accepts connections', () => accepts(port));
    },
    signal: (name) => program?.signal(name),
    end: async (signal) => (await program?.end(signal)) ?? null,
  };
}

function replicaOn(ports: readonly number[], redisPort: number, printed: string): Replica {
  const [tariffPort = 0, promptsPort = 0, metricsPort = 0] = ports;
  let program: Program | undefined;
  let starts = 0;
  return {
    tariffPort,
    promptsPort,
    metricsPort,
    output: () => program?.output() ?? '',
    async start() {
      starts++;
      const started = run(process.execPath, [join(ROOT, 'dist', 'server.js')], printed, {
        TARIFF_PORT: String(tariffPort),
        PROMPTS_PORT: String(promptsPort),
        METRICS_PORT: String(metricsPort),
        RATE_LIMIT_STORE: `redis://:${REDIS_PASSWORD}@127.0.0.1:${redisPort}`,
        TRUST_PROXY: '127.0.0.1',
      });
      program = started;
      const printedTimes = () => started.output().split('Prompt catalog: ').length - 1;
      await until('a replica prints its addresses', () => printedTimes() >= starts, started.output);
    },
    end: async (signal) => (await program?.end(signal)) ?? null,
  };
}

/** The rules as they are deployed; only the place and the number of connections are others. */
function runNginx(folder: string, replicas: readonly Replica[], tariffPort: number, promptsPort: number): Program {
  const rules = join(folder, 'rules');
  const prefix = join(folder, 'prefix');
  mkdirSync(rules);
  mkdirSync(prefix);
  for (const name of readdirSync(RULES)) copyFileSync(join(RULES, name), join(rules, name));
  const rulesOf = readFileSync(join(RULES, 'nginx.conf'), 'utf8');
  const smaller = rulesOf
    .replace('worker_processes auto', `worker_processes ${NGINX_WORKERS}`)
    .replace('worker_connections 8192', `worker_connections ${NGINX_CONNECTIONS}`);
  writeFileSync(join(rules, 'nginx.conf'), smaller);
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
