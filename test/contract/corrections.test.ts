// What Kosh had wrong is told as a correction, never as a change of law; what is debated is told with both readings.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop().then(() => {}));

const { records } = openTariff();
const { corrections, openQuestions } = records.debates;
const json = async (path: string) => (await fetch(server.tariff + path)).json();
const page = async (path: string) => (await fetch(server.tariff + path, { headers: { Accept: 'text/html' } })).text();

test('/api/meta names every corrected code under its day', async () => {
  const { corrections: days } = (await json('/api/meta')) as {
    corrections: { corrected_on: string; codes: string[] }[];
  };
  for (const { correctedOn, code } of corrections) {
    expect(days.find((day) => day.corrected_on === correctedOn)?.codes).toContain(code);
  }
});

test('/api/changes lists a correction on its day, apart from the changes of law', async () => {
  const days = [...new Set(corrections.map(({ correctedOn }) => correctedOn))];
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    const answer = (await json(`/api/changes?from=${day}&to=${day}`)) as {
      results: { code: string }[];
      corrections: { code: string; corrected_on: string; was: string; is: string }[];
    };
    const expected = corrections.filter(({ correctedOn }) => correctedOn === day);
    expect(answer.corrections).toHaveLength(expected.length);
    for (const one of answer.corrections) expect(one).toMatchObject({ corrected_on: day });
    // No law changed on a day on which only Kosh changed.
    expect(answer.results).toEqual([]);
  }
  const earlier = (await json('/api/changes?from=2019-01-01&to=2019-12-31')) as { corrections: unknown[] };
  expect(earlier.corrections).toEqual([]);
});

test("a corrected code's record and page say what was wrong", async () => {
  const [first] = corrections;
  if (first === undefined) throw new Error('There is no correction.');
  const record = (await json(`/api/codes/${first.code}`)) as { corrections: { why: string }[] };
  expect(record.corrections.map(({ why }) => why)).toContain(first.why);
  expect(await page(`/codes/${first.code}`)).toContain(first.why);
});

test('/open-questions has every question with both readings, and each debated code leads to it', async () => {
  const text = await page('/open-questions');
  for (const { id, codes, to } of openQuestions) {
    expect(text).toContain(`id="${id}"`);
    const code = codes.find((one) => records.find(one) >= 0);
    if (code === undefined || to !== null) continue;
    const record = (await json(`/api/codes/${code}`)) as {
      notes: string;
      open_questions: { id: string; readings: string[] }[];
    };
    const asked = record.open_questions.find((question) => question.id === id);
    expect(asked?.readings, `${code}: ${id}`).toHaveLength(2);
    expect(record.notes).toContain(`See open question ${id}.`);
  }
  const [{ id, codes: [code = ''] = [] } = { id: '', codes: [''] }] = openQuestions;
  expect(await page(`/codes/${code}`)).toContain(`/open-questions#${id}`);
});
