// An error that the person at the terminal can mend: printed as one line, without a stack.
import { FileFault } from '../register/read/fileFault.ts';
import { systemReason } from '../system/reason.ts';

export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** Why a file cannot be read, in words. `advice`: what would be right, such as "give the path of a file". */
export function readFailure(path: string, error: unknown, advice: string): Failure {
  if (error instanceof FileFault) return new Failure(`${path} cannot be read. ${error.message}`);
  const reason = systemReason(error);
  return new Failure(`${path} cannot be read${reason === undefined ? '' : ` (${reason})`}; ${advice}.`);
}
