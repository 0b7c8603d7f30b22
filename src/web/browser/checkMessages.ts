// What the page /check and its worker say to each other.
import type { Severity, TypedRole } from '../../register/check/finding.ts';
import type { Place } from '../../register/read/lines.ts';
import type { Role } from '../../register/read/roles.ts';
import type { Section } from '../../register/summary/table12.ts';
import type { Decision } from '../../register/write/decisions.ts';
import type { OwnName } from '../../tariff/lookup/ownNames.ts';

export interface ColumnView {
  readonly name: string;
  readonly role: Role;
  /** The first cells that hold something. */
  readonly sample: readonly string[];
}

/** Asks for every sheet that has lines; no sheet can be called so. */
export const ALL_SHEETS = '*';

export interface LayoutView {
  /** Of a workbook; of other files empty. */
  readonly sheets: readonly string[];
  /** That is read; `ALL_SHEETS`: all that have lines. */
  readonly sheet: string;
  /** Several sheets have lines. */
  readonly areSeveral: boolean;
  /** From 1; 0: there is none. */
  readonly headerRow: number;
  /** False: XML and JSON say themselves what their fields are. */
  readonly isTable: boolean;
  readonly columns: readonly ColumnView[];
  /** By it the layout is known again. */
  readonly fingerprint: string;
  readonly supplierGstin: string;
  /** The file is no UTF-8, so that its letters are guessed. */
  readonly areLettersGuessed: boolean;
}

/** What a person says of the layout. */
export interface LayoutChoice {
  readonly sheet?: string;
  readonly headerRow?: number;
  readonly columns?: readonly (Role | null)[];
}

export interface CheckQuestion {
  /** In rupees; undefined: up to ₹5 crore. */
  readonly turnover?: number;
  /** ISO date. */
  readonly asOf?: string;
  readonly gstin?: string;
}

/** `open`: nobody decided; `automatic`: it repairs itself; `decided`: changed by a person; `kept`: left as it is. */
export type GroupState = 'open' | 'automatic' | 'decided' | 'kept';

export interface GroupView {
  readonly key: string;
  readonly severity: Severity;
  readonly message: string;
  readonly count: number;
  readonly row: Place | null;
  readonly state: GroupState;
  /** Document, party and text of the first line; empty: the finding is about the whole file. */
  readonly about: string;
  /** What the lines say, to be searched. */
  readonly words: string;
}

export interface Outcome {
  readonly lines: number;
  /** Totals, notes, cancelled and blank rows. */
  readonly left: number;
  /** MMYYYY of most lines; empty: they have no dates. */
  readonly period: string;
  readonly groups: readonly GroupView[];
}

export interface CodeOption {
  readonly code: string;
  readonly description: string;
  readonly rate: string;
}

export interface Choice {
  readonly decision: Decision;
  /** It is right for every line of the kind; otherwise for lines with the text that it was found by. */
  readonly fitsAll: boolean;
  /** Of the code that it decides for; left out: it decides for none. */
  readonly description?: string;
  /** What it means, in the language of the page; empty: nothing more. */
  readonly note: string;
}

export interface GroupDetail extends GroupView {
  readonly examples: readonly (readonly string[])[];
  /** Different texts among the lines. */
  readonly texts: number;
  /** Of the first line that is not decided: what a decision for one text is about. */
  readonly text: string;
  /** The lines were billed with the tax of the rate that they have. */
  readonly hasTaxes: boolean;
  readonly choices: readonly Choice[];
  /** Whether a code may be searched for. */
  readonly asksForCode: boolean;
  /** What a person may type for it, and the cell as it is; undefined: nothing. */
  readonly typing: { readonly role: TypedRole; readonly cell: string } | undefined;
}

export const FILES = [
  'register.xlsx',
  'register.csv',
  'items.xlsx',
  'items.csv',
  'tally.xml',
  'zoho.csv',
  'erpnext.csv',
  'table12.json',
  'table12.xlsx',
  'table12-b2b.csv',
  'table12-b2c.csv',
] as const;
export type FileKind = (typeof FILES)[number];

export interface WriteQuestion {
  readonly kind: FileKind;
  /** MMYYYY, for Table 12. */
  readonly period?: string;
  readonly isQuarter?: boolean;
  readonly gstin?: string;
}

export interface WrittenFile {
  readonly name: string;
  readonly file: Blob;
  /** Of Table 12. */
  readonly table12?: Table12Report;
}

/** What should be known of Table 12; amounts in paise. */
export interface Table12Report {
  readonly rows: number;
  readonly taxable: number;
  readonly difference: number;
  /** Lines that warnings name as left out. */
  readonly setApart: { readonly count: number; readonly taxable: number };
  /** Nothing is open but what warnings name. */
  readonly isWhole: boolean;
  readonly warnings: readonly string[];
  readonly leftOut: readonly { readonly row: Place; readonly reason: string }[];
  /** B2B and B2C, or all; what the return is held against. */
  readonly sums: readonly SectionSums[];
}

/** Amounts in paise. */
export interface SectionSums {
  readonly section: Section;
  readonly rows: number;
  readonly taxable: number;
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly cess: number;
}

/** What the page asks of the worker, by name. */
export interface CheckCalls {
  /**
   * Addresses of the tariff's files, and of the names of codes in the language of the page; empty: it has none. Opened
   * anew with other own names, nothing of a file is left.
   */
  open(records: string, search: string, codeNames: string, ownNames: readonly OwnName[]): void;
  read(file: File): LayoutView;
  layOut(choice: LayoutChoice): LayoutView;
  check(question: CheckQuestion): Outcome;
  stop(): void;
  outcome(): Outcome;
  detail(key: string): GroupDetail | undefined;
  /** `onlyText`: for the lines with this text alone. Undefined: as if nobody had decided. */
  decide(key: string, decision: Decision | undefined, onlyText: string | undefined): Outcome;
  undo(): Outcome | undefined;
  findCodes(words: string): readonly CodeOption[];
  decisions(): string;
  /** Adds decisions of a file, or takes them in the place of all; hands back how many it held. */
  load(text: string, isInstead?: boolean): number;
  /** Table 12 as it would be written. */
  table12(question: Omit<WriteQuestion, 'kind'>): Table12Report;
  write(question: WriteQuestion): WrittenFile;
}

export type CallName = keyof CheckCalls;

export interface CheckRequest {
  readonly id: number;
  readonly name: CallName;
  readonly values: readonly unknown[];
}

export type CheckReply =
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'progress'; readonly done: number; readonly all: number };
