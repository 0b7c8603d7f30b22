#!/usr/bin/env node
// The command line `kosh`: runs one command; an error is one line on standard error and exit code 1.
import { CommanderError } from 'commander';
import { Failure, lineOf } from './failure.ts';
import { createProgram } from './program.ts';
import { openTerminal } from './terminal.ts';

const terminal = openTerminal();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe may leave early, as `head` does.
  if (error.code === 'EPIPE') process.exit(0);
  terminal.err(`kosh: Standard output cannot be written (${lineOf(error)}).\n`);
  process.exit(1);
});

const program = createProgram(terminal, (exitCode) => {
  process.exitCode = exitCode;
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    terminal.err(`kosh: ${lineOf(error)}\n`);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
}
