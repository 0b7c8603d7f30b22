// The log: one JSON line a request on standard error, without query text and address unless the level is debug.
// Its library is loaded when there is something to write: no start waits for that.
import { later } from '../http/later.ts';
import type { OpenedLog } from './openLog.ts';
import { createRequestLog, type RequestLog } from './requestLog.ts';

type Write = (details: object | string, message?: string) => void;

export interface Logger {
  isLevelEnabled(level: LogLevel): boolean;
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** The lines of served requests, which must cost next to nothing. */
  readonly requests: RequestLog;
  /** Calls back when all is written. */
  flush(done: () => void): void;
}

/** From the gravest to the most talkative; `silent` says nothing. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function createLog(level: LogLevel): Logger {
  const opened = later(async () => (await import('./openLog.ts')).openLog(level));
  let begun = false;
  /** A line that cannot be written is lost: there is nowhere to say so, and no request may fail for it. */
  const withOpened = (use: (opened: OpenedLog) => void): void => {
    begun = true;
    opened.load().then(use, () => undefined);
  };
  const isLevelEnabled = (one: LogLevel): boolean => LOG_LEVELS.indexOf(one) <= LOG_LEVELS.indexOf(level);
  const writeAt =
    (one: 'debug' | 'info' | 'warn' | 'error'): Write =>
    (details, message) => {
      if (isLevelEnabled(one)) withOpened(({ log }) => log[one](details, message));
    };
  return {
    isLevelEnabled,
    debug: writeAt('debug'),
    info: writeAt('info'),
    warn: writeAt('warn'),
    error: writeAt('error'),
    requests: createRequestLog((portion) => {
      withOpened(({ destination }) => destination.write(portion));
    }),
    flush(done) {
      if (!begun) done();
      else opened.load().then(({ log }) => log.flush(() => done()), done);
    },
  };
}
