import { describe, expect, test } from 'vitest';
import { drained } from '../../steps/steps.ts';
import { PromptSearch } from './search.ts';
import type { PromptRecord } from './types.ts';

const prompt = (slug: string, title: string, alsoKnownAs: readonly string[], template: string): PromptRecord => ({
  slug,
  title,
  description: `${title}.`,
  category: 'legal-contracts',
  roles: ['lawyer'],
  law: null,
  alsoKnownAs,
  fields: {},
  template,
  exampleOutput: null,
  outputParts: [],
  source: { file: 'x', line: 1, sha256: '' },
  history: { changes: [{ version: 1, date: '2026-11-16', law: false, what: 'First version.' }], earlier: {} },
});

const search = drained(
  PromptSearch.of([
    prompt(
      'notice',
      'Section 138 Notice',
      ['cheque bounce', 'dishonoured cheque'],
      'Draft a demand notice for the advocate.',
    ),
    prompt('cv', 'CV Rewrite for a Job', ['resume'], 'Rewrite the CV of a candidate; mention a notice period.'),
    prompt('nda', 'NDA Clause Review', ['confidentiality agreement'], 'Review the agreement clause by clause.'),
  ]),
);
const slugs = (query: string) => search.rank(query).map(({ slug }) => slug);

describe('ranking', () => {
  test.each([
    ['cheque bounce', 'notice'],
    ['resume', 'cv'],
    ['résumé', 'cv'],
    ['notice', 'notice'],
    ['confidentialty', 'nda'],
    ['confid', 'nda'],
    ['clauses', 'nda'],
    ['chequebounce', 'notice'],
    ['how do I write a notice for a bounced cheque', 'notice'],
  ])('%s finds %s first', (query, slug) => expect(slugs(query)[0]).toBe(slug));

  test('finds nothing where nothing fits', () => {
    expect(slugs('zebra crossing')).toEqual([]);
    expect(slugs('???')).toEqual([]);
  });

  test('is deterministic', () => expect(slugs('notice agreement')).toEqual(slugs('notice agreement')));
});
