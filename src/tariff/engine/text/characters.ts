// What each character of a text does: it is part of a word, ends a phrase, or neither.

import { unitAt } from '../../../hash/unitAt.ts';
import { once } from '../../../steps/once.ts';

/** What a character does in a text: it is part of a word, ends a phrase, or neither. */
const NOT_KNOWN = 0;
const GAP = 1;
export const IN_WORD = 2;
export const PHRASE_END = 3;
export const COMMA = 4;
/** By UTF-16 code unit; those beyond ASCII are classified lazily, when they first come. */
const KIND_OF_UNIT = new Uint8Array(0x10000).fill(GAP, 0, 0x80);
for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789&+') KIND_OF_UNIT[character.charCodeAt(0)] = IN_WORD;
for (const character of ';:()[]{}|\n\t/') KIND_OF_UNIT[character.charCodeAt(0)] = PHRASE_END;
KIND_OF_UNIT[','.charCodeAt(0)] = COMMA;
const SPACE = ' '.charCodeAt(0);
const DASHES = '-–—';
const wordCharacter = once(() => /^[\p{L}\p{M}\p{N}]$/u);

export function kindAt(text: string, at: number): number {
  const unit = unitAt(text, at);
  const known = KIND_OF_UNIT[unit] ?? NOT_KNOWN;
  return known === NOT_KNOWN ? kindBeyondAscii(text, at, unit) : known;
}

/** Both halves of a surrogate pair have the kind of its character; a lone surrogate is no part of a word. */
function kindBeyondAscii(text: string, at: number, unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  const isSecond = unit >= 0xdc00 && isSurrogate && at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  const character = String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at) ?? 0);
  const kind = wordCharacter().test(character) ? IN_WORD : GAP;
  if (!isSurrogate) KIND_OF_UNIT[unit] = kind;
  return kind;
}

/** " - " ends a phrase; in "t-shirt" it does not. */
export const isDashApart = (text: string, at: number): boolean =>
  unitAt(text, at) === SPACE && unitAt(text, at + 2) === SPACE && DASHES.includes(text.charAt(at + 1));
