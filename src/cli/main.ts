#!/usr/bin/env node
// The command line `kosh`: runs one command.
import { lineOf } from '../system/reason.ts';
import { runCommand } from './program.ts';
import { openTerminal } from './terminal.ts';

const terminal = openTerminal();
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe may leave early, as `head` does.
  if (error.code === 'EPIPE') process.exit(0);
  terminal.err(`kosh: Standard output cannot be written (${lineOf(error)}).\n`);
  process.exit(1);
});
// Whoever reads the messages may leave too; the work goes on, and its exit code stays its own.
process.stderr.on('error', () => undefined);

process.exitCode = await runCommand(process.argv.slice(2), terminal);
