// Reads labelled texts: the measuring format (JSON lines) and the project's golden set (TSV).
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isService } from '../model/digits.ts';
import { readTsv } from '../source/tsv.ts';
import { type BillText, isBillText } from './bills.ts';
import type { LabelledText } from './score.ts';

interface JsonRow {
  readonly text: string;
  readonly code?: string;
  readonly level?: number;
  readonly type?: 'goods' | 'services';
  readonly source?: string;
  readonly lang?: string;
  readonly alt?: readonly string[] | string | null;
  readonly fair?: boolean;
  readonly expect?: string;
}

export interface MeasuringFile {
  readonly labelled: readonly LabelledText[];
  /** Texts that must get a low confidence. */
  readonly vague: readonly string[];
  /** Texts of Indian bills, which have measures of their own. */
  readonly bills: readonly BillText[];
}

export function readMeasuringFile(path: string): MeasuringFile {
  return path.endsWith('.tsv') ? readGolden(path) : readJsonLines(path);
}

function readJsonLines(path: string): MeasuringFile {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as JsonRow | BillText);
  const bills = lines.filter(isBillText);
  const rows = lines.filter((line): line is JsonRow => !isBillText(line));
  return {
    bills,
    labelled: rows.flatMap((row): LabelledText[] => {
      if (row.code === undefined || row.fair === false) return [];
      const alt = row.alt ?? [];
      return [
        {
          text: row.text,
          code: row.code,
          level: row.level ?? row.code.length,
          type: row.type ?? (isService(row.code) ? 'services' : 'goods'),
          source: row.source ?? 'unnamed',
          lang: row.lang ?? 'en',
          alt: typeof alt === 'string' ? alt.split(/[\s,]+/).filter((code) => code !== '') : alt,
        },
      ];
    }),
    vague: rows.filter(({ expect }) => expect === 'low_confidence').map(({ text }) => text),
  };
}

const BILL_FILES: ReadonlySet<string> = new Set(['bills.tsv', 'common.tsv']);
const listOf = (cell: string): readonly string[] => cell.split(' ').filter((word) => word !== '');
const OPENNESS = ['sure', 'open', 'either'] as const;

function readBills(path: string): readonly BillText[] {
  const columns = ['text', 'kind', 'headings', 'six', 'rates', 'open', 'rcm'] as const;
  return readTsv(path, columns).map(({ cells, line }) => {
    const open = OPENNESS.find((one) => one === cells.open);
    if (open === undefined) throw new Error(`${path}:${line}: open is ${OPENNESS.join(', ')}, not "${cells.open}".`);
    return {
      q: cells.text,
      kind: cells.kind,
      headings: listOf(cells.headings),
      six: cells.six === '' ? null : listOf(cells.six),
      rates: listOf(cells.rates).map(Number),
      open,
      rcm: cells.rcm === '' ? null : cells.rcm === 'yes',
    };
  });
}

function readGolden(path: string): MeasuringFile {
  if (basename(path) === 'vague.tsv') {
    return { labelled: [], bills: [], vague: readTsv(path, ['text', 'expect']).map(({ cells }) => cells.text) };
  }
  if (BILL_FILES.has(basename(path))) return { labelled: [], vague: [], bills: readBills(path) };
  return {
    labelled: readTsv(path, ['text', 'code', 'type', 'language', 'kind', 'alternates']).map(({ cells }) => ({
      text: cells.text,
      code: cells.code,
      level: cells.code.length,
      type: cells.type === 'services' ? 'services' : 'goods',
      source: cells.kind,
      lang: cells.language,
      alt: cells.alternates.split(' ').filter((code) => code !== ''),
    })),
    vague: [],
    bills: [],
  };
}
