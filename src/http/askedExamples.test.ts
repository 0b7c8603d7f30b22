import { expect, test } from 'vitest';
import { askExamples, errorIn, shortened } from './askedExamples.ts';

test('answers are cut short', () => {
  const long = `${'word '.repeat(100)}end`;
  expect(shortened({ list: [{ a: 1 }, { a: 2 }, { a: 3 }], words: ['x', 'y', 'z'], none: null })).toEqual({
    list: [{ a: 1 }, { a: 2 }],
    words: ['x', 'y', 'z'],
    none: null,
  });
  expect(String(shortened(long))).toMatch(/^(word ){59}word …$/);
});

test('each question is asked, with its body where it has one', async () => {
  const asked: string[] = [];
  const examples = await askExamples(
    async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
      return new Response(request.url.endsWith('.csv') ? 'a\nb\nc\n' : '{"error":"No."}');
    },
    { wrong: { path: '/x', body: { items: [] } }, rows: { path: '/x.csv', lines: 2 } },
  );
  expect(asked).toEqual(['POST /x {"items":[]}', 'GET /x.csv ']);
  expect(examples.rows).toBe('a\nb\n');
  expect(errorIn(examples.wrong)).toBe('No.');
  expect(() => errorIn(examples.rows)).toThrow('An error was asked for');
});

test('a question that went unanswered is no example', async () => {
  const answering = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });
  const asked = { one: { path: '/x' } };
  const problems = { error: 'No.', problems: [{ field: 'a', message: 'b' }] };
  expect((await askExamples(answering(422, problems), asked)).one).toEqual(problems);
  await expect(askExamples(answering(422, { error: 'It takes too long.' }), asked)).rejects.toThrow('/x was answered');
  await expect(askExamples(answering(500, problems), asked)).rejects.toThrow('with 500');
});
