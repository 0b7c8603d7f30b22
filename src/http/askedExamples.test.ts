import { expect, test } from 'vitest';
import { shortened, withAnswers } from './askedExamples.ts';

test('answers are cut short', () => {
  const long = `${'word '.repeat(100)}end`;
  expect(shortened({ list: [{ a: 1 }, { a: 2 }, { a: 3 }], words: ['x', 'y', 'z'], none: null })).toEqual({
    list: [{ a: 1 }, { a: 2 }],
    words: ['x', 'y', 'z'],
    none: null,
  });
  expect(String(shortened(long))).toMatch(/^(word ){59}word …$/);
});

const WRONG = { path: '/x', body: { items: [] } };
const ROWS = { path: '/x.csv', lines: 2 };

test('an answer takes the place of its question, wherever it is an example', async () => {
  const asked: string[] = [];
  const ask = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    return new Response(request.url.endsWith('.csv') ? 'a\nb\nc\n' : '{"error":"No."}');
  };
  const document = { one: { example: WRONG }, list: [{ example: ROWS }, 1], again: { example: WRONG } };
  expect(await withAnswers(document, { wrong: WRONG, rows: ROWS }, ask)).toEqual({
    one: { example: { error: 'No.' } },
    list: [{ example: 'a\nb\n' }, 1],
    again: { example: { error: 'No.' } },
  });
  expect(asked).toEqual(['POST /x {"items":[]}', 'GET /x.csv ']);
});

test('a question that went unanswered is no example', async () => {
  const answering = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });
  const problems = { error: 'No.', problems: [{ field: 'a', message: 'b' }] };
  expect(await withAnswers([WRONG], { WRONG }, answering(422, problems))).toEqual([problems]);
  const slow = answering(422, { error: 'It takes too long.' });
  await expect(withAnswers([WRONG], { WRONG }, slow)).rejects.toThrow('/x was answered');
  await expect(withAnswers([WRONG], { WRONG }, answering(500, problems))).rejects.toThrow('with 500');
});
