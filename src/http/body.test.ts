import { describe, expect, test } from 'vitest';
import { MAX_BODY_BYTES, readForm, readJsonBody } from './body.ts';
import { fromFetch } from './fetchForm.ts';

const ROOM = 2_000_000;
const sent = (body: string) => fromFetch(new Request('http://localhost/', { method: 'POST', body }));
const read = (body: string) => readJsonBody(sent(body), ROOM);
const REFUSED = { status: 413, message: 'The body may have 5000 values at most; send the fields that the form has.' };

describe('a large body of JSON', () => {
  test('may hold long texts, whatever stands in them', async () => {
    const text = '[{,"\\\\'.repeat(100_000);
    expect(await read(JSON.stringify({ values: { text, more: [text, 1] } }))).toEqual({
      values: { text, more: [text, 1] },
    });
  });

  test.each([
    ['numbers', `{"values":[${'1,'.repeat(500_000)}1]}`],
    ['arrays in arrays', '['.repeat(700_000)],
    ['objects', `[${'{},'.repeat(400_000)}{}]`],
    ['fields', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['numbers after a string that looks closed', `["\\\\\\"",${'1,'.repeat(500_000)}1]`],
  ])('may not hold many %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject(REFUSED);
  });

  test('a usual one is not counted: its size bounds it', async () => {
    const body = `[${'1,'.repeat(MAX_BODY_BYTES / 2 - 2)}1]`;
    expect(await read(body)).toHaveLength(MAX_BODY_BYTES / 2 - 1);
  });
});

describe('a form', () => {
  test('is read as pages send it', async () => {
    expect([...(await readForm(sent('a=1+2&b=%26&a=3'), ROOM))]).toEqual([
      ['a', '1 2'],
      ['b', '&'],
      ['a', '3'],
    ]);
  });

  test('may not have many fields', async () => {
    await expect(readForm(sent('a&'.repeat(500_000)), ROOM)).rejects.toMatchObject(REFUSED);
  });
});
