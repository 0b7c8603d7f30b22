// Short names of codes in Hindi, and what vague texts are asked; part of `hi.ts`. The build puts `browser/codeNames.ts` in
// the place of this file for scripts of pages, which fetch both instead of carrying them.
import asked from '../../../data/tariff/hindi/asks.json' with { type: 'json' };
import names from '../../../data/tariff/hindi/codes.json' with { type: 'json' };
import type { Texts } from './en.ts';
import type { SpokenWords } from './speech.ts';

const NAMES: Readonly<Record<string, string>> = names;
const ASKED: Readonly<Record<string, string>> = asked;

export const codeNames: Texts['codeNames'] = (code) => NAMES[code];
export const asks: SpokenWords['asks'] = (english) => ASKED[english];
