// The same findings through every door: generated lines are checked in every way there is, and what is found compared.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../src/cli/commands/check.ts';
import { openTerminal } from '../../src/cli/terminal.ts';
import { csvLine } from '../../src/csv/write.ts';
import { checkDocument, checkLines, openDocument } from '../../src/library/register.ts';
import { registerTools } from '../../src/mcp/registerTools.ts';
import type { CheckAnswer, CheckFinding } from '../../src/register/contract.ts';
import { createTariffService } from '../../src/services/tariff/service.ts';
import { drained } from '../../src/steps/steps.ts';
import { openTariff } from '../../src/tariff/node.ts';

const DAY = '2026-11-15';
const SELLER = '27AAPFU0939F1ZV';
const TURNOVER = 60_000_000;
const RUNS = 12;

const tariff = openTariff({ today: () => DAY });
const { records } = tariff;
const service = createTariffService({
  tariff,
  today: () => DAY,
  openapi: () => '{}',
  isReady: () => true,
  cacheBytes: 1_000_000,
});
const [tool] = registerTools(() => tariff);

/** Names of columns that tell the roles of the fields. */
const NAMES = {
  document: 'Invoice No',
  date: 'Invoice Date',
  description: 'Item Name',
  code: 'HSN Code',
  quantity: 'Qty',
  unit: 'Unit',
  taxable: 'Taxable Value',
  rate: 'GST Rate',
  cgst: 'CGST Amount',
  sgst: 'SGST Amount',
  igst: 'IGST Amount',
  place: 'Place of Supply',
  supply: 'Invoice Type',
} as const;
type Field = keyof typeof NAMES;
type GeneratedLine = Readonly<Record<Field, string>>;

const aCode = fc.constantFrom(...records.codes.filter((code) => code.length >= 4));
const aLine: fc.Arbitrary<GeneratedLine> = fc
  .record({
    document: fc.integer({ min: 1, max: 9 }).map((number) => `A/${number}`),
    date: fc.constantFrom('05-10-2026', '2025-09-20', '22/09/2025', '01-Apr-2019'),
    description: fc.constantFrom('Ceramic wall tiles', 'Mango pickle', 'Cotton shirt', 'Aerated cola', 'Haircut'),
    code: fc.oneof(
      aCode,
      aCode.map((code) => code.replace(/^0/, '')),
      fc.constantFrom('0', '123456', '6907 21 00'),
    ),
    quantity: fc.integer({ min: 1, max: 40 }).map(String),
    unit: fc.constantFrom('NOS', 'KGS', 'KG', 'STRP', 'NA', 'PCS'),
    taxable: fc.integer({ min: 1, max: 90_000 }).map(String),
    rate: fc.constantFrom('5', '12%', '18', '28', '40', '0', '9'),
    place: fc.constantFrom('27', '24-Gujarat', 'Karnataka', '96-Other Countries'),
    supply: fc.constantFrom('Regular', 'SEZ supplies without payment', 'EXPWOP', 'Bill of Supply'),
  })
  .chain((line) =>
    fc.constantFrom('halves', 'whole', 'none').map((tax) => {
      const due = (Number(line.taxable) * Number(line.rate.replace('%', ''))) / 100;
      const [half, whole] = [tax === 'halves' ? due / 2 : 0, tax === 'whole' ? due : 0];
      return { ...line, cgst: half.toFixed(2), sgst: half.toFixed(2), igst: whole.toFixed(2) };
    }),
  );
const someLines = fc.array(aLine, { minLength: 12, maxLength: 40 });

const FIELDS = Object.keys(NAMES) as readonly Field[];
const tableOf = (lines: readonly GeneratedLine[]): readonly (readonly string[])[] => [
  ['Sales of', SELLER],
  FIELDS.map((field) => NAMES[field]),
  ...lines.map((line) => FIELDS.map((field) => line[field])),
];
/** Titles and names stand above the lines of a file. */
const ABOVE = 2;
const inFile = (findings: readonly CheckFinding[]): readonly CheckFinding[] =>
  findings.map((finding) => ({
    ...finding,
    row: finding.row === null ? null : finding.row - ABOVE,
    ...(finding.rows !== undefined && { rows: finding.rows.map((row) => row - ABOVE) }),
  }));

async function overHttp(lines: readonly GeneratedLine[]): Promise<CheckAnswer> {
  const body = JSON.stringify({ lines, turnover: TURNOVER, supplier_gstin: SELLER });
  const response = await service.fetch(new Request('http://kosh.test/api/check', { method: 'POST', body }));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await response.json()) as CheckAnswer;
}

async function overMcp(lines: readonly GeneratedLine[]): Promise<unknown> {
  const [said] = (tool && drained(tool.call({ lines, turnover: TURNOVER, supplier_gstin: SELLER })))?.content ?? [];
  return said?.type === 'text' ? JSON.parse(said.text) : undefined;
}

async function fromCommand(lines: readonly GeneratedLine[]): Promise<readonly CheckFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-check-'));
  try {
    const path = join(folder, 'register.csv');
    writeFileSync(
      path,
      tableOf(lines)
        .map((row) => csvLine(row))
        .join(''),
    );
    let out = '';
    const terminal = { ...openTerminal({ NO_COLOR: '1' }), out: (text: string) => (out += text), err: () => undefined };
    await check(path, { turnover: String(TURNOVER), asOf: DAY, json: true }, terminal);
    return inFile(
      out
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as CheckFinding),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fromLibrary = (lines: readonly GeneratedLine[]): readonly CheckFinding[] =>
  inFile(
    checkDocument(tariff, openDocument(tableOf(lines)), { turnover: TURNOVER, asOf: DAY }).map(
      ({ group: _, ...finding }) => finding,
    ),
  );

describe('every door finds the same', () => {
  test(`in ${RUNS} registers`, async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(someLines, async (lines) => {
        const expected = checkLines(tariff, lines, { turnover: TURNOVER, supplierGstin: SELLER, asOf: DAY });
        for (const { kind } of expected.findings) kinds.add(kind);
        expect(await overHttp(lines)).toEqual(expected);
        expect(await overMcp(lines)).toEqual(expected);
        expect(fromLibrary(lines)).toEqual(expected.findings);
        expect(await fromCommand(lines)).toEqual(expected.findings);
      }),
      { numRuns: RUNS },
    );
    expect(kinds.size).toBeGreaterThan(12);
  });
});

describe('lines that are none', () => {
  const asked = async (body: unknown): Promise<readonly [number, unknown]> => {
    const request = new Request('http://kosh.test/api/check', { method: 'POST', body: JSON.stringify(body) });
    const response = await service.fetch(request);
    return [response.status, ((await response.json()) as { error: string }).error];
  };

  test.each([
    [[], 'The body must be a JSON object with a list "lines" of 1 to 100 lines, but an empty list came.'],
    [{}, 'lines must be a list of 1 to 100 lines, but nothing came.'],
    [{ lines: 'x' }, 'lines must be a list of 1 to 100 lines, but "x" came.'],
    [{ lines: [] }, 'lines must hold at least one line, but an empty list came.'],
    [{ lines: Array(101).fill({}) }, 'lines may hold 100 lines at most in one request, but 101 came.'],
    [{ lines: [{}, 5] }, 'lines[1] must be an object with fields such as description, code and rate, but 5 came.'],
    [{ lines: [{ rate: true }] }, 'lines[0].rate must be a number or a text of 300 characters at most, but true came.'],
    [
      { lines: [{}, { description: 'x'.repeat(301) }] },
      'lines[1].description must be a number or a text of 300 characters at most, but 301 characters came.',
    ],
    [{ lines: [{}], turnover: -1 }, 'turnover must be rupees as a number of 0 or more, but -1 came.'],
    [{ lines: [{}], turnover: '6 crore' }, 'turnover must be rupees as a number of 0 or more, but "6 crore" came.'],
    [{ lines: [{}], supplier_gstin: 'x' }, 'supplier_gstin must be a GSTIN such as 27AAPFU0939F1ZV, but "x" came.'],
  ])('%j', async (body, message) => {
    expect(await asked(body)).toEqual([400, message]);
  });

  test('a text is as long as its characters, and 300 are not too many', async () => {
    expect(await asked({ lines: [{ description: ` ${'😀'.repeat(300)} ` }] })).toEqual([200, undefined]);
  });

  test('a field that no line has is named', async () => {
    const [status, message] = await asked({ lines: [{ item: 'Butter' }] });
    expect(status).toBe(400);
    expect(message).toMatch(
      /^lines\[0\] has the field item, which no line has; the fields are description, group, code/,
    );
    const refused = tool && drained(tool.call({ lines: [{ item: 'Butter' }] }));
    expect(refused?.isError).toBe(true);
  });

  test('a tariff that kosh/tariff did not open is refused', () => {
    expect(() => checkLines({} as typeof tariff, [])).toThrow('must be what openTariff of kosh/tariff opened');
  });
});
