// What a person chose: for one row, for all of the same text, undone, and put back from a draft.
import { describe, expect, test } from 'vitest';
import { Classifier } from '../../bulk/classifier.ts';
import { openTariff } from '../../tariff/node.ts';
import { BulkChoices } from './bulkChoices.ts';
import { answerOf, type BulkRow, isDoubtful, layoutFor, outputPieces, partsOf } from './bulkRows.ts';
import type { ChosenItem, ToldOnDay } from './messages.ts';

const DAY = '2026-04-01';
const TEXTS = ['leather shoes', 'Leather  SHOES ', 'live goats', ''];
const classifier = new Classifier(openTariff(), { day: DAY });
const port = {
  answerWith: async (items: readonly ChosenItem[]) =>
    items.map(({ text, choice, told }) => classifier.answerWith(text, choice, told)),
};
const rowOf = (index: number, text: string, told: ToldOnDay = { day: DAY }): BulkRow => ({
  index,
  text,
  told,
  found: { ...classifier.classify(text, told), names: {} },
  chosen: undefined,
});
const rowsOf = (texts: readonly string[]): readonly BulkRow[] => texts.map((text, index) => rowOf(index, text));
const dearShoes = (classifier.answerWith('shoes', { code: '6403' })?.facts?.rates ?? [])
  .filter(({ rate }) => rate === '18%')
  .map(({ rate, condition, schedule }) => ({ rate, condition, schedule }))[0];

const started = (texts = TEXTS) => {
  const rows = rowsOf(texts);
  return { rows, choices: new BulkChoices(rows), row: rows[0] as BulkRow };
};

describe('what a person chose', () => {
  test('a code alone leaves its rate open; with the rate the row is reviewed', async () => {
    const { choices, row } = started();
    expect(isDoubtful(row)).toBe(true);
    expect(await choices.take(port, [row], { code: '6403' })).toBe(true);
    expect(answerOf(row)).toMatchObject({ review: 'rate', chosen: 'code' });
    expect(await choices.take(port, [row], { code: '6403', branch: dearShoes })).toBe(true);
    expect(isDoubtful(row)).toBe(false);
    expect(answerOf(row)).toMatchObject({ chosen: 'code and rate', facts: { rate: '18%' } });
  });

  test('a code that does not exist changes nothing and is no step', async () => {
    const { choices, row } = started();
    expect(await choices.take(port, [row], { code: '12345678' })).toBe(false);
    expect(row.chosen).toBe(undefined);
    expect(choices.canUndo).toBe(false);
  });

  test('rows have the same text whatever its capitals and spaces', async () => {
    const { rows, choices, row } = started([...TEXTS, '']);
    expect(choices.sameText(row).map(({ index }) => index)).toEqual([0, 1]);
    expect(choices.sameText(rows[3] as BulkRow)).toEqual([rows[3], rows[4]]);
    await choices.take(port, choices.sameText(row), { code: '6403', branch: dearShoes });
    expect(rows.map((one) => answerOf(one)?.chosen)).toEqual([
      'code and rate',
      'code and rate',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a code is taken with the rate of each row, by its price and its day', async () => {
    const rows = [
      rowOf(0, 'shoes', { day: DAY, price: 2000 }),
      rowOf(1, 'shoes', { day: DAY, price: 4000 }),
      rowOf(2, 'shoes', { day: '2025-06-01', price: 900 }),
      rowOf(3, 'shoes'),
    ];
    await new BulkChoices(rows).take(port, rows, { code: '6403' });
    expect(rows.map((row) => answerOf(row)?.facts?.rate)).toEqual(['5%', '18%', '12%', '5%']);
    expect(rows.map(isDoubtful)).toEqual([false, false, false, true]);
  });

  test('rows whose day has no such rate take the code alone', async () => {
    const rows = [rowOf(0, 'shoes'), rowOf(1, 'shoes', { day: '2025-06-01' })];
    expect(await new BulkChoices(rows).take(port, rows, { code: '6403', branch: dearShoes })).toBe(true);
    expect(rows.map((row) => answerOf(row)?.chosen)).toEqual(['code and rate', 'code']);
  });

  test('steps are undone one by one, the last first', async () => {
    const { rows, choices, row } = started();
    await choices.take(port, [row], { code: '6404' });
    await choices.take(port, choices.sameText(row), { code: '6403', branch: dearShoes });
    choices.takeBack([row]);
    const codes = () => rows.slice(0, 2).map(({ chosen }) => chosen?.choice.code);
    expect(codes()).toEqual([undefined, '6403']);
    choices.undo();
    expect(codes()).toEqual(['6403', '6403']);
    expect(choices.undo()).toHaveLength(2);
    expect(codes()).toEqual(['6404', undefined]);
    choices.undo();
    expect(codes()).toEqual([undefined, undefined]);
    expect(choices.canUndo).toBe(false);
    expect(choices.undo()).toEqual([]);
  });

  test('a draft puts them back; what the tariff no longer has is counted and left', async () => {
    const { choices, row } = started();
    await choices.take(port, [row], { code: '6403', branch: dearShoes });
    const kept = JSON.parse(JSON.stringify(choices.kept()));
    const later = started();
    const gone = { rate: '12%', condition: 'of another day', schedule: 'Schedule II' };
    expect(
      await later.choices.restore(port, [...kept, [2, { code: '6403', branch: gone }], [99, { code: '6403' }]]),
    ).toBe(1);
    expect(later.row.chosen).toMatchObject({ choice: row.chosen?.choice, answer: { facts: { rate: '18%' } } });
    expect(later.rows[2]?.chosen).toBe(undefined);
    expect(later.choices.canUndo).toBe(false);
  });

  test('the file tells code, rate, condition and that a person chose', async () => {
    const { rows, choices, row } = started(['leather shoes']);
    await choices.take(port, [row], { code: '6403', branch: dearShoes });
    const table = [['item'], ['leather shoes']];
    const [header = [], cells = []] = [...outputPieces(partsOf(table, layoutFor(table, true)), rows)].flat();
    expect(Object.fromEntries(header.map((name, at) => [name, cells[at]]))).toMatchObject({
      hsn_sac: '6403',
      gst_rate: '18%',
      rate_condition: dearShoes?.condition,
      chosen_by_person: 'code and rate',
      needs_review: 'no',
      review_why: '',
    });
  });
});
