// The log: one JSON line a request on standard error, without query text and address unless the level is debug.
// Its library is loaded when there is something to write: no start waits for that.
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { later } from '../http/later.ts';
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

interface Opened {
  readonly log: PinoLogger;
  readonly destination: DestinationStream;
}

async function openLog(level: LogLevel): Promise<Opened> {
  const { pino } = await import('pino');
  // Lines are written in portions, so that logging costs no system call for each request.
  const destination = pino.destination({
    dest: 2,
    sync: false,
    minLength: 8 * 1024,
    maxWrite: 64 * 1024,
    periodicFlush: 500,
    // Where nothing can be written for now, as on a full disk, so much waits and what comes after is lost.
    maxLength: 1024 * 1024,
  });
  // An error that nobody listens to would end the process.
  destination.on('error', () => undefined);
  return { log: pino({ level, base: null, timestamp: pino.stdTimeFunctions.epochTime }, destination), destination };
}

export function createLog(level: LogLevel): Logger {
  const opened = later(() => openLog(level));
  let begun = false;
  /** A line that cannot be written is lost: there is nowhere to say so, and no request may fail for it. */
  const withOpened = (use: (opened: Opened) => void): void => {
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
