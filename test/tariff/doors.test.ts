// The same answer through every door: 500 texts and codes are asked in every way there is, and the answers compared.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { classify } from '../../src/cli/commands/classify.ts';
import { lookup as lookupCommand } from '../../src/cli/commands/lookup.ts';
import { openTerminal, type Terminal } from '../../src/cli/terminal.ts';
import { readCsv } from '../../src/csv/read.ts';
import { csvLine } from '../../src/csv/write.ts';
import type { BriefRow } from '../../src/mcp/briefSchemas.ts';
import { tariffTools } from '../../src/mcp/tariffTools.ts';
import { createTariffService } from '../../src/services/tariff/service.ts';
import { drained } from '../../src/steps/steps.ts';
import type { AnswerStatus, BatchResult, ForwardAnswer } from '../../src/tariff/lookup/contract.ts';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { EMPTY_QUERY, find, isCodeText } from '../../src/web/tariff/find.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COUNT = 500;
const DAY = '2026-11-15';
const BATCH = 10;
const MCP_ITEMS = 100;
/** A process of its own opens the tariff anew, so that not every text is asked there. */
const EVERY = 25;

/** What every door says of a text, whatever else it says. */
interface Said {
  readonly code: string;
  readonly rate: string;
  readonly confidence: number;
  readonly status: AnswerStatus;
  readonly isRateOpen: boolean;
  readonly needsReview: boolean;
  readonly reviewWhy: string;
  readonly alternates: readonly string[];
}

const tariff = openTariff();
const { records } = tariff;

const texts = ((): readonly string[] => {
  const golden = readMeasuringFile(join(ROOT, 'data', 'tariff', 'golden', 'golden.tsv')).labelled.map(
    ({ text }) => text,
  );
  const aText = fc.constantFrom(...golden);
  const aCode = fc.constantFrom(...records.codes);
  const aRetired = fc.constantFrom(...records.codes.filter((_, at) => !records.isLive(at)));
  const pointed = (code: string): string => code.replace(/^(\d{4})(\d\d)/, '$1.$2');
  const price = fc.constantFrom('', ' 400cc', ' Rs 80', ' price 3000', ' loose', ' 5 kg pack');
  return fc
    .sample(
      fc.oneof(
        { weight: 5, arbitrary: aText },
        { weight: 2, arbitrary: fc.tuple(aText, price).map((parts) => parts.join('')) },
        { weight: 1, arbitrary: fc.tuple(aText, aText).map((parts) => parts.join(' ').slice(0, 200)) },
        {
          weight: 1,
          arbitrary: fc
            .constantFrom('motorcycle', 'bike', 'petrol car', 'cinema ticket')
            .chain((name) => price.map((end) => name + end)),
        },
        { weight: 2, arbitrary: aCode.map(pointed) },
        { weight: 1, arbitrary: aCode.map((code) => `HSN ${code}`) },
        { weight: 1, arbitrary: fc.constantFrom('qqzzxx', '???', 'gift', 'accessories', 'misc items') },
        { weight: 1, arbitrary: aRetired },
        {
          weight: 1,
          arbitrary: fc.string({ minLength: 1, maxLength: 12 }).map((text) => `x${text.replace(/\s/g, ' ')}`),
        },
      ),
      COUNT,
    )
    .map((text) => text.trim());
})();

const saidIn = ({ matches: [first, ...others], status, needs_review, review_why }: ForwardAnswer): Said => ({
  code: first?.hsn_sac ?? '',
  rate: first?.gst_rate ?? '',
  confidence: first?.confidence ?? 0,
  status,
  isRateOpen: first?.rate_open === true,
  needsReview: needs_review,
  reviewWhy: review_why ?? '',
  alternates: others.map(({ hsn_sac }) => hsn_sac),
});

type BatchLike = Pick<BatchResult, 'hsn_sac' | 'gst_rate' | 'confidence' | 'status_of_answer' | 'needs_review'> & {
  readonly rate_open?: true;
  readonly review_why?: 'code' | 'rate';
  readonly alternates?: readonly { readonly hsn_sac: string }[];
};

const saidInBatch = (result: BatchLike): Said => ({
  code: result.hsn_sac,
  rate: result.gst_rate,
  confidence: result.confidence,
  status: result.status_of_answer,
  isRateOpen: result.rate_open === true,
  needsReview: result.needs_review,
  reviewWhy: result.review_why ?? '',
  alternates: (result.alternates ?? []).map(({ hsn_sac }) => hsn_sac),
});

const portions = (size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));

const service = createTariffService({
  tariff,
  today: () => DAY,
  openapi: () => '{}',
  isReady: () => true,
  cacheBytes: 1_000_000,
});

async function asked<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await service.fetch(new Request(`http://kosh.test${path}`, init))).json()) as Answer;
}

const tools = tariffTools(() => tariff);

async function agent<Answer>(name: string, values: Readonly<Record<string, unknown>>): Promise<Answer> {
  const tool = tools.find(({ listing }) => listing.name === name);
  const { isError, content } = (tool && drained(tool.call({ ...values, as_of: DAY }))) ?? { content: [] };
  const [said] = content;
  if (isError || said?.type !== 'text') throw new Error(JSON.stringify(content));
  return JSON.parse(said.text) as Answer;
}

const silent = (out: (text: string) => void = () => undefined): Terminal => ({
  ...openTerminal({ NO_COLOR: '1' }),
  out,
  err: () => undefined,
});

async function classified(): Promise<readonly Readonly<Record<string, string>>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-doors-'));
  try {
    const [input, output] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
    // A second column keeps rows whose text is a code from being taken for numbers of a list.
    writeFileSync(
      input,
      [['description', 'row'], ...texts.map((text, at) => [text, `row ${at}`])].map((row) => csvLine(row)).join(''),
    );
    await classify(input, { output, column: 'description', header: true, asOf: DAY, reviewBelow: '0.7' }, silent());
    const [names = [], ...rows] = readCsv(readFileSync(output, 'utf8'));
    return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let expected: readonly Said[];

beforeAll(() => {
  expected = texts.map((text) => saidIn(tariff.lookup(text, { limit: 3, asOf: DAY })));
});

describe(`${COUNT} texts and codes get the same answer`, () => {
  test('and are of every kind', () => {
    expect(new Set(expected.map(({ status }) => status)).size).toBe(4);
    expect(new Set(expected.map(({ reviewWhy }) => reviewWhy))).toEqual(new Set(['', 'code', 'rate']));
    expect(expected.filter(({ confidence }) => confidence === 1).length).toBeGreaterThan(COUNT / 10);
  });

  test('over HTTP, one by one', async () => {
    const answers: Said[] = [];
    for (const q of texts) {
      const query = new URLSearchParams({ q, limit: '3', as_of: DAY });
      answers.push(saidIn(await asked<ForwardAnswer>(`/api/lookup?${query}`)));
    }
    expect(answers).toEqual(expected);
  });

  test('over HTTP, in batches', async () => {
    const answers: Said[] = [];
    for (const items of portions(BATCH)) {
      const { results } = await asked<{ results: readonly BatchLike[] }>('/api/lookup', { items, as_of: DAY });
      answers.push(...results.map(saidInBatch));
    }
    expect(answers).toEqual(expected);
  });

  test('from kosh classify', async () => {
    const answers = (await classified()).map((row) => ({
      code: row.hsn_sac,
      rate: row.gst_rate,
      confidence: Number(row.confidence),
      needsReview: row.needs_review === 'yes',
      reviewWhy: row.review_why,
      alternates: row.alternates === '' ? [] : row.alternates?.split(' '),
    }));
    // A file that is filed states neither code nor rate where the text names nothing, and proposes codes that share a
    // word with it, in the order of the answer.
    expect(answers).toEqual(
      expected.map(({ status, isRateOpen: _, ...said }, at) => {
        if (status !== 'too_vague') return said;
        const alternates = answers[at]?.alternates ?? [];
        const codes = tariff.lookup(texts[at] ?? '', { limit: 20, asOf: DAY }).matches.map(({ hsn_sac }) => hsn_sac);
        expect(codes.filter((code) => alternates.includes(code))).toEqual(alternates);
        return { ...said, code: '', rate: '', confidence: 0, alternates };
      }),
    );
    expect(answers.some(({ code, alternates }) => code === '' && (alternates?.length ?? 0) > 0)).toBe(true);
  });

  test('from kosh lookup', () => {
    for (const [at, text] of texts.entries()) {
      if (at % EVERY !== 0) continue;
      let printed = '';
      lookupCommand(
        [text],
        { limit: '3', asOf: DAY, json: true },
        silent((out) => (printed += out)),
      );
      expect(saidIn(JSON.parse(printed) as ForwardAnswer), text).toEqual(expected[at]);
    }
  });

  test('from MCP', async () => {
    const listed: Said[] = [];
    for (const items of portions(MCP_ITEMS)) {
      const { results } = await agent<{ results: readonly BatchLike[] }>('classify_items', {
        items,
        detail: 'full',
      });
      listed.push(...results.map(saidInBatch));
    }
    expect(listed).toEqual(expected);
    for (const [at, q] of texts.entries()) {
      const full = await agent<ForwardAnswer>('lookup_code', { q, limit: 3, detail: 'full' });
      expect(saidIn(full), q).toEqual(expected[at]);
    }
  });

  test('from MCP in few words', async () => {
    // An agent may quote a code that it sees: a text that is too vague gets none.
    const told = expected.map(({ alternates: _, ...said }) =>
      said.status === 'too_vague' ? { ...said, code: '', rate: '', confidence: 0, isRateOpen: false } : said,
    );
    const listed: Omit<Said, 'alternates'>[] = [];
    for (const items of portions(MCP_ITEMS)) {
      const { results } = await agent<{ results: readonly BriefRow[] }>('classify_items', { items });
      listed.push(
        ...results.map(({ alternates: _, status_of_answer = 'resolved', ...row }) => {
          const { alternates: none, ...said } = saidInBatch({
            ...{ hsn_sac: '', gst_rate: '', confidence: 0 },
            ...row,
            status_of_answer,
            needs_review: row.review_why !== undefined,
          });
          return said;
        }),
      );
    }
    expect(listed).toEqual(told);
    for (const [at, q] of texts.entries()) {
      const { alternates, ...said } = saidIn(await agent<ForwardAnswer>('lookup_code', { q, limit: 3 }));
      expect(said, q).toEqual(told[at]);
      expect(alternates, q).toEqual(expected[at]?.alternates.slice(0, alternates.length));
    }
  });

  test('on the page', () => {
    for (const [at, q] of texts.entries()) {
      // Digits alone are looked up as a code and all that begin with it.
      if (isCodeText(q)) continue;
      const { status, found } = find(tariff, { ...EMPTY_QUERY, q, asOf: DAY });
      const [first] = found;
      expect(
        {
          code: first?.result.hsn_sac ?? '',
          rate: first?.result.gst_rate ?? '',
          confidence: first?.result.confidence ?? 0,
          status,
          isRateOpen: first?.result.rate_open === true,
        },
        q,
      ).toEqual(
        (({ code, rate, confidence, status: whole, isRateOpen }) => ({
          code,
          rate,
          confidence,
          status: whole,
          isRateOpen,
        }))(expected[at] as Said),
      );
    }
  });
});
