// The environment of the server, checked once at start: a wrong value ends the process with one clear line.
import { isIP } from 'node:net';
import * as z from 'zod';
import type { ProxyTrust } from '../http/clientAddress.ts';

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
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A variable is absent when it is not set or set to nothing. */
const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

const digits = (min: number, max: number, fallback: number) =>
  variable(
    z
      .string()
      .default(String(fallback))
      .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max, {
        error: `must be a whole number from ${min} to ${max}`,
      })
      .transform(Number),
  );

const baseUrl = variable(
  z
    .string()
    .optional()
    .refine((text) => text === undefined || isHttpUrl(text), {
      error: 'must be an http or https address without a query',
    })
    .transform((text) => text?.replace(/\/+$/, '')),
);

const Variables = z.object({
  TARIFF_PORT: digits(0, 65_535, 3001),
  PROMPTS_PORT: digits(0, 65_535, 3002),
  HOST: variable(z.string().default('127.0.0.1')),
  RATE_LIMIT: variable(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  RATE_LIMIT_STORE: variable(
    z
      .string()
      .optional()
      .refine((text) => text === undefined || /^rediss?:\/\/./.test(text), {
        error: 'must be an address such as redis://host:6379',
      }),
  ),
  TRUST_PROXY: variable(
    z
      .string()
      .default('0')
      .refine((text) => proxyTrustOf(text) !== undefined, {
        error: 'must be a number of hops or a comma-separated list of addresses and CIDR networks',
      })
      .transform((text) => proxyTrustOf(text) ?? NOBODY),
  ),
  PUBLIC_TARIFF_URL: baseUrl,
  PUBLIC_PROMPTS_URL: baseUrl,
  WEB_CONCURRENCY: digits(1, 256, 1),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info')),
});

/** What the server reads of its environment. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape);

const NOBODY: ProxyTrust = { kind: 'nobody' };

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly message: string };

/** Reads the variables; `message` names the first wrong one, what came and what would be right. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? 'environment');
    return {
      ok: false,
      message: `${name} ${issue?.message ?? 'is not valid'}, but ${JSON.stringify(variables[name])} came.`,
    };
  }
  const values = parsed.data;
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
