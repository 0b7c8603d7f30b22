// What of the deployment can be checked without a container engine: that its parts agree with the program and each other.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment, VARIABLE_NAMES } from '../../src/server/environment.ts';
import { endsWithTests } from '../children.ts';
import { onEngines } from '../cluster/engines.ts';
import { NGINX } from '../cluster/installed.ts';
import { freePorts, until } from '../cluster/program.ts';
import {
  at,
  DEPLOY,
  documentsOf,
  kubernetesFiles,
  kubernetesObjects,
  type Mapping,
  ROOT,
  stagesOf,
} from './manifests.ts';

const STOP_SECONDS = 10;
/** Where Prometheus looks, and no public route leads. */
const METRICS_PORT = 9464;
const defaults = environmentOf({});

function environmentOf(variables: Readonly<Record<string, string>>) {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.message);
  return reading.environment;
}

const PASSWORD = 'secret';

/** `${NAME:-value}` when nobody sets NAME, and the one variable that must be set. */
const withDefaults = (variables: Mapping): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replace(/\$\{REDIS_PASSWORD:\?[^}]*\}/g, PASSWORD),
    ]),
  );

describe('compose', () => {
  const [compose = {}] = documentsOf('compose.yaml');
  const services = at(compose, 'services') as Readonly<Record<string, Mapping>>;
  const replicas = Object.entries(services).filter(([name]) => name.startsWith('kosh-'));
  const addressOf = (service: Mapping | undefined) => at(service, 'networks', 'inside', 'ipv4_address');

  test('three replicas, Redis and nginx, none with rights or a disk to write to', () => {
    expect(Object.keys(services).sort()).toEqual(['kosh-1', 'kosh-2', 'kosh-3', 'nginx', 'redis']);
    for (const [name, service] of Object.entries(services)) {
      expect(service.read_only, name).toBe(true);
      expect(service.cap_drop, name).toEqual(['ALL']);
      expect(service.mem_limit, name).toBeTypeOf('string');
    }
    // The replicas' user is the image's.
    expect([services.nginx?.user, services.redis?.user]).toEqual(['nginx', 'redis']);
  });

  test('the environment is one that the server takes', () => {
    for (const [, service] of replicas) {
      const variables = withDefaults(service.environment as Mapping);
      expect(VARIABLE_NAMES).toEqual(expect.arrayContaining(Object.keys(variables)));
      expect(environmentOf(variables)).toMatchObject({
        capsOn: true,
        capStore: `redis://:${PASSWORD}@redis:6379`,
        proxyTrust: { kind: 'networks', networks: [addressOf(services.nginx)] },
        metricsPort: METRICS_PORT,
      });
      expect(Number.parseInt(String(service.stop_grace_period), 10)).toBeGreaterThan(STOP_SECONDS);
    }
  });

  test('Redis has a password that must be set, and a network that nginx is not in', () => {
    const { redis, nginx } = services;
    const command = at(redis, 'command') as readonly string[];
    expect(command[command.indexOf('--requirepass') + 1]).toMatch(/^\$\{REDIS_PASSWORD:\?/);
    expect(Object.keys(at(redis, 'networks') as object)).toEqual(['counts']);
    expect(Object.keys(at(nginx, 'networks') as object)).toEqual(['inside']);
    expect(at(compose, 'networks', 'counts', 'internal')).toBe(true);
    for (const [name, service] of replicas)
      expect(Object.keys(at(service, 'networks') as object), name).toContain('counts');
    expect(redis?.ports).toBeUndefined();
  });

  test("nginx' upstreams are the replicas, on the ports the server opens", () => {
    const place = readFileSync(join(DEPLOY, 'nginx', 'place.conf'), 'utf8');
    const upstream = (name: string) =>
      [...(new RegExp(`upstream ${name} \\{([^}]*)\\}`).exec(place)?.[1] ?? '').matchAll(/server (\S+) /g)].map(
        ([, server]) => server,
      );
    const on = (port: number) => replicas.map(([, service]) => `${addressOf(service)}:${port}`);
    expect(upstream('tariff')).toEqual(on(defaults.tariffPort));
    expect(upstream('prompts')).toEqual(on(defaults.promptsPort));
    const open = [...place.matchAll(/listen (\d+);/g)].map(([, port]) => `${port}:${port}`);
    expect(services.nginx?.ports).toEqual(open);
    for (const [at, name] of (['PUBLIC_TARIFF_URL', 'PUBLIC_PROMPTS_URL'] as const).entries()) {
      const [, service] = replicas[0] ?? [];
      const { [name]: url = '' } = withDefaults(service?.environment as Mapping);
      expect(`${new URL(url).port}:${new URL(url).port}`).toBe(open[at]);
    }
  });
});

describe('Kubernetes', () => {
  const objects = kubernetesObjects();
  const find = (kind: string, name: string) =>
    objects.find((object) => object.kind === kind && at(object, 'metadata', 'name') === name);
  const pod = at(find('Deployment', 'kosh'), 'spec', 'template', 'spec');
  const container = at(pod, 'containers', 0);
  const ports = at(container, 'ports') as readonly { name: string; containerPort: number }[];

  test('every file is listed, every object has kind, version and name', () => {
    const [list] = documentsOf('kubernetes/kustomization.yaml');
    const files = kubernetesFiles().map((path) => basename(path));
    expect([...((list?.resources ?? []) as string[]), 'kustomization.yaml'].sort()).toEqual([...files].sort());
    for (const object of objects) {
      expect(object).toMatchObject({
        apiVersion: expect.any(String),
        kind: expect.any(String),
        metadata: { name: expect.any(String) },
      });
    }
  });

  test('the settings are an environment that the server takes, and Redis is the service of that name', () => {
    const settings = at(find('ConfigMap', 'kosh'), 'data') as Record<string, string>;
    for (const [name, value] of Object.entries(settings)) expect(value, name).toBeTypeOf('string');
    expect(VARIABLE_NAMES).toEqual(expect.arrayContaining(Object.keys(settings)));
    const variables = at(container, 'env') as readonly { name: string; value?: string }[];
    const store = variables
      .find(({ name }) => name === 'RATE_LIMIT_STORE')
      ?.value?.replace('$(REDIS_PASSWORD)', PASSWORD);
    const { capStore, host, proxyTrust, metricsPort } = environmentOf({ ...settings, RATE_LIMIT_STORE: store ?? '' });
    expect(metricsPort).toBe(METRICS_PORT);
    expect(host).toBe('0.0.0.0');
    // A number of hops would believe whoever reaches a pod.
    expect(proxyTrust.kind).toBe('networks');
    const { hostname, port, password } = new URL(capStore ?? '');
    expect(password).toBe(PASSWORD);
    expect(at(find('Service', hostname), 'spec', 'ports', 0, 'port')).toBe(Number(port));
    expect(at(container, 'envFrom', 0, 'configMapRef', 'name')).toBe('kosh');
  });

  test('ports, probes and the service agree with the server', () => {
    expect(ports).toEqual([
      { name: 'tariff', containerPort: defaults.tariffPort },
      { name: 'prompts', containerPort: defaults.promptsPort },
      { name: 'metrics', containerPort: METRICS_PORT },
    ]);
    const names = ports.map(({ name }) => name).filter((name) => name !== 'metrics');
    const scraped = at(find('Deployment', 'kosh'), 'spec', 'template', 'metadata', 'annotations', 'prometheus.io/port');
    expect(scraped).toBe(String(METRICS_PORT));
    expect(at(container, 'readinessProbe', 'httpGet')).toEqual({ path: '/readyz', port: 'tariff' });
    expect(at(container, 'livenessProbe', 'httpGet')).toEqual({ path: '/healthz', port: 'tariff' });
    expect(at(container, 'startupProbe', 'httpGet')).toEqual({ path: '/readyz', port: 'prompts' });
    const service = at(find('Service', 'kosh'), 'spec', 'ports') as readonly { targetPort: string }[];
    expect(service.map(({ targetPort }) => targetPort)).toEqual(names);
    const rules = at(find('Ingress', 'kosh'), 'spec', 'rules') as readonly unknown[];
    const backends = rules.map((rule) => at(rule, 'http', 'paths', 0, 'backend', 'service', 'port', 'name'));
    expect(backends).toEqual(names);
  });

  test('Redis and the replicas have the same password, from a secret that no file here holds', () => {
    const secret = { secretKeyRef: { name: 'kosh-redis', key: 'password' } };
    const redis = at(find('Deployment', 'kosh-redis'), 'spec', 'template', 'spec', 'containers', 0);
    expect(at(container, 'env', 0)).toEqual({ name: 'REDIS_PASSWORD', valueFrom: secret });
    expect(at(redis, 'env', 0)).toEqual({ name: 'REDISCLI_AUTH', valueFrom: secret });
    expect(at(redis, 'args')).toEqual(expect.arrayContaining(['--requirepass', '$(REDISCLI_AUTH)']));
    const [list] = documentsOf('kubernetes/kustomization.yaml');
    expect(list?.secretGenerator).toEqual([{ name: 'kosh-redis', envs: ['redis.env'] }]);
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test('only the ingress controller reaches the services, only Prometheus the metrics, only the replicas Redis', () => {
    const allowed = (name: string) =>
      (at(find('NetworkPolicy', name), 'spec', 'ingress') as readonly Mapping[]).map((rule) => [
        at(rule, 'from'),
        (at(rule, 'ports') as readonly { port: number }[]).map(({ port }) => port),
      ]);
    const namespace = (name: string) => [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } },
    ];
    expect(allowed('kosh')).toEqual([
      [namespace('ingress-nginx'), [defaults.tariffPort, defaults.promptsPort]],
      [namespace('monitoring'), [METRICS_PORT]],
    ]);
    expect(allowed('kosh-redis')).toEqual([[[{ podSelector: { matchLabels: { app: 'kosh' } } }], [6379]]]);
    for (const name of ['kosh', 'kosh-redis']) {
      expect(at(find('NetworkPolicy', name), 'spec', 'podSelector', 'matchLabels')).toEqual({ app: name });
    }
  });

  test('the ingress lets prompts be rendered and bounds the connections of a client', () => {
    expect(at(find('Ingress', 'kosh'), 'metadata', 'annotations')).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-body-size': '2m',
      'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
      'nginx.ingress.kubernetes.io/limit-connections': '64',
    });
  });

  test('every container has limits, no rights and a file system it cannot write to', () => {
    for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
      const spec = at(deployment, 'spec', 'template', 'spec');
      expect(at(spec, 'securityContext', 'runAsNonRoot')).toBe(true);
      for (const one of at(spec, 'containers') as readonly unknown[]) {
        expect(at(one, 'securityContext')).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(at(one, 'resources', 'limits') as object).sort()).toEqual(['cpu', 'memory']);
        expect(Object.keys(at(one, 'resources', 'requests') as object).sort()).toEqual(['cpu', 'memory']);
      }
    }
  });

  test('selectors meet their pods; scaling and disruption keep replicas at work', () => {
    for (const name of ['kosh', 'kosh-redis']) {
      const labels = at(find('Deployment', name), 'spec', 'template', 'metadata', 'labels');
      expect(at(find('Deployment', name), 'spec', 'selector', 'matchLabels')).toEqual(labels);
      expect(at(find('Service', name), 'spec', 'selector')).toEqual(labels);
    }
    const scaler = at(find('HorizontalPodAutoscaler', 'kosh'), 'spec');
    expect(at(scaler, 'scaleTargetRef')).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'kosh' });
    expect(at(scaler, 'minReplicas')).toBe(at(find('Deployment', 'kosh'), 'spec', 'replicas'));
    expect(at(find('PodDisruptionBudget', 'kosh'), 'spec')).toEqual({
      maxUnavailable: 1,
      selector: { matchLabels: { app: 'kosh' } },
    });
    expect(at(find('Deployment', 'kosh'), 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable')).toBe(0);
    const wait = Number(at(container, 'lifecycle', 'preStop', 'sleep', 'seconds'));
    expect(Number(at(pod, 'terminationGracePeriodSeconds'))).toBeGreaterThan(wait + STOP_SECONDS);
  });
});

describe('the image', () => {
  const stages = stagesOf(readFileSync(join(DEPLOY, 'Containerfile'), 'utf8'));
  const last = stages.at(-1) ?? [];
  const only = (word: string) => last.filter((instruction) => instruction.word === word).map(({ rest }) => rest);

  test('has two stages, a user without rights, a health check and the ports of the server', () => {
    expect(stages).toHaveLength(2);
    expect(only('USER')).toEqual(['node']);
    expect(only('RUN')).toEqual([]);
    // Whatever umask the clone was made with, the user of the image can read all that it needs.
    expect(stages[0]?.at(-1)).toEqual({
      word: 'RUN',
      rest: 'npm run prepack -- --data && chmod -R a+rX package.json dist deploy',
    });
    expect(only('COPY').filter((rest) => !/^--from=build \/kosh\/(?:package\.json|dist|deploy)\b/.test(rest))).toEqual(
      [],
    );
    expect(only('EXPOSE')).toEqual([`${defaults.tariffPort} ${defaults.promptsPort}`]);
    expect(only('HEALTHCHECK')[0]).toMatch(/CMD \["node", "health\.mjs"\]$/);
    expect(only('ENTRYPOINT')).toEqual(['["node", "dist/server.js"]']);
    const variables = Object.fromEntries(
      only('ENV')
        .flatMap((rest) => rest.trim().split(/\s+/))
        .map((pair) => pair.split('=') as [string, string]),
    );
    expect(variables).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  });

  test('what it copies is all that the server needs, as another user and without writing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kosh-image-'));
    try {
      lay(only('COPY'), folder);
      chmodSync(join(folder, 'dist'), 0o555);
      chmodSync(folder, 0o555);
      const before = readdirSync(folder, { recursive: true });
      const [tariffPort = 0, promptsPort = 0] = await freePorts(2);
      const user = anotherUser(folder);
      const env = { PATH: process.env.PATH, TARIFF_PORT: String(tariffPort), PROMPTS_PORT: String(promptsPort) };
      const child = (...words: readonly string[]) =>
        endsWithTests(
          spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'], ...user }),
        );
      const health = async () => {
        const [code] = await once(child('health.mjs'), 'exit');
        return code as number;
      };
      expect(await health()).toBe(1);
      for (const words of [[], ['prompts']]) {
        const server = child('dist/server.js', ...words);
        let printed = '';
        server.stdout.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
        });
        await until('the server prints its address', () => /Prompt catalog: http\S+\n/.test(printed));
        expect(await health()).toBe(0);
        if (words.length === 0) {
          expect((await fetch(`http://127.0.0.1:${tariffPort}/`)).status).toBe(200);
          expect((await greetMcp(`http://127.0.0.1:${tariffPort}/mcp`)).status).toBe(200);
        }
        server.kill('SIGTERM');
        expect((await once(server, 'exit'))[0]).toBe(0);
      }
      expect(readdirSync(folder, { recursive: true })).toEqual(before);
    } finally {
      chmodSync(folder, 0o755);
      chmodSync(join(folder, 'dist'), 0o755);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** MCP is loaded by its first request, from a file of its own. */
const greetMcp = (url: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }),
  });

/** Nobody, where root runs the tests; root itself where nobody may not start its Node, as one in /root. */
function anotherUser(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  const { status } = spawnSync(process.execPath, ['--version'], { cwd: folder, ...nobody });
  return status === 0 || process.env.KOSH_REQUIRE_ALL !== undefined ? nobody : {};
}

/** As `chmod -R a+rX` at the end of the first stage, so that the rights in this clone do not matter. */
function makeReadable(path: string): void {
  const { mode } = statSync(path);
  chmodSync(path, mode | (mode & 0o111 ? 0o555 : 0o444));
}

/** Does what the COPY instructions of the last stage say. */
function lay(copies: readonly string[], folder: string): void {
  mkdirSync(join(folder, 'dist'));
  for (const copy of copies) {
    const words = copy.replace('--from=build ', '').replaceAll('/kosh/', '').split(' ');
    const target = words.pop() ?? '';
    for (const source of words) {
      if (/\.\w+$/.test(source)) {
        copyFileSync(join(ROOT, source), join(folder, target, target.endsWith('/') ? basename(source) : ''));
      } else cpSync(join(ROOT, source), join(folder, target), { recursive: true });
    }
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) makeReadable(join(folder, name));
}

onEngines('nginx', () => {
  test('takes the configuration as it is deployed', () => {
    const prefix = mkdtempSync(join(tmpdir(), 'kosh-nginx-'));
    try {
      const words = ['-t', '-p', prefix, '-c', join(DEPLOY, 'nginx', 'nginx.conf'), '-e', 'stderr'];
      // It reports on standard error and ends with 0 when all is well.
      execFileSync(NGINX ?? '', words, { stdio: ['ignore', 'ignore', 'pipe'] });
    } finally {
      rmSync(prefix, { recursive: true, force: true });
    }
  });
});
