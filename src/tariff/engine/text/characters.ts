// A text before it is cut into words: folded, its spellings put together or apart, and what each character does.

import { unitAt } from '../../../hash/unitAt.ts';
import { once } from '../../../steps/once.ts';
import { latinDigits } from '../../model/digits.ts';
import { hasDevanagari, withLatinAbbreviations } from './hindi.ts';

const LATIN_MARKS = /[\u0300-\u036f]/g;
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const SPACES = / {2,}/g;
/** Runs of it, and what is neither a plain space nor the end of a line. */
const WHITE_SPACE = /\s{2,}|[^\S \n]/g;

/**
 * Lower case, one space or end of a line for several, for tabs and for underscores, compatibility forms folded, Latin
 * accents dropped; Devanagari marks stay. Patterns that let spaces stand in several places of an amount rely on it.
 */
export function foldText(text: string): string {
  if (!ASCII_ONLY.test(text)) return foldBeyondAscii(text);
  const folded = (text.includes('_') ? text.replaceAll('_', ' ') : text).toLowerCase();
  return folded.includes('  ') ? folded.replace(SPACES, ' ') : folded;
}

function foldBeyondAscii(text: string): string {
  return latinDigits(text.replaceAll('_', ' ').normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC'))
    .toLowerCase()
    .replace(WHITE_SPACE, (run) => (run.includes('\n') ? '\n' : ' '));
}

/** Spelled-out joins that one name may write apart: handled before splitting. */
const JOINS: readonly (readonly [RegExp, string])[] = [
  [/\bnon[\s-]+(?=[a-z]{3})/g, ' non'],
  [/\bpre[\s-]+pack(ed|aged)\b/g, ' prepack$1 '],
  [/\bt[\s-]*shirts?\b/g, ' tshirt '],
  [/\btee[\s-]+shirts?\b/g, ' tshirt '],
  [/\bx[\s-]*rays?\b/g, ' xray '],
  [/\bv[\s-]*belts?\b/g, ' vbelt '],
  [/\bwi[\s-]*fi\b/g, ' wifi '],
  [/\be[\s-]+(bike|rickshaw|cigarette|scooter|book|reader|waste)s?\b/g, ' e$1 '],
  [/\bu[\s-]*p[\s-]*v[\s-]*c\b/g, ' upvc '],
  [/\bpvc\b/g, ' pvc '],
  [/\ba\/c\b/g, ' ac '],
  // A voltage is one word whatever its number: switchgear and cables for 11 and 33 kV are the same goods.
  [/(?<=\d)kv\b/g, ' kv'],
  [/\bair[\s-]+condition(er|ing)s?\b/g, ' airconditioner '],
  [/\bm\.?s\.?\s+(?=pipe|plate|angle|channel|sheet|bar|rod|beam)/g, ' mild steel '],
  [/\bs\.?s\.?\s+(?=pipe|plate|sheet|bar|rod|bottle|utensil|glass|bowl|spoon|sink)/g, ' stainless steel '],
  [/\bg\.?i\.?\s+(?=pipe|wire|sheet|bucket)/g, ' galvanised iron '],
];

/** True where one of the joins may apply; most texts skip them all. */
const MAY_JOIN =
  /\bnon[\s-]|\bpre[\s-]|\bt[\s-]*s|tee[\s-]+s|x[\s-]*ray|v[\s-]*belt|wi[\s-]*fi|\be[\s-]|p[\s-]*v[\s-]*c|a\/c|condition|\dkv\b|\b[msg]\.?[si]\.?\s/;
/** "P.V.C. pipe", "M.S. flat": letters with full stops between them are one word. */
const MAY_ABBREVIATE = /\b[a-z]\.[a-z]\b/;
const ABBREVIATED = /\b(?:[a-z]\.)+[a-z]\b\.?/g;
/** "salt&pepper", "beef+rice" are two words; "b&b" and "5g+" are one. */
const MAY_LINK = /[&+]/;
const LINKED = /([a-z]{3,})&(?=[a-z]{3,})|([a-z]{2,})\+(?=[a-z]{2,})/g;
const APOSTROPHE = /[’'`]/;

/** Puts spellings together or apart before a text is cut into words: "t-shirt", "P.V.C.", "salt&pepper". */
export function withJoins(folded: string): string {
  let text = folded;
  if (APOSTROPHE.test(text)) text = text.replace(/[’'`]s\b/g, '').replace(/[’'`]/g, '');
  if (hasDevanagari(text)) text = withLatinAbbreviations(text);
  if (MAY_ABBREVIATE.test(text)) text = text.replace(ABBREVIATED, (letters) => letters.replaceAll('.', ''));
  if (MAY_LINK.test(text)) text = text.replace(LINKED, '$1$2 ');
  if (MAY_JOIN.test(text)) for (const [pattern, replacement] of JOINS) text = text.replace(pattern, replacement);
  return text;
}

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
