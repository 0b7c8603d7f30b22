// The environment of the server, checked once at start: a wrong value ends the process with one clear line.
import { isIP } from 'node:net';
import type { ProxyTrust } from '../http/clientAddress.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

export interface Environment {
  /** 0: any free port. */
  readonly tariffPort: number;
  readonly promptsPort: number;
  readonly host: string;
  readonly capsOn: boolean;
  /** `redis://…`; undefined: memory. */
  readonly capStore: string | undefined;
  readonly proxyTrust: ProxyTrust;
  /** Without a slash at the end; undefined: the request's own origin. */
  readonly publicTariffUrl: string | undefined;
  readonly publicPromptsUrl: string | undefined;
  /** Worker processes; 1 runs in this process. */
  readonly concurrency: number;
  readonly logLevel: LogLevel;
  /** Where `/metrics` is served; undefined: nowhere. */
  readonly metricsPort: number | undefined;
}

/** What a variable's text stands for; what it must be, in words, when it stands for nothing. */
type Reading<Value> = { readonly value: Value } | { readonly mustBe: string };
/** `text` is undefined where the variable is not set, or set to nothing. */
type Reader<Value> = (text: string | undefined) => Reading<Value>;

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max;

const digits =
  (min: number, max: number, fallback: number): Reader<number> =>
  (text = String(fallback)) =>
    isWhole(text, min, max) ? { value: Number(text) } : { mustBe: `must be a whole number from ${min} to ${max}` };

const oneOf =
  <Word extends string>(words: readonly Word[], fallback: Word, mustBe: string): Reader<Word> =>
  (text = fallback) => {
    const value = words.find((word) => word === text);
    return value === undefined ? { mustBe } : { value };
  };

const baseUrl: Reader<string | undefined> = (text) =>
  text === undefined || isHttpUrl(text)
    ? { value: text?.replace(/\/+$/, '') }
    : { mustBe: 'must be an http or https address without a query' };

const READERS = {
  TARIFF_PORT: digits(0, 65_535, 3001),
  PROMPTS_PORT: digits(0, 65_535, 3002),
  HOST: (text: string | undefined): Reading<string> => ({ value: text ?? '127.0.0.1' }),
  RATE_LIMIT: oneOf(['on', 'off'], 'on', 'must be on or off'),
  RATE_LIMIT_STORE: (text: string | undefined): Reading<string | undefined> =>
    text === undefined || /^rediss?:\/\/./.test(text)
      ? { value: text }
      : { mustBe: 'must be an address such as redis://host:6379' },
  TRUST_PROXY: (text = '0'): Reading<ProxyTrust> => {
    const value = proxyTrustOf(text);
    return value === undefined
      ? { mustBe: 'must be a number of hops or a comma-separated list of addresses and CIDR networks' }
      : { value };
  },
  PUBLIC_TARIFF_URL: baseUrl,
  PUBLIC_PROMPTS_URL: baseUrl,
  WEB_CONCURRENCY: digits(1, 256, 1),
  METRICS_PORT: (text: string | undefined): Reading<number | undefined> =>
    text === undefined || isWhole(text, 1, 65_535)
      ? { value: text === undefined ? undefined : Number(text) }
      : { mustBe: 'must be a port from 1 to 65535' },
  // Read until METRICS_PORT took its place.
  METRICS: (text: string | undefined): Reading<undefined> =>
    text === undefined
      ? { value: undefined }
      : { mustBe: 'must not be set; METRICS_PORT says where /metrics is served' },
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info', `must be one of ${LOG_LEVELS.join(', ')}`),
};
type Values = { [Name in keyof typeof READERS]: ValueOf<ReturnType<(typeof READERS)[Name]>> };
type ValueOf<Read> = Read extends { readonly value: infer Value } ? Value : never;

/** What the server reads of its environment. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(READERS);

const NOBODY: ProxyTrust = { kind: 'nobody' };

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly message: string };

/** Reads the variables; `message` names the first wrong one, what came and what would be right. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(READERS)) {
    const given = variables[name];
    const reading = reader(given === undefined || given.trim() === '' ? undefined : given);
    if ('mustBe' in reading)
      return { ok: false, message: `${name} ${reading.mustBe}, but ${JSON.stringify(given)} came.` };
    read[name] = reading.value;
  }
  const values = read as Values;
  return {
    ok: true,
    environment: {
      tariffPort: values.TARIFF_PORT,
      promptsPort: values.PROMPTS_PORT,
      host: values.HOST,
      capsOn: values.RATE_LIMIT === 'on',
      capStore: values.RATE_LIMIT_STORE,
      proxyTrust: values.TRUST_PROXY,
      publicTariffUrl: values.PUBLIC_TARIFF_URL,
      publicPromptsUrl: values.PUBLIC_PROMPTS_URL,
      concurrency: values.WEB_CONCURRENCY,
      logLevel: values.LOG_LEVEL,
      metricsPort: values.METRICS_PORT,
    },
  };
}

function proxyTrustOf(text: string): ProxyTrust | undefined {
  if (/^\d{1,2}$/.test(text.trim())) {
    const hops = Number(text);
    return hops === 0 ? NOBODY : { kind: 'hops', hops };
  }
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? { kind: 'networks', networks } : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && search === '' && hash === '';
}
