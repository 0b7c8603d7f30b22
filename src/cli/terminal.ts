// Where a command writes: plain when piped, coloured and fitted to the width on a terminal.

export interface Terminal {
  /** Standard output is a terminal. */
  readonly isInteractive: boolean;
  /** Columns of the terminal; undefined when piped. */
  readonly width: number | undefined;
  out(text: string): void;
  err(text: string): void;
  readonly paint: Paint;
}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  red(text: string): string;
}

const plain = (text: string): string => text;
const code =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`;

export const PLAIN: Paint = { bold: plain, dim: plain, green: plain, yellow: plain, red: plain };
const COLOURED: Paint = {
  bold: code(1, 22),
  dim: code(2, 22),
  green: code(32, 39),
  yellow: code(33, 39),
  red: code(31, 39),
};

type Environment = Readonly<Record<string, string | undefined>>;

/** NO_COLOR wins, then FORCE_COLOR, then whether a person looks. */
export function wantsColour(isInteractive: boolean, environment: Environment): boolean {
  if ((environment.NO_COLOR ?? '') !== '') return false;
  if ((environment.FORCE_COLOR ?? '') !== '' && environment.FORCE_COLOR !== '0') return true;
  return isInteractive && environment.TERM !== 'dumb';
}

export function openTerminal(environment: Environment = process.env): Terminal {
  const isInteractive = process.stdout.isTTY === true;
  return {
    isInteractive,
    width: isInteractive ? (process.stdout.columns ?? 80) : undefined,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    paint: wantsColour(isInteractive, environment) ? COLOURED : PLAIN,
  };
}

export const printJson = (terminal: Terminal, value: unknown): void =>
  terminal.out(`${JSON.stringify(value, null, terminal.isInteractive ? 2 : undefined)}\n`);
