// An error that the person at the terminal can mend: printed as one line, without a stack.
import { FileFault } from '../register/read/fileFault.ts';

export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

const READ_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'you have no permission to read it',
  EPERM: 'you have no permission to read it',
  EISDIR: 'it is a folder',
};

/** Why a file cannot be read, in words. `advice`: what would be right, such as "give the path of a file". */
export function readFailure(path: string, error: unknown, advice: string): Failure {
  if (error instanceof FileFault) return new Failure(`${path} cannot be read. ${error.message}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = READ_REASONS[code];
  return new Failure(`${path} cannot be read${reason === undefined ? '' : ` (${reason})`}; ${advice}.`);
}

/** What an unknown error says, on one line. */
export const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
