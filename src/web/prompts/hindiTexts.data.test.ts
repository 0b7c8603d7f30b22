// All calculators, the Indian prompts and those most likely asked for in Hindi have title, description and form in Hindi, with
// the same figures; so has what is noted of any prompt.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCatalog } from '../../prompts/catalog/node.ts';
import { COMPUTED_FACTS } from '../../prompts/computedFacts.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { OUTPUT_LANGUAGE } from '../../prompts/outputLanguage.ts';
import { faultsOfHindi } from '../../tariff/check/checkHindi.ts';
import { hindiNote, hindiNotes, hindiOf, hindiOptions, hindiSlugs } from './hindiTexts.ts';

const PARAMETERS = [OUTPUT_LANGUAGE, COMPUTED_FACTS];
const catalog = openCatalog();
const indian = catalog.prompts.filter(({ law }) => law !== null);
const calculators = await Promise.all(
  catalog.calculators.map(async ({ slug, title, computes }) => {
    const { default: calculator } = (await import(`../../../tools/deterministic/${slug}.ts`)) as {
      default: { readonly fields: FieldMap };
    };
    return { slug, title, description: computes, fields: calculator.fields };
  }),
);
/** The Indian ones among them. */
const spoken = catalog.prompts.filter(({ slug }) => hindiOf(slug) !== undefined);
const all = [...spoken, ...calculators];

test('60 prompts and every calculator have them, nothing else does', () => {
  expect(indian).toHaveLength(34);
  expect(indian.filter((one) => !spoken.includes(one))).toEqual([]);
  expect(spoken.length).toBeGreaterThanOrEqual(60);
  expect(calculators.length).toBeGreaterThanOrEqual(30);
  expect([...hindiSlugs()].sort()).toEqual(all.map(({ slug }) => slug).sort());
});

test.each(all)('$slug has every label, and none that the form lacks', ({ slug, title, description, fields }) => {
  const own = hindiOf(slug);
  if (own === undefined) throw new Error(`${slug} has no Hindi.`);
  const names = Object.keys(fields);
  expect(Object.keys(own.labels).sort()).toEqual([...PARAMETERS, ...names].sort());
  const pairs = [
    [title, own.title],
    [description, own.description],
    ...names.map((name) => [fields[name]?.label, own.labels[name]]),
  ];
  for (const [english = '', hindi = ''] of pairs) {
    expect(hindi).not.toBe('');
    expect(faultsOfHindi(english, hindi).filter((fault) => /^[\d₹]/.test(fault))).toEqual([]);
  }
});

const optionsOf = (fields: FieldMap): readonly string[] =>
  Object.values(fields).flatMap((field) => ('options' in field ? field.options : []));
const figuresOff = (english: string, hindi: string): readonly string[] =>
  faultsOfHindi(english, hindi).filter((fault) => /^[\d₹]/.test(fault));

test.each(spoken)('$slug has every option', ({ slug, fields }) => {
  const { say = () => undefined } = hindiOf(slug) ?? {};
  const options = optionsOf(fields);
  expect(options.filter((option) => say(option) === undefined)).toEqual([]);
  expect(options.flatMap((option) => figuresOff(option, say(option) ?? ''))).toEqual([]);
});

test.each(indian)('$slug has every help', ({ slug, fields }) => {
  const { helps = {} } = hindiOf(slug) ?? {};
  expect(Object.keys(helps).sort()).toEqual([...PARAMETERS, ...Object.keys(fields)].sort());
  const helped = Object.entries(fields).flatMap(([name, { help }]) => figuresOff(help, helps[name] ?? ''));
  expect(helped).toEqual([]);
});

test('no option is left over', () => {
  // Yes and No are offered by prompts of other countries too.
  const used = new Set(['Yes', 'No', ...spoken.flatMap(({ fields }) => optionsOf(fields))]);
  expect(hindiOptions().filter((option) => !used.has(option))).toEqual([]);
});

test('why a prompt goes with a tool and what changed in it: every sentence, and none left over', () => {
  const whys = all.flatMap(({ slug }) => catalog.linksOf(slug)).map(({ why }) => why);
  const links = catalog.prompts.flatMap(({ slug }) => catalog.linksOf(slug)).map(({ why }) => why);
  const ofPrompts = catalog.prompts.map(({ history }) => history.changes);
  const ofCalculators = catalog.calculators.map(({ changes = [] }) => changes);
  const changes = [...ofPrompts, ...ofCalculators].flat().map(({ what }) => what);
  const notes = new Set([...whys, ...links, ...changes]);
  expect([...notes].filter((note) => hindiNote(note) === undefined)).toEqual([]);
  expect(hindiNotes().filter((note) => !notes.has(note))).toEqual([]);
  expect([...notes].flatMap((note) => figuresOff(note, hindiNote(note) ?? ''))).toEqual([]);
});

test('the file is sorted, so that a new one has its place', () => {
  const path = join(import.meta.dirname, '..', '..', '..', 'data', 'prompts', 'hindi', 'texts.json');
  const slugs = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
  expect(slugs).toEqual([...slugs].sort());
});
