// The kit the deterministic tools are written with: typed fields in, a displayable result out, no I/O.
import type {
  BooleanField,
  DateField,
  Field,
  FieldMap,
  MultiSelectField,
  NumberField,
  SelectField,
} from '../prompts/kit.ts';
import { checkValues, type Problem } from '../prompts/values.ts';
import type { CategorySlug } from '../prompts/vocabulary.ts';
import { isSteps, type Steps } from '../steps/steps.ts';
import type { TariffApi } from '../tariff/lookup/api.ts';
import { FIRST_DAY, isCountable, LAST_DAY } from './days.ts';
import { MOST_PAISE, moneyText, paiseOf } from './money.ts';
import { type CalculatorResult, CELL_LENGTH, outputLimit } from './result.ts';

type Given<One extends Field> = One extends MultiSelectField
  ? readonly One['options'][number][]
  : One extends SelectField
    ? One['options'][number]
    : One extends NumberField
      ? number
      : One extends BooleanField
        ? boolean
        : One extends DateField
          ? string
          : string;

type Present<One extends Field> = One extends { readonly required: true }
  ? true
  : One extends { readonly default: unknown }
    ? true
    : false;

/** What a calculator's function receives: currency in whole paise, an absent optional value as undefined. */
export type ValuesOf<Fields extends FieldMap> = {
  readonly [Name in keyof Fields]: Present<Fields[Name]> extends true
    ? Given<Fields[Name]>
    : Given<Fields[Name]> | undefined;
};

/** What a tool may need from the program that runs it. */
export interface Surroundings {
  /** Opened only when a tool asks for it. */
  readonly tariff?: () => Pick<TariffApi, 'lookup' | 'reverse' | 'describe'>;
}

export type Outcome =
  | { readonly ok: true; readonly result: CalculatorResult }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Returned by a calculator whose values are each fine but do not fit together. */
export interface Refused {
  readonly problems: readonly Problem[];
}

export const refuse = (...problems: readonly (readonly [field: string, message: string])[]): Refused => ({
  problems: problems.map(([field, message]) => ({ field, message })),
});

export interface Calculator {
  readonly kind: 'calculator';
  readonly title: string;
  readonly category: CategorySlug;
  /** What it does for whoever uses it, in plain words, as a phrase without a full stop. */
  readonly about: string;
  /** What it computes exactly, as a phrase without a full stop; part of the catalog's contract. */
  readonly computes: string;
  /** Fields that few people need: a form begins without a value there, not with the example's. */
  readonly leftEmpty?: readonly string[];
  readonly fields: FieldMap;
  /** Checks the values as the prompts do, reports every problem at once, and computes: in steps, since texts may be long. */
  run(values: Readonly<Record<string, unknown>>, surroundings?: Surroundings): Steps<Outcome>;
}

interface CalculatorSource<Fields extends FieldMap> {
  readonly title: string;
  readonly category: CategorySlug;
  readonly about: string;
  readonly computes: string;
  readonly leftEmpty?: readonly (keyof Fields & string)[];
  readonly fields: Fields;
  /** In steps where it can take more than some milliseconds. `maxOutput`: the most characters that it may write. */
  compute(
    values: ValuesOf<Fields>,
    surroundings: Surroundings,
    maxOutput: number,
  ): CalculatorResult | Refused | Steps<CalculatorResult | Refused>;
}

/** Defines a deterministic tool. The slug is the name of its file. */
export function defineCalculator<const Fields extends FieldMap>(source: CalculatorSource<Fields>): Calculator {
  const { title, category, about, computes, leftEmpty, fields } = source;
  return {
    kind: 'calculator',
    title,
    category,
    about,
    computes,
    ...(leftEmpty !== undefined && { leftEmpty }),
    fields,
    run: (values, surroundings = {}) => outcomeOf(source, values, surroundings),
  };
}

function* outcomeOf<Fields extends FieldMap>(
  { fields, compute }: CalculatorSource<Fields>,
  values: Readonly<Record<string, unknown>>,
  surroundings: Surroundings,
): Steps<Outcome> {
  const checked = checkValues(fields, values);
  if (!checked.ok) return checked;
  const typed = typedValues(fields, checked.texts);
  if ('problems' in typed) return { ok: false, problems: typed.problems };
  const maxOutput = outputLimit([...checked.texts.values()].reduce((sum, { length }) => sum + length, 0));
  yield;
  const made = compute(typed.values as ValuesOf<Fields>, surroundings, maxOutput);
  const answer = isSteps(made) ? yield* made as Steps<CalculatorResult | Refused> : made;
  if ('problems' in answer) return { ok: false, problems: few(answer.problems) };
  const tooLarge = inexactMoney(answer) ?? tooLong(answer, maxOutput);
  return tooLarge === undefined ? { ok: true, result: answer } : { ok: false, problems: [tooLarge] };
}

/** Problems that are told one by one; so a text of nothing but wrong lines gets a short answer. */
const MOST_PROBLEMS = 20;

function few(problems: readonly Problem[]): readonly Problem[] {
  const next = problems[MOST_PROBLEMS];
  // One more may be a tool's own count of the others.
  if (next === undefined || problems.length === MOST_PROBLEMS + 1) return problems;
  const message = `${problems.length - MOST_PROBLEMS} more problems were found.`;
  return [...problems.slice(0, MOST_PROBLEMS), { field: next.field, message }];
}

/** No tool makes a huge text of a small one, whatever it is given. */
function tooLong({ outputs, tables }: CalculatorResult, maxOutput: number): Problem | undefined {
  const written = outputs.reduce((sum, { text }) => sum + text.length, 0);
  const cells = tables.flatMap(({ rows }) => rows.flat());
  const tabled = cells.reduce((sum, cell) => sum + (cell.kind === 'text' ? cell.text.length : CELL_LENGTH), 0);
  if (written + tabled <= maxOutput) return undefined;
  return {
    field: '',
    message: `The answer would have ${written + tabled} characters, but for these values it may have ${maxOutput} at most; give less at once.`,
  };
}

/** A sum that is no longer exact in whole paise is refused, never shown rounded. */
function inexactMoney({ rows, tables }: CalculatorResult): Problem | undefined {
  const shown = [...rows.map(({ value }) => value), ...tables.flatMap((table) => table.rows.flat())];
  if (shown.every((value) => value.kind !== 'money' || Number.isSafeInteger(value.paise))) return undefined;
  const most = moneyText(MOST_PAISE);
  return { field: '', message: `The amounts are too large: no sum may pass ${most}; give smaller values.` };
}

type TypedValue = string | number | boolean | readonly string[] | undefined;

function typedValues(
  fields: FieldMap,
  texts: ReadonlyMap<string, string>,
): { readonly values: Readonly<Record<string, TypedValue>> } | Refused {
  const problems: Problem[] = [];
  const values: Record<string, TypedValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = texts.get(name) ?? '';
    const value = text === '' ? emptyValue(field) : typedValue(field, text);
    if (text !== '' && value === undefined) {
      problems.push({ field: name, message: `${field.label} (${name}) must be ${rangeOf(field)}, but ${text} came.` });
    }
    values[name] = value;
  }
  return problems.length > 0 ? { problems } : { values };
}

/** A choice of several with a default is always a list, also when nothing was chosen. */
const emptyValue = (field: Field): TypedValue =>
  field.type === 'multiselect' && field.default !== undefined ? [] : undefined;

/** What a value must be that has the right form and is yet not taken. */
const rangeOf = ({ type }: Field): string =>
  type === 'date'
    ? `a day from ${FIRST_DAY} to ${LAST_DAY}`
    : `rupees with two decimals at most, up to ${moneyText(MOST_PAISE)}`;

/** Undefined for an amount or a day that cannot be counted with. */
function typedValue(field: Field, text: string): TypedValue {
  switch (field.type) {
    case 'date':
      return isCountable(text) ? text : undefined;
    case 'currency':
      return paiseOf(text);
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'yes';
    case 'multiselect':
      return text.split('; ');
    default:
      return text;
  }
}
