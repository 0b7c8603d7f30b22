// A register on the page /check, from the file to what is written: read, laid out, checked, decided. Knows no browser.
import { Checker, isChecked } from '../../register/check/checker.ts';
import { type Finding, SEVERITIES } from '../../register/check/finding.ts';
import { alsoOf, SPANS_CODES } from '../../register/check/groups.ts';
import type { Table } from '../../register/read/cells.ts';
import { openDocument, type RegisterDocument } from '../../register/read/document.ts';
import { fingerprintOf } from '../../register/read/layout.ts';
import { type Line, placeOf } from '../../register/read/lines.ts';
import type { Role } from '../../register/read/roles.ts';
import { lineSheets, mainSheet, sheetFacts } from '../../register/read/sheets.ts';
import type { RegisterSentences } from '../../register/sentences.ts';
import { Corrector } from '../../register/write/corrected.ts';
import { type Decision, Decisions, decisionOf, groupOfText, type Repaired } from '../../register/write/decisions.ts';
import type { Tariff } from '../../tariff/index.ts';
import { choicesFor, typingFor } from './checkChoices.ts';
import {
  ALL_SHEETS,
  type CheckQuestion,
  type GroupDetail,
  type GroupState,
  type GroupView,
  type LayoutChoice,
  type LayoutView,
  type Outcome,
} from './checkMessages.ts';
import { sampleOf } from './columnSample.ts';

/** What was read of a file: a text, or the sheets of a workbook. */
export interface ReadFile {
  readonly name: string;
  readonly source: string | readonly { readonly name: string; readonly rows: Table }[];
  readonly areLettersGuessed: boolean;
}

/** Lines that are checked before anything else gets its turn. */
const PORTION = 2000;
const MOST_EXAMPLES = 5;
const MOST_WORDS = 20;

interface Kind {
  readonly first: Finding;
  /** Of the first line; undefined: the finding is about the whole file. */
  readonly line: Line | undefined;
  readonly examples: Line[];
  /** The first line of each text, in lower case. */
  readonly texts: Map<string, Line>;
  /** As the file has them. */
  readonly codes: Set<string>;
  count: number;
}

/** What was decided before, by key. */
type Step = ReadonlyMap<string, Decision | undefined>;

export class CheckSession {
  readonly tariff: Tariff;
  /** Other sheets of the file have lines, and are not read. */
  isPart = false;
  #file: ReadFile = { name: '', source: '', areLettersGuessed: false };
  #sheet = '';
  #choice: LayoutChoice = {};
  /** Of a workbook of which all sheets are read, each of them; else one. */
  #documents: readonly RegisterDocument[] = [];
  #question: CheckQuestion = {};
  #checker: Checker | undefined;
  #found = new Map<Line, readonly Finding[]>();
  #kinds = new Map<string, Kind>();
  #lines = 0;
  #left = 0;
  #decisions = new Decisions();
  readonly #steps: Step[] = [];
  #run = 0;

  readonly says: RegisterSentences;

  /** `says`: what is found, in the language of the page. */
  constructor(tariff: Tariff, says: RegisterSentences) {
    this.tariff = tariff;
    this.says = says;
  }

  open(file: ReadFile): LayoutView {
    this.#file = file;
    this.#sheet = '';
    return this.layOut({});
  }

  get name(): string {
    return this.#file.name;
  }

  get decisions(): Decisions {
    return this.#decisions;
  }

  layOut(choice: LayoutChoice): LayoutView {
    this.stop();
    // What was found belongs to the lines as they were read before.
    this.#found = new Map();
    this.#kinds = new Map();
    this.#choice = choice;
    const { source, areLettersGuessed } = this.#file;
    const sheets = typeof source === 'string' ? [] : source;
    this.#sheet = choice.sheet ?? (this.#sheet || (mainSheet(sheets)?.name ?? ''));
    const withLines = lineSheets(sheets);
    const chosen = this.#sheet === ALL_SHEETS ? withLines : sheets.filter(({ name }) => name === this.#sheet);
    this.isPart = withLines.some((sheet) => !chosen.includes(sheet));
    const tables = typeof source === 'string' ? [{ name: '', rows: source }] : chosen;
    const read = (name: string, table: string | Table, given: LayoutChoice, sheet = ''): RegisterDocument =>
      openDocument(table, {
        facts: {
          ...sheetFacts(name),
          ...(this.#question.gstin !== undefined && { supplierGstin: this.#question.gstin }),
          ...(sheet !== '' && { sheet }),
        },
        ...(given.headerRow !== undefined && { headerRow: given.headerRow }),
        ...(given.columns !== undefined && { columns: given.columns }),
      });
    const [first = { name: '', rows: [] }, ...others] = tables;
    const document = read(first.name, first.rows, choice, others.length > 0 ? first.name : '');
    const isAsFound = choice.headerRow === undefined && choice.columns === undefined;
    const fingerprint = fingerprintOf((isAsFound ? document : read(first.name, first.rows, {})).layout);
    // What a person says of the columns of one sheet holds for those that have the same.
    const further = others.map(({ name, rows }) => {
      const asFound = read(name, rows, {}, name);
      return isAsFound || fingerprintOf(asFound.layout) !== fingerprint ? asFound : read(name, rows, choice, name);
    });
    this.#documents = [document, ...further];
    const data = document.rows.slice(document.above);
    return {
      sheets: sheets.map(({ name }) => name),
      sheet: this.#sheet,
      areSeveral: withLines.length > 1,
      headerRow: document.layout.headerRows === 0 ? 0 : document.layout.titles + 1,
      isTable: document.above > 0 || document.layout.columns.some(({ name, role }) => name !== role),
      columns: document.layout.columns.map(({ name, role }, at) => ({ name, role, sample: sampleOf(data, at) })),
      fingerprint,
      supplierGstin: document.supplierGstin,
      areLettersGuessed,
    };
  }

  /** The first, whose columns are shown. */
  get document(): RegisterDocument {
    const [first] = this.#documents;
    if (first === undefined) throw new Error('No file is open.');
    return first;
  }

  get documents(): readonly RegisterDocument[] {
    return this.#documents;
  }

  get lines(): readonly Line[] {
    return this.#documents.flatMap(({ lines }) => lines);
  }

  has(role: Role): boolean {
    return this.#documents.some(({ layout }) => layout.columns.some((column) => column.role === role));
  }

  get checker(): Checker {
    this.#checker ??= new Checker(this.tariff, this.#question, this.says);
    return this.#checker;
  }

  /** ISO date whose rates count for lines without a date, and for the items. */
  get day(): string {
    return this.#question.asOf ?? this.tariff.today;
  }

  get question(): CheckQuestion {
    return this.#question;
  }

  /** `pause` lets others have their turn; undefined: another check took the place of this one. */
  async check(
    question: CheckQuestion,
    progress: (done: number, all: number) => void,
    pause: () => Promise<void>,
  ): Promise<Outcome | undefined> {
    const isOtherSeller = question.gstin !== this.#question.gstin;
    this.#question = question;
    // Which tax is due depends on where the seller is, so that the lines are read anew.
    if (isOtherSeller) this.layOut(this.#choice);
    const run = ++this.#run;
    this.#checker = undefined;
    this.#found = new Map();
    this.#kinds = new Map();
    this.#lines = 0;
    this.#left = 0;
    const all = this.lines.length;
    let at = 0;
    for (const { file: read, lines } of this.#documents) {
      const file = this.checker.open(read);
      for (const line of lines) {
        if (at % PORTION === 0) {
          progress(at, all);
          await pause();
          if (run !== this.#run) return undefined;
        }
        at++;
        if (isChecked(line)) this.#lines++;
        else this.#left++;
        const findings = file.check(line);
        if (findings.length > 0) this.#found.set(line, findings);
        for (const finding of findings) this.#take(finding, line);
      }
      for (const finding of file.end()) this.#take(finding, undefined);
    }
    progress(all, all);
    return this.outcome();
  }

  stop(): void {
    this.#run++;
  }

  #take(finding: Finding, line: Line | undefined): void {
    let kind = this.#kinds.get(finding.group);
    if (kind === undefined) {
      kind = { first: finding, line, examples: [], texts: new Map(), codes: new Set(), count: 0 };
      this.#kinds.set(finding.group, kind);
    }
    kind.count++;
    if (line === undefined) return;
    const text = line.description.toLowerCase();
    const isNew = !kind.texts.has(text) || (SPANS_CODES.has(finding.kind) && !kind.codes.has(finding.code));
    if (!kind.texts.has(text)) kind.texts.set(text, line);
    kind.codes.add(finding.code);
    if (kind.examples.length < MOST_EXAMPLES && isNew) kind.examples.push(line);
  }

  foundIn(line: Line): readonly Finding[] {
    return this.#found.get(line) ?? [];
  }

  outcome(): Outcome {
    const rank = (one: GroupView): number => SEVERITIES.indexOf(one.severity);
    const groups = [...this.#kinds].map(([key, kind]) => this.#view(key, kind));
    return {
      lines: this.#lines,
      left: this.#left,
      period: periodOf(this.lines),
      groups: groups.sort((one, other) => rank(one) - rank(other) || other.count - one.count),
    };
  }

  #view(key: string, kind: Kind): GroupView {
    const { first, texts, codes, count } = kind;
    const also = SPANS_CODES.has(first.kind) ? alsoOf(this.tariff, codes, this.says) : '';
    return {
      key,
      severity: first.severity,
      message: also === '' ? first.message : `${first.message} ${also}`,
      count,
      row: first.row === null ? null : placeOf({ row: first.row, sheet: first.sheet ?? '' }),
      state: this.#state(key, kind),
      about: kind.line === undefined ? '' : aboutOf(kind.line),
      words: [first.code, first.kind, ...[...texts.keys()].slice(0, MOST_WORDS)].join(' '),
    };
  }

  #state(key: string, { first, texts }: Kind): GroupState {
    const made = this.#decisions.of(key);
    const ofTexts = [...texts.keys()].map((text) => this.#decisions.of(groupOfText(key, text)));
    if (made === undefined && ofTexts.length > 0 && ofTexts.every((one) => one !== undefined)) return 'decided';
    if (made === null) return 'kept';
    if (made !== undefined) return 'decided';
    return decisionOf(first, '', this.#decisions, this.#repaired) === undefined ? 'open' : 'automatic';
  }

  get #repaired(): Repaired {
    return new Corrector(this.document.layout, this.#decisions).file;
  }

  detail(key: string): GroupDetail | undefined {
    const kind = this.#kinds.get(key);
    if (kind === undefined) return undefined;
    const { first, examples, texts } = kind;
    const [, line = kind.line] =
      [...texts].find(([text]) => this.#decisions.of(groupOfText(key, text)) === undefined) ?? [];
    const { choices, asksForCode } = choicesFor(this.tariff, this.checker, first, line, this.day);
    return {
      ...this.#view(key, kind),
      examples: examples.map((one) => [
        String(placeOf(one)),
        one.document,
        one.party || one.gstin,
        one.description,
        one.codeCell,
        one.rate === undefined ? '' : `${one.rate}%`,
        one.unit,
        one.taxable === undefined ? '' : one.taxable.toLocaleString('en-IN'),
      ]),
      texts: texts.size,
      text: line?.description ?? '',
      hasTaxes: this.#repaired.hasTaxes,
      choices,
      asksForCode,
      typing: line === undefined ? undefined : typingFor(first, line),
    };
  }

  decide(key: string, decision: Decision | undefined, onlyText: string | undefined): void {
    // What is decided for all takes the place of what was decided for one text and another.
    const texts = onlyText === undefined ? [...(this.#kinds.get(key)?.texts.keys() ?? [])] : [];
    const made = onlyText === undefined ? key : groupOfText(key, onlyText);
    const before = [made, ...texts.map((text) => groupOfText(key, text))].map(
      (one) => [one, this.#decisions.of(one)] as const,
    );
    this.#steps.push(new Map(before));
    for (const [one] of before) this.#decisions.set(one, undefined);
    this.#decisions.set(made, decision);
  }

  /** False: there is nothing to undo. */
  undo(): boolean {
    const step = this.#steps.pop();
    for (const [key, before] of step ?? []) this.#decisions.set(key, before);
    return step !== undefined;
  }

  /** Adds the decisions of a file, or takes them in the place of all; hands back how many it held. */
  load(text: string, isInstead = false): number {
    const loaded = Decisions.read(text);
    this.#decisions = new Decisions([...(isInstead ? [] : this.#decisions.entries()), ...loaded.entries()]);
    this.#steps.length = 0;
    return loaded.size;
  }
}

/** By what a person finds the line in his books: its document, who it was sold to, and what was sold. */
const aboutOf = ({ document, party, gstin, description }: Line): string =>
  [document, party || gstin, description].filter((one) => one !== '').join(' · ');

/** MMYYYY of most lines; empty: they have no dates. */
function periodOf(lines: readonly Line[]): string {
  const months = new Map<string, number>();
  for (const { day } of lines) {
    if (day !== undefined) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1);
  }
  const [most] = [...months].sort((one, other) => other[1] - one[1]);
  return most === undefined ? '' : `${most[0].slice(5)}${most[0].slice(0, 4)}`;
}
