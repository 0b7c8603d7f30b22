// Short names of codes in Hindi; part of `hi.ts`. The build puts `browser/codeNames.ts` in the place of this file for
// scripts of pages, which fetch the names instead of carrying them.
import names from '../../../data/tariff/hindi/codes.json' with { type: 'json' };
import type { Texts } from './en.ts';

const ALL: Readonly<Record<string, string>> = names;

export const codeNames: Texts['codeNames'] = (code) => ALL[code];
