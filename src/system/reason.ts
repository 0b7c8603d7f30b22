// Why the operating system refused something, in words: its own codes (ENOENT, EADDRINUSE) are for programmers.
import { getSystemErrorMap } from 'node:util';

const NO_FILE = 'there is no such file or folder';
const NO_PERMISSION = 'you have no permission';
const FULL = 'no space is left';
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: NO_FILE,
  ENOTDIR: NO_FILE,
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EISDIR: 'it is a folder',
  EROFS: 'nothing can be written there',
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENAMETOOLONG: 'the name is too long',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no machine of that name',
  // Of Node, not of the system.
  ERR_INVALID_ARG_VALUE: 'no file can have this name',
};

/** Undefined: it was not the system that refused it. */
export function systemReason(error: unknown): string | undefined {
  const { code } = Object(error) as { readonly code?: unknown };
  if (typeof code !== 'string') return undefined;
  if (code in WORDS) return WORDS[code];
  return [...getSystemErrorMap().values()].find(([name]) => name === code)?.[1];
}

/** What an error says, on one line, of the system's with the file that it is about. */
export function lineOf(error: unknown): string {
  const reason = systemReason(error);
  const { path } = Object(error) as { readonly path?: unknown };
  if (reason !== undefined) return typeof path === 'string' ? `${path}: ${reason}` : reason;
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}
