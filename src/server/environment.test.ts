import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('defaults', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {
      tariffPort: 3001,
      promptsPort: 3002,
      host: '127.0.0.1',
      capsOn: true,
      capStore: undefined,
      proxyTrust: { kind: 'nobody' },
      publicTariffUrl: undefined,
      publicPromptsUrl: undefined,
      concurrency: 1,
      logLevel: 'info',
      metricsPort: undefined,
    },
  });
});

test('an empty value counts as not set', () => {
  expect(readEnvironment({ TARIFF_PORT: '', TRUST_PROXY: ' ' })).toEqual(readEnvironment({}));
});

test('values', () => {
  const reading = readEnvironment({
    TARIFF_PORT: '0',
    RATE_LIMIT: 'off',
    RATE_LIMIT_STORE: 'redis://cache:6379',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PUBLIC_TARIFF_URL: 'https://codes.example.org/',
    WEB_CONCURRENCY: '4',
    LOG_LEVEL: 'debug',
  });
  expect(reading).toMatchObject({
    ok: true,
    environment: {
      tariffPort: 0,
      capsOn: false,
      capStore: 'redis://cache:6379',
      proxyTrust: { kind: 'networks', networks: ['10.0.0.0/8', '::1'] },
      publicTariffUrl: 'https://codes.example.org',
      concurrency: 4,
      logLevel: 'debug',
    },
  });
});

test('a wrong value is named with what came and what would be right', () => {
  expect(readEnvironment({ RATE_LIMIT: 'maybe' })).toEqual({
    ok: false,
    message: 'RATE_LIMIT must be on or off, but "maybe" came.',
  });
});

test('METRICS_PORT=9464', () =>
  expect(readEnvironment({ METRICS_PORT: '9464' })).toMatchObject({ ok: true, environment: { metricsPort: 9464 } }));

test.each(['0', '65536', 'on', '127.0.0.1:9464'])('METRICS_PORT=%s is refused', (text) =>
  expect(readEnvironment({ METRICS_PORT: text })).toEqual({
    ok: false,
    message: `METRICS_PORT must be a port from 1 to 65535, but "${text}" came.`,
  }),
);

test('METRICS, which METRICS_PORT replaced, is refused', () =>
  expect(readEnvironment({ METRICS: 'off' })).toEqual({
    ok: false,
    message: 'METRICS must not be set; METRICS_PORT says where /metrics is served, but "off" came.',
  }));
