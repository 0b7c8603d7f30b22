// The log: JSON lines on standard error. Writing never blocks a request.
import { type Level, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** From the most serious to the most detailed; `silent` writes nothing. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const satisfies readonly (
  | Level
  | 'silent'
)[];
export type LogLevel = (typeof LOG_LEVELS)[number];

export function createLog(level: LogLevel): Logger {
  const destination = pino.destination({
    dest: 2,
    // Lines are written in portions, at the latest after half a second.
    sync: false,
    minLength: 8 * 1024,
    maxWrite: 64 * 1024,
    periodicFlush: 500,
    // While nothing can be written, as on a full disk, this many bytes wait and later lines are lost.
    maxLength: 1024 * 1024,
  });
  // An 'error' event without a listener would end the process.
  destination.on('error', () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.epochTime }, destination);
}

/** A stop waits this long at most for the last lines, which nobody may be reading. */
const FLUSH_MS = 1_000;

export const flushLog = (log: Logger): Promise<void> =>
  new Promise((resolve) => {
    log.flush(() => resolve());
    setTimeout(resolve, FLUSH_MS);
  });
