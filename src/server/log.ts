// The log: one JSON line a request on standard error, without query text and address unless the level is debug.
import pino, { type Logger as PinoLogger } from 'pino';
import { createRequestLog, type RequestLog } from './requestLog.ts';

export interface Logger extends PinoLogger {
  /** The lines of served requests, which must cost next to nothing. */
  readonly requests: RequestLog;
}

export function createLog(level: string): Logger {
  // Lines are written in portions, so that logging costs no system call for each request.
  const destination = pino.destination({
    dest: 2,
    sync: false,
    minLength: 8 * 1024,
    maxWrite: 64 * 1024,
    periodicFlush: 500,
  });
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.epochTime }, destination);
  return Object.assign(log, { requests: createRequestLog(destination) });
}
