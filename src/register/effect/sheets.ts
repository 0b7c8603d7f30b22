// What a change of rates did, as sheets: the price list; the lines that were billed at the old rate, and their notes.
import { percent } from '../../tariff/lookup/results.ts';
import { rupeesOf } from '../read/amounts.ts';
import { type SheetColumn, type WrittenSheet, widthOf } from '../write/sheet.ts';
import type { BilledLine, NoteDue } from './billed.ts';
import type { PriceEffect } from './prices.ts';

type Kind = SheetColumn['kind'];
type Value = string | number | undefined;

/** Columns with their kind, and how a row has its cell of each. */
type Columns<Row> = readonly (readonly [name: string, kind: Kind, value: (row: Row) => Value])[];

function sheetOf<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): WrittenSheet {
  const cells = rows.map((row) => columns.map(([, , value]) => String(value(row) ?? '')));
  return {
    name,
    titles: [],
    columns: columns.map(([column, kind], at) => ({
      name: column,
      kind,
      width: widthOf(
        column,
        cells.slice(0, 200).map((row) => row[at] ?? ''),
      ),
    })),
    rows: cells.map((row) => ({ cells: row })),
  };
}

/** The rate, or those of which one is right. */
export const rateOf = (settled: number | undefined, rates: readonly number[]): string =>
  settled === undefined ? rates.map(percent).join(' or ') : percent(settled);

const PRICES: Columns<PriceEffect> = [
  ['Row', 'text', ({ row }) => row],
  ['Item Code', 'text', ({ sku }) => sku],
  ['Item Name', 'text', ({ name }) => name],
  ['HSN/SAC', 'text', ({ code }) => code],
  ['Rate before', 'text', ({ before, ratesBefore }) => rateOf(before, ratesBefore)],
  ['Rate after', 'text', ({ after, ratesAfter }) => rateOf(after, ratesAfter)],
  ['Cess before', 'text', ({ cessBefore }) => (cessBefore === 0 ? '' : percent(cessBefore))],
  ['Cess after', 'text', ({ cessAfter }) => (cessAfter === 0 ? '' : percent(cessAfter))],
  ['Price before tax', 'number', ({ net }) => net],
  ['With tax before', 'number', ({ grossBefore }) => grossBefore],
  ['With tax after', 'number', ({ grossAfter }) => grossAfter],
  ['MRP', 'number', ({ mrp }) => mrp],
  ['MRP after, at the same price before tax', 'number', ({ mrpAfter }) => mrpAfter],
  ['Left of the MRP before', 'number', ({ netOfMrpBefore }) => netOfMrpBefore],
  ['Left of the same MRP after', 'number', ({ netOfMrpAfter }) => netOfMrpAfter],
  ['Quantity', 'number', ({ quantity }) => quantity],
];

export const pricesSheet = (effects: readonly PriceEffect[]): WrittenSheet => sheetOf('Prices', PRICES, effects);

const money = (paise: number | undefined): number | undefined => (paise === undefined ? undefined : rupeesOf(paise));

/** Why the line is there, in words; `day`: the first day of the new rates. */
export function reasonOf({ rate, due, rates, code, stillFor, day }: BilledLine): string {
  if (code !== '') {
    return due === undefined
      ? `${percent(rate)} is no rate of ${code} on ${day}; which of ${rates.map(percent).join(' or ')} is due, the line does not say`
      : `${percent(rate)} is no rate of ${code} on ${day}`;
  }
  return stillFor.length === 0
    ? `no goods bear ${percent(rate)} on ${day}`
    : `on ${day} only ${stillFor.join(', ')} still bear ${percent(rate)}`;
}

const LINES: Columns<BilledLine> = [
  ['Row', 'text', ({ row }) => row],
  ['Party', 'text', ({ party }) => party],
  ['GSTIN', 'text', ({ gstin }) => gstin],
  ['Document', 'text', ({ document }) => document],
  ['Date', 'day', ({ day }) => day],
  ['Description', 'text', ({ description }) => description],
  ['HSN/SAC', 'text', ({ code }) => code],
  ['Rate billed', 'text', ({ rate }) => percent(rate)],
  ['Rate due', 'text', ({ due, rates }) => rateOf(due, rates)],
  ['Taxable Value', 'number', ({ taxable }) => money(taxable)],
  ['Tax billed', 'number', ({ tax }) => money(tax)],
  ['Tax due', 'number', ({ taxDue }) => money(taxDue)],
  ['Reason', 'text', reasonOf],
];

const NOTES: Columns<NoteDue> = [
  ['Party', 'text', ({ party }) => party],
  ['GSTIN', 'text', ({ gstin }) => gstin],
  ['Document', 'text', ({ document }) => document],
  ['Date', 'day', ({ day }) => day],
  ['Note', 'text', ({ kind }) => `${kind} note`],
  ['Taxable Value', 'number', ({ taxable }) => money(taxable)],
  ['Tax', 'number', ({ tax }) => money(tax)],
  ['CGST, due less billed', 'number', ({ cgst }) => money(cgst)],
  ['SGST, due less billed', 'number', ({ sgst }) => money(sgst)],
  ['IGST, due less billed', 'number', ({ igst }) => money(igst)],
  ['Cess, due less billed', 'number', ({ cess }) => money(cess)],
];

export const linesSheet = (lines: readonly BilledLine[]): WrittenSheet => sheetOf('Lines', LINES, lines);
export const notesSheet = (notes: readonly NoteDue[]): WrittenSheet => sheetOf('Notes', NOTES, notes);
