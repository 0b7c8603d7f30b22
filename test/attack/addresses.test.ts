// Addresses made to lead elsewhere: out of the folder of built files, to another site, to another route.
import { describe, expect, test } from 'vitest';
import { attackedServer } from './attackedServer.ts';
import { exchange, request } from './wire.ts';

const server = attackedServer();

const CLIMBS = [
  '../package.json',
  '../../package.json',
  '../../../../../../etc/passwd',
  '..%2fpackage.json',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/package.json',
  '%2e%2e%2fpackage.json',
  '%252e%252e%252fpackage.json',
  '..%5cpackage.json',
  '..%255cpackage.json',
  '....//package.json',
  '..;/package.json',
  '..%00/package.json',
  'manifest.json%00.js',
  '..%c0%afpackage.json',
  '%c0%ae%c0%ae/package.json',
  '..%u2215package.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:%2f%2f%2fetc%2fpasswd',
  '.%2e/package.json',
  '.git/config',
  '..%2fserver.js',
  '..%2fdata%2ftariff.bin',
];

const ROUTES = {
  tariff: [
    '/',
    '/assets/',
    '/codes/',
    '/browse/',
    '/names/',
    '/docs/',
    '/bulk/',
    '/api/codes/',
    '/api/export.csv/',
    '/mcp/',
  ],
  prompts: ['/', '/assets/', '/prompts/', '/tools/', '/docs/', '/api/prompts/', '/mcp/'],
} as const;

const SECRETS = /root:x:|"devDependencies"|\[core\]|createRequire\(filename\)|KOSH_COMPILE_AHEAD/;

test.each(Object.entries(ROUTES).flatMap(([service, routes]) => routes.map((route) => [service, route] as const)))(
  'path traversal on %s %s leads nowhere',
  async (service, route) => {
    const base = service === 'tariff' ? server.tariff : server.prompts;
    for (const accept of ['text/html', 'application/json']) {
      await Promise.all(
        CLIMBS.map(async (climb) => {
          const { answers } = await exchange(base, request(`GET ${route}${climb}`, [`Accept: ${accept}`]));
          const [answer] = answers;
          expect([400, 404], climb).toContain(answer?.status);
          expect(answer?.headers['cache-control']).toBe('no-store');
          expect(answer?.body.toString()).not.toMatch(SECRETS);
        }),
      );
    }
  },
);

describe('open redirects', () => {
  const TARGETS = [
    '//evil.example',
    '//evil.example/%2e%2e',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/.evil.example',
    '/@evil.example',
    '/http://evil.example',
    '/https:evil.example',
    '/?next=http://evil.example',
    '/?url=//evil.example&redirect=//evil.example&return_to=//evil.example',
    '/docs?url=http://evil.example/openapi.json',
    '/browse//evil.example',
    '/Codes/8517',
    '/index.html',
    '/.',
    '/..',
    '/./',
  ];

  test.each(TARGETS)('%s: never a redirect, no link to the other site', async (target) => {
    for (const base of [server.tariff, server.prompts]) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const isHead = method === 'HEAD';
        const line = `${method} ${target}`;
        const { answers } = await exchange(base, request(line, ['Accept: text/html']), { isHead });
        const [answer] = answers;
        expect([200, 400, 404, 405]).toContain(answer?.status);
        for (const name of ['location', 'refresh', 'content-location', 'link']) {
          expect(answer?.headers).not.toHaveProperty(name);
        }
        expect(answer?.body.toString()).not.toMatch(
          /(?:href|src|action|content)="?(?:https?:)?[/\\]*[^"]*evil\.example/i,
        );
        expect(answer?.body.toString()).not.toMatch(/http-equiv="?refresh/i);
      }
    }
  });

  test.each(['/browse/', '/docs/', '/codes/8517/', '//docs///'])(
    '%s leads on to the page of the same site',
    async (target) => {
      const { answers } = await exchange(server.tariff, request(`GET ${target}`, ['Accept: text/html']));
      expect(answers[0]?.status).toBe(301);
      expect(answers[0]?.headers.location).toBe(`/${target.replace(/^\/+|\/+$/g, '')}`);
    },
  );

  test.each(['//evil.example/', '/\\evil.example/', '/evil.example//', '/none/'])(
    '%s leads nowhere',
    async (target) => {
      const { answers } = await exchange(server.tariff, request(`GET ${target}`, ['Accept: text/html']));
      expect([400, 404]).toContain(answers[0]?.status);
      expect(answers[0]?.headers).not.toHaveProperty('location');
    },
  );

  test('an absolute address of another site is answered for that site, without a redirect', async () => {
    const { answers } = await exchange(server.tariff, request('GET http://evil.example/robots.txt'));
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.headers).not.toHaveProperty('location');
  });

  test.each(['ftp://evil.example/', 'javascript:alert(1)', 'evil.example:443', '*', '?q=rice', 'api/meta'])(
    '%s is no address of ours: 400',
    async (target) => {
      const { answers } = await exchange(server.tariff, request(`GET ${target}`));
      expect(answers[0]?.status).toBe(400);
    },
  );
});

describe('one route, one spelling', () => {
  test.each([
    '/API/lookup?q=rice',
    '/api/Lookup?q=rice',
    '/api//lookup?q=rice',
    '//api/lookup?q=rice',
    '/api/lookup/?q=rice',
    '/api/lookup%20?q=rice',
    '/api/lookup%00?q=rice',
    '/api/lookup;x=1?q=rice',
    '/api/lookup.json?q=rice',
    '/api/x/../../etc/passwd',
  ])('%s: 404', async (path) => {
    const { answers } = await exchange(server.tariff, request(`GET ${path}`));
    expect(answers[0]?.status).toBe(404);
  });

  test('dots that stay inside are resolved as every client resolves them', async () => {
    const plain = await exchange(server.tariff, request('GET /api/lookup?q=rice'));
    const dotted = await exchange(server.tariff, request('GET /api/./x/../lookup?q=rice'));
    expect(dotted.answers[0]?.body.equals(plain.answers[0]?.body ?? Buffer.alloc(0))).toBe(true);
  });
});
