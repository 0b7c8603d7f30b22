// Reads JSON (RFC 8259) keeping numbers as written, and says line, column and token of the first error; writes it laid
// out. Both in steps, since a text of some ten thousand values takes tens of milliseconds.
import type { Steps } from '../../../src/steps/steps.ts';

export type JsonNode =
  | { readonly kind: 'literal'; readonly raw: string }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly members: readonly { readonly key: string; readonly value: JsonNode }[] };

export interface JsonFault {
  readonly message: string;
  /** Both counted from 1; the column in characters. */
  readonly line: number;
  readonly column: number;
  /** The text that does not fit; empty at the end of the input. */
  readonly token: string;
}

export type JsonReading =
  | { readonly ok: true; readonly root: JsonNode; readonly duplicateKeys: readonly string[] }
  | { readonly ok: false; readonly fault: JsonFault };

const STRING = /"(?:[\x20\x21\x23-\x5b\x5d-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
/** A string up to where it breaks off or is closed. */
const STRING_BEGUN = /"(?:[\x20\x21\x23-\x5b\x5d-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /[\w.+-]+|"(?:[^"\\\n]|\\.)*"?|[\s\S]/uy;
const DEEPEST = 500;
/** Between two steps. */
const VALUES_A_STEP = 256;

class Unexpected extends Error {
  readonly at: number;
  constructor(at: number, wanted: string) {
    super(wanted);
    this.at = at;
  }
}

class Reader {
  readonly #text: string;
  readonly duplicateKeys: string[] = [];
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  *document(): Steps<JsonNode> {
    const root = this.#literal(0) ?? (yield* this.#container(0));
    this.#space();
    if (this.#at < this.#text.length) throw new Unexpected(this.#at, 'the end of the text');
    return root;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #space(): void {
    this.#take(SPACE);
  }

  #skip(character: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  /** Undefined where an array or an object begins: only those are read in steps. */
  #literal(depth: number): JsonNode | undefined {
    this.#space();
    if (depth > DEEPEST) throw new Unexpected(this.#at, `no more than ${DEEPEST} levels`);
    const first = this.#text[this.#at];
    if (first === '{' || first === '[') return undefined;
    const raw = this.#take(STRING) ?? this.#take(NUMBER) ?? this.#take(WORD);
    if (raw === undefined) throw this.#notString() ?? new Unexpected(this.#at, 'a value');
    return { kind: 'literal', raw };
  }

  #container(depth: number): Steps<JsonNode> {
    if (this.#skip('{')) return this.#object(depth);
    this.#skip('[');
    return this.#array(depth);
  }

  /** Where a string that was begun breaks off, and what must stand there; undefined where none was begun. */
  #notString(): Unexpected | undefined {
    const begun = this.#take(STRING_BEGUN);
    if (begun === undefined) return undefined;
    const next = this.#text[this.#at];
    if (next === undefined) return new Unexpected(this.#at, 'a closing quote');
    return new Unexpected(
      this.#at,
      next === '\\' ? 'an escape such as \\n or \\u0041' : 'an escape such as \\n or \\t in place of the raw character',
    );
  }

  *#array(depth: number): Steps<JsonNode> {
    const items: JsonNode[] = [];
    if (this.#skip(']')) return { kind: 'array', items };
    for (;;) {
      if (++this.#values % VALUES_A_STEP === 0) yield;
      items.push(this.#literal(depth + 1) ?? (yield* this.#container(depth + 1)));
      if (this.#skip(']')) return { kind: 'array', items };
      if (!this.#skip(',')) throw new Unexpected(this.#at, 'a comma or ]');
    }
  }

  *#object(depth: number): Steps<JsonNode> {
    const members: { key: string; value: JsonNode }[] = [];
    const seen = new Set<string>();
    if (this.#skip('}')) return { kind: 'object', members };
    for (;;) {
      this.#space();
      const key = this.#take(STRING);
      if (key === undefined) throw this.#notString() ?? new Unexpected(this.#at, 'a name in double quotes');
      if (seen.has(key)) this.duplicateKeys.push(key);
      seen.add(key);
      if (!this.#skip(':')) throw new Unexpected(this.#at, 'a colon');
      if (++this.#values % VALUES_A_STEP === 0) yield;
      members.push({ key, value: this.#literal(depth + 1) ?? (yield* this.#container(depth + 1)) });
      if (this.#skip('}')) return { kind: 'object', members };
      if (!this.#skip(',')) throw new Unexpected(this.#at, 'a comma or }');
    }
  }
}

export function* readJson(text: string): Steps<JsonReading> {
  const reader = new Reader(text);
  try {
    return { ok: true, root: yield* reader.document(), duplicateKeys: reader.duplicateKeys };
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const lines = text.slice(0, error.at).split('\n');
    TOKEN.lastIndex = error.at;
    const token = TOKEN.exec(text)?.[0] ?? '';
    return {
      ok: false,
      fault: { message: error.message, line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1, token },
    };
  }
}

export interface JsonStyle {
  /** One level's indentation; empty writes everything on one line. */
  readonly indent: string;
  readonly sortKeys: boolean;
}

/** The document as text; undefined when it would have more characters than `most`. */
export function* writeJson(root: JsonNode, style: JsonStyle, most: number): Steps<string | undefined> {
  const writer = new Writer(style, most);
  if (root.kind === 'literal') return root.raw.length > most ? undefined : root.raw;
  yield* writer.write(root, '');
  return writer.text();
}

class Writer {
  readonly #style: JsonStyle;
  readonly #most: number;
  readonly #parts: string[] = [];
  #length = 0;

  constructor(style: JsonStyle, most: number) {
    this.#style = style;
    this.#most = most;
  }

  text(): string | undefined {
    return this.#length > this.#most ? undefined : this.#parts.join('');
  }

  #put(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  /** Goes no further once there is too much. */
  *write(node: Exclude<JsonNode, { kind: 'literal' }>, margin: string): Steps<void> {
    const { indent } = this.#style;
    const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
    const members = this.#membersOf(node);
    if (members.length === 0) return this.#put(open + close);
    const lineBreak = indent === '' ? '' : '\n';
    const colon = indent === '' ? ':' : ': ';
    const inner = margin + indent;
    this.#put(open);
    for (const [at, { key, value }] of members.entries()) {
      if (this.#length > this.#most) return;
      if (this.#parts.length % VALUES_A_STEP === 0) yield;
      const start = `${at === 0 ? '' : ','}${lineBreak}${inner}${key === '' ? '' : key + colon}`;
      if (value.kind === 'literal') {
        this.#put(start + value.raw);
      } else {
        this.#put(start);
        yield* this.write(value, inner);
      }
    }
    this.#put(`${lineBreak}${margin}${close}`);
  }

  #membersOf(
    node: Exclude<JsonNode, { kind: 'literal' }>,
  ): readonly { readonly key: string; readonly value: JsonNode }[] {
    if (node.kind === 'array') return node.items.map((value) => ({ key: '', value }));
    if (!this.#style.sortKeys) return node.members;
    return node.members.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }
}
