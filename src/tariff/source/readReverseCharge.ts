// Reads reverse charge: reverse-charge.tsv has the entries of the law, parties.tsv who their suppliers and recipients are,
// from day to day. An amendment that changes a party ends one row of parties.tsv and begins another; the entries stay.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PARTY_FACTS } from '../model/parties.ts';
import { type Dated, dayAfter } from '../model/periods.ts';
import type { ReverseChargeRule } from '../model/rateSources.ts';
import { choiceCell, dateCells, evidenceCell, filledCell, notificationCell, prefixCell } from './cells.ts';
import { type Complain, DataError, readRows } from './tsv.ts';

/** A supplier or recipient in a period. */
interface Party extends Dated {
  readonly name: string;
  readonly words: string;
  readonly said: string;
  readonly not: string;
}

/** None where the folder has no such file: own data need not name parties. */
function readParties(path: string): ReadonlyMap<string, readonly Party[]> {
  const parties = new Map<string, Party[]>();
  if (!existsSync(path)) return parties;
  readRows(path, ['party', 'from', 'to', 'words', 'said', 'not', 'changed_by'], ({ cells }, complain) => {
    const name = filledCell(cells.party, 'party', complain);
    const known = parties.get(name) ?? [];
    const dates = dateCells(cells, complain);
    const last = known.at(-1);
    if (last !== undefined && (last.to === null || dayAfter(last.to) !== dates.from))
      complain('from', `of "${name}" must be the day after the end of the row before`);
    known.push({
      name,
      ...dates,
      words: filledCell(cells.words, 'words', complain),
      said: phrasesCell(cells.said, 'said', complain),
      not: phrasesCell(cells.not, 'not', complain),
    });
    parties.set(name, known);
  });
  return parties;
}

/** `@supplier-registered` in a phrase is what a text says of a party, in whatever words. */
function phrasesCell(cell: string, column: string, complain: Complain): string {
  for (const [fact] of cell.matchAll(/@\S*[^\s;]/g)) {
    if (!PARTY_FACTS.some((known) => known === fact))
      complain(column, `"${fact}" must be one of ${PARTY_FACTS.join(', ')}`);
  }
  return cell;
}

const PARTY = /\{([^}]+)\}/g;

export function readReverseCharge(folder: string): readonly ReverseChargeRule[] {
  const parties = readParties(join(folder, 'parties.tsv'));
  const used = new Set<string>();
  const rules = readRows(
    join(folder, 'reverse-charge.tsv'),
    [
      'from',
      'to',
      'shown_by',
      'codes',
      'excluded',
      'trigger',
      'settled_by',
      'not',
      'notification',
      'serial',
      'evidence',
      'note',
    ],
    ({ cells }, complain) => {
      const trigger = filledCell(cells.trigger, 'trigger', complain);
      const names = [...trigger.matchAll(PARTY)].map(([, name = '']) => name);
      for (const name of names) {
        used.add(name);
        if (!parties.has(name)) complain('trigger', `names {${name}}, which is not in parties.tsv`);
      }
      const byText = choiceCell(cells.shown_by, 'shown_by', ['code', 'text'], complain) === 'text';
      const isOfAny = cells.codes === '*';
      if (cells.codes === '' || (isOfAny && !byText)) complain('codes', 'must name codes, unless only a text shows it');
      if (cells.settled_by === 'code') complain('settled_by', 'must be phrases: no code says who buys and who sells');
      const rule = {
        byText,
        codes: isOfAny ? [cells.codes] : prefixCell(cells.codes, 'codes', complain),
        excluded: prefixCell(cells.excluded, 'excluded', complain),
        trigger,
        settledBy: phrasesCell(cells.settled_by, 'settled_by', complain),
        not: phrasesCell(cells.not, 'not', complain),
        notificationRef: `${notificationCell(cells.notification, complain, cells.from)}, S. No. ${filledCell(cells.serial, 'serial', complain)}`,
        evidence: evidenceCell(cells.evidence, complain),
      };
      return periodsOf(
        rule,
        dateCells(cells, complain),
        names.flatMap((name) => parties.get(name) ?? []),
      );
    },
  ).flat();
  const idle = [...parties.keys()].find((name) => !used.has(name));
  if (idle !== undefined) throw new DataError(`${join(folder, 'parties.tsv')}: "${idle}" is in no trigger`);
  return rules;
}

/** One rule for each stretch of days on which all its parties stay the same. */
function periodsOf(
  rule: Omit<ReverseChargeRule, keyof Dated>,
  { from, to }: Dated,
  parties: readonly Party[],
): readonly ReverseChargeRule[] {
  const begins = [...new Set([from, ...parties.map((party) => party.from)])]
    .filter((day) => day >= from && (to === null || day <= to))
    .sort();
  return begins.map((day) => {
    const now = parties.filter((party) => party.from <= day && (party.to === null || day <= party.to));
    const ends = [to, ...now.map((party) => party.to)].filter((end) => end !== null).sort();
    return {
      ...rule,
      from: day,
      to: ends[0] ?? null,
      trigger: rule.trigger.replaceAll(
        PARTY,
        (_, name: string) => now.find((party) => party.name === name)?.words ?? '',
      ),
      // Where a code shows the entry, who supplies decides; of any goods that alone says nothing.
      settledBy: joined(rule.settledBy, ...(rule.byText ? [] : now.map(({ said }) => said))),
      not: joined(rule.not, ...now.map(({ not }) => not)),
    };
  });
}

const joined = (...cells: readonly string[]): string => [...new Set(cells.filter((cell) => cell !== ''))].join('; ');
