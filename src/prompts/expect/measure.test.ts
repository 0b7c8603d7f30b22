import { expect, test } from 'vitest';
import type { PromptTool } from '../kit.ts';
import type { DeclaredExpectations } from './declared.ts';
import { expectationsOf, expectationsOfTest } from './expectations.ts';
import { measureAnswer } from './measure.ts';

const PROMPT = `Return four parts.
1. **Date check**: a table of two rows.
| Event | Day (ISO) |

2. **Notice**: 10 to 20 words in numbered paragraphs.
3. Next steps (two to three bullets, most urgent first).
4. Verdict: fit or unfit, in 3 to 6 words.
No "hereby", "aforesaid". Keep it under 60 words.`;
const PARTS = ['Date check', 'Notice', 'Next steps', 'Verdict'];
const expectations = (expect?: DeclaredExpectations) =>
  expectationsOf({ prompt: PROMPT, outputParts: PARTS, ...(expect && { expect }) } as unknown as PromptTool);

const GOOD = `**Date check**
| Event | Day |
|---|---|
| Sent | 2026-11-01 |
| Due | 2026-11-15 |

**Notice**
1. The sum has been due since the first of November.
2. Pay it within 15 days.

## Next steps
- Post it
- Note the day

Verdict: unfit until it is paid.`;

const WITHOUT_STEPS = GOOD.replace(/## Next steps[\s\S]*?\n\n/, '');

const faults = (answer: string, declared?: DeclaredExpectations) => measureAnswer(answer, expectations(declared));

test('an answer that keeps to the prompt has no faults', () => {
  expect(faults(GOOD)).toEqual([]);
});

test.each<[string, string, string]>([
  ['a part is missing', WITHOUT_STEPS, 'the part "Next steps" is missing'],
  ['a size is not kept', GOOD.replace('- Note the day\n', ''), '"Next steps" has 1 items; asked for: 2 to 3'],
  [
    'too few words',
    GOOD.replace('1. The sum has been due since the first of November.\n', ''),
    '"Notice" has 5 words; asked for: 10 to 20',
  ],
  [
    'a table lacks a column',
    GOOD.replace('| Event | Day |', '| Event | When |'),
    '"Date check" has no table with the columns event, day',
  ],
  ['a table lacks a row', GOOD.replace('| Due | 2026-11-15 |\n', ''), '"Date check" has 1 rows; asked for: 2'],
  ['a forbidden word', GOOD.replace('Pay it', 'Hereby pay it'), 'the answer says "hereby"'],
  ['too many words', `${GOOD} ${'Late. '.repeat(3)}`, '"Verdict" has 8 words; asked for: 3 to 6'],
])('%s', (_, answer, fault) => {
  expect(faults(answer)).toEqual([fault]);
});

test('the order of the parts counts', () => {
  const swapped = `Verdict: unfit until it is paid.\n\n${GOOD.replace('\n\nVerdict: unfit until it is paid.', '')}`;
  expect(faults(swapped)).toEqual([
    'the parts stand as Verdict, Date check, Notice, Next steps; asked for: Date check, Notice, Next steps, Verdict',
  ]);
});

test('a forbidden word in quotes is a quotation', () => {
  expect(faults(GOOD.replace('- Post it', '- Leave out "hereby"'))).toEqual([]);
});

test('what an author declares replaces what was read of the same kind', () => {
  const declared = { parts: { 'Next steps': { items: [3, 4], holds: ['Post'] } } } as const;
  expect(faults(GOOD, declared)).toEqual(['"Next steps" has 2 items; asked for: 3 to 4']);
  expect(faults(GOOD, { parts: { Verdict: { holds: [['fit for use', 'sound']] } } })).toEqual([
    '"Verdict" does not say "fit for use" or "sound"',
  ]);
  expect(faults(WITHOUT_STEPS, { optional: ['Next steps'] })).toEqual([]);
});

test('little material may be answered in fewer words, and a count of words may be a little off', () => {
  const short = GOOD.replace('1. The sum has been due since the first of November.\n', '');
  expect(measureAnswer(short, expectations(), { maySayLess: true })).toEqual([]);
  expect(measureAnswer(GOOD.replace('until it is paid', 'until it is paid in full'), expectations())).toHaveLength(1);
  expect(
    measureAnswer(GOOD.replace('until it is paid', 'until it is paid in full'), expectations(), { slack: 0.4 }),
  ).toEqual([]);
});

test('a test input has expectations of its own', () => {
  const expected = expectationsOfTest(expectations(), {
    values: {},
    holds: ['late'],
    never: ['paid'],
    parts: ['Verdict'],
  });
  expect(measureAnswer('Verdict: unfit until it is paid.', expected)).toEqual([
    'the answer does not say "late"',
    'the answer says "paid"',
  ]);
});

test('what one part may not say may stand in another', () => {
  const expected = expectationsOfTest(expectations(), {
    values: {},
    holds: [],
    neverIn: { Notice: ['15 days', 'unfit'] },
  });
  expect(measureAnswer(GOOD, expected)).toEqual(['"Notice" says "15 days"']);
});

test('a heading below the line of a part, a name that says table, and a most of words are read', () => {
  const prompt = `Return:

Fault table, sixteen rows, worst first:
| Fault | Proof |

Cost table: line, sum.
Letter: who, what, when, up to 90 words.
Scenes: for every scene a title, what to say, under 50 words; a question.`;
  const outputParts = ['Fault table', 'Cost table', 'Letter', 'Scenes'];
  const { parts } = expectationsOf({ prompt, outputParts } as unknown as PromptTool);
  expect(
    parts.map(({ sizes, table, columns }) => [sizes.map(({ max, unit }) => `${max} ${unit}`), table, columns]),
  ).toEqual([
    [['16 rows'], true, ['fault', 'proof']],
    [[], true, []],
    [['90 words'], false, []],
    [[], false, []],
  ]);
});

test('a part is known by its name in quotes', () => {
  for (const name of ['"Notice"', '**"Notice"**', '## “Notice”'])
    expect(faults(GOOD.replace('**Notice**', name))).toEqual([]);
});

test('an answer that does none of the work has faults', () => {
  expect(faults(GOOD.replace('Verdict: unfit until it is paid.', 'Verdict: ...'))).toContain(
    'the part "Verdict" is empty',
  );
  expect(faults('Date check, Notice, Next steps, Verdict')).toContain('the part "Notice" is missing');
  expect(faults(`${GOOD}\n\n${PROMPT}`)).toContain('the answer repeats the prompt');
  expect(faults(GOOD.replace('Pay it within 15 days', 'Notice: 10 to 20 words in numbered paragraphs'))).toEqual([]);
});

test('what an answer must say does not stand in the names of its parts', () => {
  const expected = expectationsOfTest(expectations(), { values: {}, holds: ['next steps', '4'], parts: ['Verdict'] });
  expect(measureAnswer('4. Verdict: unfit.\n\nNext steps: none.', expected)).toEqual([
    'the answer does not say "next steps"',
    'the answer does not say "4"',
  ]);
});
