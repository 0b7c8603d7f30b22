// Why the operating system refused something, in words: its own codes (ENOENT, EADDRINUSE) are for programmers.

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

/** "listen EADDRINUSE: address already in use 127.0.0.1:3001": what the system says behind its code. */
const SAID_BY_SYSTEM = /\b[A-Z][A-Z\d_]+: ([a-z][a-z/ -]*[a-z])/;
const SYSTEM_CODE = /^(?!ERR_)(?:E[A-Z\d_]+|UNKNOWN)$/;

/** Undefined: it was not the system that refused it. */
export function systemReason(error: unknown): string | undefined {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== 'string') return undefined;
  if (code in WORDS) return WORDS[code];
  if (!SYSTEM_CODE.test(code)) return undefined;
  return SAID_BY_SYSTEM.exec(String(message))?.[1] ?? 'the system refuses it';
}

/** What an error says, on one line, of the system's with the file that it is about. */
export function lineOf(error: unknown): string {
  const reason = systemReason(error);
  const { path } = Object(error) as { readonly path?: unknown };
  if (reason !== undefined) return typeof path === 'string' ? `${path}: ${reason}` : reason;
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}
