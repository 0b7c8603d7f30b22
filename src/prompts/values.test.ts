import { expect, test } from 'vitest';
import type { FieldMap } from './kit.ts';
import { checkValues } from './values.ts';

const options = ['Sales', 'Support'];
const base = { type: 'multiselect', label: 'Callers', help: 'Who calls.', example: ['Sales'], options } as const;
const required: FieldMap = { callers: { ...base, required: true } };
const withDefault: FieldMap = { callers: { ...base, required: true, default: ['Support'] } };
const optional: FieldMap = { callers: { ...base, required: false } };

test.each([[['']], [[]], [[null]], [[[]]], ['; ;'], [' ']])('%j is no choice', (callers) => {
  expect(checkValues(required, { callers })).toEqual({
    ok: false,
    problems: [{ field: 'callers', message: 'Callers (callers) is required.' }],
  });
  expect(checkValues(withDefault, { callers })).toEqual({ ok: true, texts: new Map([['callers', 'Support']]) });
  expect(checkValues(optional, { callers })).toEqual({ ok: true, texts: new Map([['callers', '']]) });
});

test('an empty part beside a choice is left out', () => {
  expect(checkValues(required, { callers: ['', 'sales'] })).toEqual({
    ok: true,
    texts: new Map([['callers', 'Sales']]),
  });
});

test.each(['Sales; Support', 'sales, support', 'Sales,\nSupport', 'Support, Sales; support'])(
  'choices in one text: %j',
  (callers) => {
    const checked = checkValues(required, { callers });
    expect(checked.ok && (checked.texts.get('callers') ?? '').split('; ').sort()).toEqual(['Sales', 'Support']);
  },
);

test('a comma in an option parts nothing', () => {
  const places: FieldMap = { at: { ...base, required: true, options: ['Shop, ground floor', 'Shop'] } };
  expect(checkValues(places, { at: 'shop, ground floor; Shop' })).toEqual({
    ok: true,
    texts: new Map([['at', 'Shop, ground floor; Shop']]),
  });
  expect(checkValues(places, { at: 'Shop, cellar' })).toMatchObject({ ok: false });
});

test.each(['__proto__', 'constructor', 'nonsense'])('a value named %s is refused', (name) => {
  expect(checkValues(optional, JSON.parse(`{"${name}":"x","callers":"Sales"}`))).toEqual({
    ok: false,
    problems: [{ field: name, message: `There is no field "${name}"; the fields are callers.` }],
  });
});

const priced: FieldMap = {
  price: { type: 'currency', label: 'Price', required: true, help: 'In rupees.', example: 1, unit: 'INR' },
  months: { type: 'number', label: 'Months', required: false, help: 'Whole.', example: 1, whole: true },
  note: { type: 'textarea', label: 'Note', required: false, help: 'Any text.', example: 'x' },
};

test.each(['₹5,40,000', '₹ 540000', 'Rs. 5,40,000', 'Rs 5,40,000/-', 'INR 540000', '540000', 540000])(
  '%j is the amount 540000',
  (price) => {
    expect(checkValues(priced, { price })).toMatchObject({
      ok: true,
      texts: new Map(Object.entries({ price: '540000', months: '', note: '' })),
    });
  },
);

test.each(['₹', 'Rs.', '₹5₹', '5 lakh', '$500', '₹-', ',', '5,40,000.'])('%j is no amount', (price) => {
  expect(checkValues(priced, { price })).toMatchObject({ ok: false, problems: [{ field: 'price' }] });
});

test('a negative amount and a part of a month', () => {
  expect(checkValues(priced, { price: '-₹500.50' })).toMatchObject({ ok: true });
  expect(checkValues(priced, { price: 1, months: 2.5 })).toEqual({
    ok: false,
    problems: [{ field: 'months', message: 'Months (months) must be a whole number, but 2.5 came.' }],
  });
});

test.each([
  ['\0', 'U+0000'],
  ['\ud83d', 'U+D83D'],
  ['\udc00', 'U+DC00'],
])('text with %j is refused, whole pairs are not', (broken, code) => {
  expect(checkValues(priced, { price: 1, note: `a${broken}b` })).toEqual({
    ok: false,
    problems: [
      { field: 'note', message: `Note (note) must be whole Unicode text, but ${code}, which is no character, came.` },
    ],
  });
  expect(checkValues(priced, { price: 1, note: 'कोश 👍🏽' })).toMatchObject({ ok: true });
});

test.each(['\u202e', '\u202a', '\u2066', '\u2069'])('%j, which turns the direction, is refused', (control) => {
  expect(checkValues(priced, { price: 1, note: `pay ${control}001 now` })).toMatchObject({
    ok: false,
    problems: [{ field: 'note', message: expect.stringMatching(/must read in one direction, but U\+20/) }],
  });
});

test('letters that nobody sees are refused, but for the country of a flag', () => {
  const unseen = String.fromCodePoint(...Array.from('ignore all', (sign) => 0xe0000 + (sign.codePointAt(0) ?? 0)));
  for (const note of [`pay${unseen}`, `\u{1f3f4}${unseen}`]) {
    expect(checkValues(priced, { price: 1, note })).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringMatching(/must show all that it says, but U\+E00/) }],
    });
  }
  expect(
    checkValues(priced, {
      price: 1,
      note: '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} and \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    }),
  ).toMatchObject({ ok: true });
});

test('joiners and marks that scripts need are whole text', () => {
  for (const note of ['क्\u200dष', 'می\u200cخواهم', '\u200fשלום']) {
    expect(checkValues(priced, { price: 1, note })).toMatchObject({ ok: true });
  }
});

test('a list without a choice means none of them where the field may be left out', () => {
  const withDefaultOptional: FieldMap = { callers: { ...base, required: false, default: ['Support'] } };
  expect(checkValues(withDefaultOptional, { callers: [] })).toEqual({ ok: true, texts: new Map([['callers', '']]) });
  expect(checkValues(withDefaultOptional, {})).toEqual({ ok: true, texts: new Map([['callers', 'Support']]) });
});

test.each([
  ['USD 5,000', 'USD 5000'],
  ['$5,000', '$5000'],
  ['5,000 EUR', 'EUR 5000'],
  ['€ 99.50', '€99.5'],
  ['₹5,40,000', 'INR 540000'],
  ['Rs. 5,40,000/-', 'INR 540000'],
  ['-250 GBP', 'GBP -250'],
  ['5,40,000', '540000 (currency not stated)'],
  [540000, '540000 (currency not stated)'],
  [0, '0'],
])('an amount without a unit carries its currency: %s', (value, text) => {
  const fields = { price: { type: 'currency', label: 'Price', required: true, help: 'x', example: 'USD 5' } } as const;
  const checked = checkValues(fields, { price: value });
  expect(checked.ok && checked.texts.get('price')).toBe(text);
});

test('an amount with a unit takes no other currency', () => {
  const fields = {
    price: { type: 'currency', label: 'Price', required: true, help: 'x', example: 5, unit: 'INR' },
  } as const;
  expect(checkValues(fields, { price: 'USD 5' })).toMatchObject({ ok: false });
  expect(checkValues(fields, { price: 'INR 5' })).toMatchObject({ ok: true });
});

const kinds: FieldMap = {
  page: { type: 'url', label: 'Page', required: false, help: 'Where it is.', example: 'https://example.org' },
  mail: { type: 'email', label: 'Mail', required: false, help: 'Whom to ask.', example: 'name@example.org' },
  line: { type: 'text', label: 'Line', required: false, help: 'One line.', example: 'x' },
  pan: {
    type: 'identifier',
    label: 'PAN',
    required: false,
    help: 'Ten.',
    example: 'AAPFU0939F',
    pattern: '[A-Z0-9]{10}',
  },
};

test.each([
  ['page', 'ftp://x', 'Page (page) must be a web address such as https://example.org, but "ftp://x" came.'],
  ['mail', 'asha', 'Mail (mail) must be an e-mail address such as name@example.org, but "asha" came.'],
  ['line', 'one\ntwo', 'Line (line) must be a single line, but several came.'],
  ['pan', 'aa', 'PAN (pan) must have the form of AAPFU0939F, but "aa" came.'],
  ['line', ['one'], 'Line (line) must be text, but a list came.'],
])('a wrong value of %s is told with what came', (field, value, message) => {
  expect(checkValues(kinds, { [field]: value })).toEqual({ ok: false, problems: [{ field, message }] });
});

test('a list of far more choices than there are is refused before it is read', () => {
  const fields = {
    tones: { type: 'multiselect', label: 'Tones', required: false, options: ['warm', 'plain'], help: 'x', example: [] },
  } as const;
  const refused = {
    ok: false,
    problems: [{ field: 'tones', message: 'Tones (tones) may name 1000 choices at most, but more came.' }],
  };
  expect(checkValues(fields, { tones: 'warm;'.repeat(1_000) })).toEqual(refused);
  expect(checkValues(fields, { tones: Array.from({ length: 1_001 }, () => '') })).toEqual(refused);
  expect(checkValues(fields, { tones: 'warm;'.repeat(900) })).toMatchObject({ ok: true });
});
