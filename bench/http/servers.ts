// The programs that are measured as servers, and the environment ours is started with.
import { join } from 'node:path';

const HERE = import.meta.dirname;
export const SERVER: readonly string[] = [join(HERE, '..', '..', 'dist', 'server.js')];
export const BARE = join(HERE, 'bare.mjs');
export const FASTIFY = join(HERE, 'fastify.mjs');

/** Free ports, no caps. */
export const ENVIRONMENT = {
  TARIFF_PORT: '0',
  PROMPTS_PORT: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
};
