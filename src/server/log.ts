// The log: one JSON line a request on standard error, without query text and address unless the level is debug.
import pino, { type Logger } from 'pino';

export type { Logger };

export function createLog(level: string): Logger {
  // Lines are written in portions, so that logging costs no system call for each request.
  const destination = pino.destination({
    dest: 2,
    sync: false,
    minLength: 32 * 1024,
    maxWrite: 64 * 1024,
    periodicFlush: 500,
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.epochTime }, destination);
}
