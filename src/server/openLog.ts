// The library behind the log, opened when there is something to write.
import { type DestinationStream, type Logger, pino } from 'pino';

export interface OpenedLog {
  readonly log: Logger;
  readonly destination: DestinationStream;
}

export function openLog(level: string): OpenedLog {
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
