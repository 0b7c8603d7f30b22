// All calculators and Indian prompts have their title, description and labels in Hindi, with the same figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCatalog } from '../../prompts/catalog/node.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { OUTPUT_LANGUAGE } from '../../prompts/outputLanguage.ts';
import { faultsOfHindi } from '../../tariff/check/checkHindi.ts';
import { hindiOf, hindiSlugs } from './hindiTexts.ts';

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
const all = [...indian, ...calculators];

test('34 prompts and every calculator have them, nothing else does', () => {
  expect(indian).toHaveLength(34);
  expect(calculators.length).toBeGreaterThanOrEqual(30);
  expect([...hindiSlugs()].sort()).toEqual(all.map(({ slug }) => slug).sort());
});

test.each(all)('$slug has every label, and none that the form lacks', ({ slug, title, description, fields }) => {
  const own = hindiOf(slug);
  if (own === undefined) throw new Error(`${slug} has no Hindi.`);
  const names = Object.keys(fields).filter((name) => name !== OUTPUT_LANGUAGE);
  expect(Object.keys(own.labels).sort()).toEqual([OUTPUT_LANGUAGE, ...names].sort());
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

test('the file is sorted, so that a new one has its place', () => {
  const path = join(import.meta.dirname, '..', '..', '..', 'data', 'prompts', 'hindi', 'texts.json');
  const slugs = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
  expect(slugs).toEqual([...slugs].sort());
});
