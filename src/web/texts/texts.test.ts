// Every language has every sentence, and pages have no sentence of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { LANGUAGE_NAMES, LANGUAGES } from './index.ts';
import { sentencesIn } from './sentencesIn.ts';

/** Sentences by their place: `home.heading`. */
function* sentencesOf(texts: object, path = ''): Generator<readonly [string, unknown]> {
  for (const [key, value] of Object.entries(texts)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) yield* sentencesOf(value, place);
    else yield [place, value];
  }
}

const english = new Map(sentencesOf(en));
/** Abbreviations, names, numbers, columns of written files and signs that are the same in every language. */
const SAME_EVERYWHERE =
  /^(?:[A-Z]{2,4}|GST|Kosh|API|A–Z|CSV|XLSX|Tamil|Markdown|Claude Skill|Prompty|[a-z]+(?:_[a-z]+)+|confidence|\d+|\W*)$/;

const languages = await Promise.all(LANGUAGE_NAMES.map(async (name) => [name, await LANGUAGES[name].load()] as const));

describe.each(languages)('%s', (language, texts) => {
  const sentences = new Map(sentencesOf(texts));

  test('has every sentence, with the same values in it', () => {
    expect(texts.language).toBe(language);
    expect(texts.site.languages[language]).toBe(LANGUAGES[language].ownName);
    const missing = [...english].filter(([place, sentence]) => {
      const own = sentences.get(place);
      if (typeof own !== typeof sentence || own === '') return true;
      return typeof own === 'function' && typeof sentence === 'function' && own.length !== sentence.length;
    });
    expect(missing.map(([place]) => place)).toEqual([]);
  });

  if (language === 'en') return;
  test('has none that is left in English', () => {
    const left = [...sentences].filter(([place, own]) => {
      const sentence = english.get(place);
      return typeof own === 'string' && own === sentence && !SAME_EVERYWHERE.test(own);
    });
    expect(left.map(([place]) => place)).toEqual([]);
  });
});

const WEB = join(import.meta.dirname, '..');
const sources = (folder: string): readonly string[] =>
  readdirSync(join(WEB, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

/** What is in English for programs. */
const FOR_PROGRAMS = new Set([
  ...[
    'site/texts.ts',
    'browser/toolTariff.ts',
    'browser/checkSample.ts',
    'tariff/programTexts.ts',
    'tariff/codeData.ts',
  ],
  ...['prompts/programTexts.ts', 'prompts/changesFeed.ts', 'reference/recipes.ts', 'reference/recipesDoc.ts'],
]);
const pages = ['tariff', 'site', 'browser', 'prompts', 'reference']
  .flatMap(sources)
  .filter((path) => !FOR_PROGRAMS.has(path));

test.each(pages)('%s has no sentence of its own', (path) => {
  expect(sentencesIn(readFileSync(join(WEB, path), 'utf8'))).toEqual([]);
});

test('a sentence in a page is found', () => {
  expect(sentencesIn('const a = html`<p class="x y">Say <b>$' + '{who}</b></p>`;')).toEqual(['Say']);
  expect(sentencesIn('html`<input aria-label="Amount of tax">`')).toEqual(['Amount of tax']);
  expect(sentencesIn("tell('The file has no rows.');")).toEqual(['The file has no rows.']);
  expect(sentencesIn('say(`There is no code $' + '{code}; look again.`);')).toEqual([
    'There is no code · ; look again.',
  ]);
  expect(sentencesIn('html`$' + '{a && html`<i>two words</i>`}<b>Kosh</b>`; // A comment of three words')).toEqual([
    'two words',
  ]);
  expect(sentencesIn("throw new Error('The page lacks a part.');")).toEqual([]);
});
