import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonWriter, jsonBytes } from './jsonWriter.ts';

const textOf = (writer: JsonWriter): string => new TextDecoder().decode(writer.written());

test('any text is written as JSON.stringify writes it', () => {
  const writer = new JsonWriter();
  const anyText = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud800', '"', '\\', '\u007f', '₹'),
  );
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 8 }), (texts) => {
      writer.clear();
      writer.plain('[');
      texts.forEach((text, i) => {
        if (i > 0) writer.plain(',');
        writer.text(text);
      });
      writer.plain(']');
      expect(textOf(writer)).toBe(JSON.stringify(texts));
    }),
    { numRuns: 2000 },
  );
});

test('every share of a thousand is written as JSON.stringify writes it', () => {
  const writer = new JsonWriter();
  for (let thousandths = 0; thousandths <= 1000; thousandths++) {
    writer.share(thousandths / 1000);
    expect(textOf(writer)).toBe(JSON.stringify(thousandths / 1000));
  }
});

test('a text of the dataset is written the same as UTF-8', () => {
  const writer = new JsonWriter();
  const encoder = new TextEncoder();
  for (const text of ['19" rack', 'C:\\ drive', 'हल्दी', '₹ 10 "off"', '']) {
    writer.clear();
    writer.plain('"');
    const stored = encoder.encode(`before${text}after`);
    writer.sayStored(stored, 'before'.length, stored.length - 'after'.length);
    writer.plain('"');
    expect(textOf(writer)).toBe(JSON.stringify(text));
  }
});

test('pieces longer than the buffer find room, and what was handed out stays as it was', () => {
  const writer = new JsonWriter();
  const long = jsonBytes('हल्दी '.repeat(20_000));
  writer.piece(long);
  const first = writer.written();
  writer.plain('[');
  writer.text(`${'"'.repeat(70_000)}₹`);
  writer.plain(']');
  expect(textOf(writer)).toBe(JSON.stringify([`${'"'.repeat(70_000)}₹`]));
  expect(Buffer.compare(first, long)).toBe(0);
});

test('thousands of texts handed out stay apart, each where words begin', () => {
  const writer = new JsonWriter();
  const texts = Array.from({ length: 3_000 }, (_, i) => `${i} `.repeat(i % 200));
  const handedOut = texts.map((text) => {
    writer.text(text);
    return writer.written();
  });
  for (const [i, bytes] of handedOut.entries()) {
    expect(bytes.byteOffset % 8).toBe(0);
    expect(new TextDecoder().decode(bytes)).toBe(JSON.stringify(texts[i]));
  }
});

test('a text that was given up leaves no trace in the next', () => {
  const writer = new JsonWriter();
  writer.text('whole');
  const first = writer.written();
  writer.plain('{"half":');
  writer.clear();
  writer.text('next');
  expect(textOf(writer)).toBe('"next"');
  expect(new TextDecoder().decode(first)).toBe('"whole"');
});
