// What the page /check hands out: the corrected register, items, import files, Table 12; as texts or as sheets.

import { placeOf } from '../../register/read/lines.ts';
import { returnJson, sheetCsv, sheetsOf, writtenSheet } from '../../register/summary/forms.ts';
import { reconcile } from '../../register/summary/reconcile.ts';
import { RowTally } from '../../register/summary/rowTally.ts';
import { type Section, Summary, type SummaryRow, type Table12 } from '../../register/summary/table12.ts';
import { Corrector } from '../../register/write/corrected.ts';
import { isBilledOtherwise, repairedLine, repairOf } from '../../register/write/decisions.ts';
import { erpnextCsv, tallyXml, zohoCsv } from '../../register/write/importFiles.ts';
import { type Item, ItemCollector, itemSheet } from '../../register/write/items.ts';
import { csvText, type WrittenSheet } from '../../register/write/sheet.ts';
import type { SectionSums, Table12Report, WriteQuestion } from './checkMessages.ts';
import type { CheckSession } from './checkSession.ts';

export interface FileContent {
  readonly name: string;
  readonly content: string | readonly WrittenSheet[];
  readonly table12?: Table12Report;
}

export function fileOf(session: CheckSession, question: WriteQuestion): FileContent {
  const base = session.name.replace(/\.\w+$/, '');
  const named = (ending: string, content: FileContent['content']): FileContent => ({
    name: `${base}-${ending}`,
    content,
  });
  switch (question.kind) {
    case 'register.xlsx':
      return named('corrected.xlsx', corrected(session));
    case 'register.csv':
      return named('corrected.csv', corrected(session).map(csvText).join(''));
    case 'items.xlsx':
      return named('items.xlsx', [itemSheet(itemsOf(session))]);
    case 'items.csv':
      return named('items.csv', csvText(itemSheet(itemsOf(session))));
    case 'tally.xml':
      return named('tally.xml', tallyXml(itemsOf(session), session.day));
    case 'zoho.csv':
      return named('zoho.csv', zohoCsv(itemsOf(session)));
    case 'erpnext.csv':
      return named('erpnext.csv', erpnextCsv(itemsOf(session)));
    default:
      return table12(session, question, base);
  }
}

/** One sheet for each that is read. */
function corrected(session: CheckSession): readonly WrittenSheet[] {
  return session.documents.map(({ layout, lines, rows, above, facts }) => {
    const corrector = new Corrector(layout, session.decisions, session.says);
    const written = lines.map((line, at) => corrector.row(rows[above + at] ?? [], session.foundIn(line), line));
    return corrector.sheet(facts.sheet ?? 'Register', rows.slice(0, above), written);
  });
}

function itemsOf(session: CheckSession): readonly Item[] {
  const { tariff, checker, decisions, day } = session;
  const collector = new ItemCollector(tariff, checker, (role) => session.has(role), decisions, day);
  for (const line of session.lines) collector.add(line);
  return collector.items();
}

/** Table 12 of what is decided so far. */
function summed(
  session: CheckSession,
  { period = '', isQuarter = false }: Omit<WriteQuestion, 'kind'>,
): { readonly table: Table12; readonly report: Table12Report } {
  const summary = new Summary(session.tariff, period, isQuarter, session.says);
  const { file } = new Corrector(session.document.layout, session.decisions);
  const asBilled = new RowTally();
  for (const line of session.lines) {
    const repair = repairOf(session.foundIn(line), line.description, session.decisions, file);
    if (isBilledOtherwise(line, repair)) asBilled.add(placeOf(line), Math.round((line.taxable ?? 0) * 100));
    const repaired = repairedLine(line, repair);
    summary.add(repaired, session.checker.codeOf(repaired));
  }
  summary.setAside(session.documents.flatMap(({ facts }) => facts.aside ?? []));
  const table = summary.table();
  const { difference, leftOut, setApart, isWhole, table: taxable } = reconcile(table);
  const sections: readonly Section[] = table.isSplit ? ['b2b', 'b2c'] : ['all'];
  const report: Table12Report = {
    rows: table.rows.length,
    taxable,
    difference,
    setApart,
    isWhole: isWhole && !session.isPart,
    warnings: [...table.warnings, ...(asBilled.count === 0 ? [] : [session.says.ratesAsBilled(asBilled)])],
    leftOut: leftOut.map(({ row, sheet = '', reason }) => ({ row: placeOf({ row, sheet }), reason })),
    sums: sections.map((section) => sumsOf(section, table.rows)),
  };
  return { table, report };
}

function sumsOf(section: Section, rows: readonly SummaryRow[]): SectionSums {
  const own = rows.filter((row) => row.section === section);
  const sum = (of: 'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess'): number => own.reduce((all, row) => all + row[of], 0);
  return {
    section,
    rows: own.length,
    taxable: sum('taxable'),
    igst: sum('igst'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    cess: sum('cess'),
  };
}

export const table12Report = (session: CheckSession, question: Omit<WriteQuestion, 'kind'>): Table12Report =>
  summed(session, question).report;

function table12(session: CheckSession, question: WriteQuestion, base: string): FileContent {
  const { kind, period = '', gstin = '' } = question;
  const { table, report } = summed(session, question);
  const named = (ending: string, content: FileContent['content']): FileContent => ({
    name: `${base}-table12-${period}${ending}`,
    content,
    table12: report,
  });
  if (kind === 'table12.json') {
    const json = returnJson(table, gstin || sellerOf(session));
    return named('.json', `${JSON.stringify(json, null, 2)}\n`);
  }
  if (kind === 'table12.xlsx') return named('.xlsx', sheetsOf(table, 'xlsx').map(writtenSheet));
  // Before May 2025 there is one table for all.
  const section = kind === 'table12-b2b.csv' || !table.isSplit ? 'b2b' : 'b2c';
  const sheet = sheetsOf(table, 'csv').find((one) => one.section === (table.isSplit ? section : 'all'));
  const ending = table.isSplit ? `-${section}` : '';
  return named(`${ending}.csv`, sheet === undefined ? '' : sheetCsv(sheet));
}

/** By the first sheet that says it. */
const sellerOf = ({ documents }: CheckSession): string =>
  documents.map(({ supplierGstin }) => supplierGstin).find((gstin) => gstin !== '') ?? '';
