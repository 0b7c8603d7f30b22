// The language of data/tariff/words, for tests that read texts.
import { join } from 'node:path';
import { Language } from '../../src/tariff/engine/text/language.ts';
import type { Reading } from '../../src/tariff/engine/text/read.ts';
import { Reader } from '../../src/tariff/engine/text/read.ts';
import { readLanguage } from '../../src/tariff/source/readWords.ts';

export const LANGUAGE = new Language(readLanguage(join(import.meta.dirname, '../../data/tariff/words')));

/** Reads texts that are in plain words already. */
export const READER = new Reader(LANGUAGE);
export const readText = (text: string): Reading => READER.read(text);
