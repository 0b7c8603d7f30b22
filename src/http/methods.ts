// Which methods a path takes, and the refusal of all others.
import { Refusal } from './refusal.ts';

/** From the methods of a path's routes: HEAD works wherever GET does, OPTIONS everywhere. */
export const allowedMethods = (methods: readonly string[]): readonly string[] => [
  ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
  ...methods.filter((method) => method !== 'GET'),
  'OPTIONS',
];

export const methodRefused = (method: string, allowed: readonly string[]): Refusal =>
  new Refusal(405, `Method ${method.slice(0, 20)} is not allowed here; use ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });
