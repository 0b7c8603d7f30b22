// What a person decided for each group of findings: kept in a file, and applied to the next register too.
import { type Finding, type Repair, TYPED_ROLES, type TypedRole } from '../check/finding.ts';
import { isTaxOfRate } from '../check/taxFits.ts';
import { numberOf } from '../read/amounts.ts';
import { dayIn } from '../read/dates.ts';
import type { Line } from '../read/lines.ts';
import { customerNumber, placeIn } from '../read/places.ts';

/** Repairs that need no person: what a spreadsheet or a spelling did, and a rate that the law replaced. */
const CERTAIN: ReadonlySet<string> = new Set([
  'code-lost-zero',
  'code-zero-too-many',
  'code-ninth-digit',
  'unit-spelling',
  'unit-on-service',
  'rate-stale',
]);

/** Null: the lines stay as they are. */
export type Decision = Repair | null;

const NAME = 'kosh register decisions';
const VERSION = 1;

export class Decisions {
  readonly #made: Map<string, Decision>;

  constructor(made: Iterable<readonly [group: string, decision: Decision]> = []) {
    this.#made = new Map(made);
  }

  /** Undefined: nobody decided. */
  of(group: string): Decision | undefined {
    return this.#made.get(group);
  }

  /** Undefined: as if nobody had decided. */
  set(group: string, decision: Decision | undefined): void {
    if (decision === undefined) this.#made.delete(group);
    else this.#made.set(group, decision);
  }

  get size(): number {
    return this.#made.size;
  }

  entries(): readonly (readonly [string, Decision])[] {
    return [...this.#made];
  }

  /** As a file. */
  text(): string {
    return `${JSON.stringify({ name: NAME, version: VERSION, decisions: this.entries() }, null, 1)}\n`;
  }

  /** Throws `RangeError` where the text is no file of decisions. */
  static read(text: string): Decisions {
    let file: unknown;
    try {
      file = JSON.parse(text);
    } catch {
      throw new RangeError('This is not a file of decisions: it is not JSON.');
    }
    const { name, version, decisions } = Object(file) as Readonly<Record<string, unknown>>;
    if (name !== NAME || version !== VERSION || !Array.isArray(decisions)) {
      throw new RangeError(`This is not a file of decisions: "name" must be "${NAME}" and "version" ${VERSION}.`);
    }
    return new Decisions(decisions.map((entry: unknown, at) => read(entry, at)));
  }
}

function read(entry: unknown, at: number): readonly [string, Decision] {
  const [group, decision] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  if (typeof group !== 'string' || (decision !== null && !isRepair(decision))) {
    throw new RangeError(`This is not a file of decisions: entry ${at + 1} is not a decision.`);
  }
  return [group, decision];
}

const TYPES: Readonly<Record<keyof Repair, 'string' | 'number' | 'object'>> = {
  code: 'string',
  rate: 'number',
  unit: 'string',
  quantity: 'number',
  typed: 'object',
};

const isRepair = (value: unknown): value is Repair =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([field, one]) =>
    field === 'typed' ? isTyped(one) : field in TYPES && typeof one === TYPES[field as keyof Repair],
  );

const isTyped = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([role, cell]) => (TYPED_ROLES as readonly string[]).includes(role) && typeof cell === 'string',
  );

/** What is known of a file before its repairs. */
export interface Repaired {
  /** Invoices were issued with these taxes: another rate needs a note to them, not another cell. */
  readonly hasTaxes: boolean;
}

/** For the lines of a group that have this text, and no others. */
export const groupOfText = (group: string, text: string): string => `${group}\n${text.toLowerCase()}`;

/** What becomes of a finding: decided by a person, certain by itself (its repair), or open (undefined). */
export function decisionOf(
  finding: Finding,
  text: string,
  decisions: Decisions,
  { hasTaxes }: Repaired,
): Decision | undefined {
  const ofText = decisions.of(groupOfText(finding.group, text));
  const made = ofText === undefined ? decisions.of(finding.group) : ofText;
  if (made !== undefined) return made;
  if (finding.repair === null || !CERTAIN.has(finding.kind)) return undefined;
  return finding.repair.rate !== undefined && hasTaxes ? undefined : finding.repair;
}

/** All that is decided of a line, together; what comes first is worst and stays. */
export function repairOf(findings: readonly Finding[], text: string, decisions: Decisions, file: Repaired): Repair {
  const all: { -readonly [Field in keyof Repair]: Repair[Field] } = {};
  for (const finding of findings.toReversed()) {
    const decision = decisionOf(finding, text, decisions, file);
    Object.assign(all, decision, decision?.typed !== undefined && { typed: { ...all.typed, ...decision.typed } });
  }
  return all;
}

/** Whether a line has the tax of another rate than the one decided: its bill was issued with it. */
export const isBilledOtherwise = (line: Line, { rate }: Repair): boolean =>
  rate !== undefined && rate !== line.rate && !isTaxOfRate(line, rate);

/**
 * The line as it is once repaired, for Table 12; a quantity stays, since Table 12 leaves out that of services itself. So
 * does the rate whose tax was billed: the return tells what was billed, and a note to the bill puts it right.
 */
export const repairedLine = (line: Line, { code, rate, unit, typed }: Repair): Line => ({
  ...line,
  ...(typed !== undefined && typedValues(line, typed)),
  ...(code !== undefined && { code, codeCell: code }),
  ...(rate !== undefined && !isBilledOtherwise(line, { rate }) && { rate, isRateFromTax: false }),
  ...(unit !== undefined && { unit }),
});

/** What typed cells say; one that cannot be read changes nothing, and what stood there stays unread. */
function typedValues(line: Line, typed: NonNullable<Repair['typed']>): Partial<Line> {
  const changed: { -readonly [Field in keyof Line]?: Line[Field] } = {};
  const done = new Set<string>();
  const put = <Field extends keyof Line>(role: TypedRole, field: Field, value: Line[Field] | undefined): void => {
    if (value === undefined) return;
    changed[field] = value;
    done.add(role);
  };
  for (const [role, cell] of Object.entries(typed) as [TypedRole, string][]) {
    if (role === 'gstin') put(role, 'gstin', customerNumber(cell));
    else if (role === 'supplier_gstin') put(role, 'supplierGstin', customerNumber(cell));
    else if (role === 'date') put(role, 'day', dayIn(cell));
    else if (role === 'place') put(role, 'place', placeIn(cell) || undefined);
    else if (role === 'document') put(role, 'document', cell.trim() || undefined);
    else put(role, role, numberOf(cell.trim()));
  }
  if (done.has('cgst') || done.has('sgst') || done.has('igst')) {
    const { cgst = line.cgst, sgst = line.sgst, igst = line.igst } = changed;
    changed.tax = (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0);
  }
  return { ...changed, unread: line.unread.filter(({ role }) => !done.has(role)) };
}
