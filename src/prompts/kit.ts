// The kit every prompt tool is written with. Its types make a placeholder without a field,
// or a field without a placeholder, a compile error in the editor.

import type { Evidence } from './evidence.ts';
import type { DeclaredExpectations, PromptTests } from './expect/declared.ts';
import type { RoleSlug } from './vocabulary.ts';

interface FieldBase<Value> {
  /** What a person reads above the input. */
  readonly label: string;
  readonly required: boolean;
  /** One sentence that tells a person what to put here. */
  readonly help: string;
  /** A realistic value; the tool must render with the examples of all its fields. */
  readonly example: Value;
  readonly placeholder?: string;
  readonly default?: Value;
}

export interface TextField extends FieldBase<string> {
  readonly type: 'text' | 'textarea' | 'url' | 'email' | 'identifier';
  /** In Unicode code points. Defaults: text 200, textarea 8000, url 500, email 200, identifier 60. */
  readonly maxLength?: number;
  /** For identifiers: the whole value must match. */
  readonly pattern?: string;
}

export interface NumberField extends FieldBase<number> {
  readonly type: 'number' | 'currency';
  readonly min?: number;
  readonly max?: number;
  /** Set where a fraction has no meaning: months, days that are counted, copies. */
  readonly whole?: true;
  /** Shown beside the input: "days", "%", "INR". */
  readonly unit?: string;
}

/** An amount whose value carries its currency: "USD 5,000", "₹5,40,000". */
export interface OwnCurrencyField extends FieldBase<number | string> {
  readonly type: 'currency';
  readonly min?: number;
  readonly max?: number;
  readonly whole?: true;
  readonly unit?: undefined;
}

export interface DateField extends FieldBase<string> {
  readonly type: 'date';
}

export interface SelectField extends FieldBase<string> {
  readonly type: 'select';
  readonly options: readonly string[];
}

export interface MultiSelectField extends FieldBase<readonly string[]> {
  readonly type: 'multiselect';
  readonly options: readonly string[];
}

export interface BooleanField extends FieldBase<boolean> {
  readonly type: 'boolean';
}

export type Field =
  | TextField
  | NumberField
  | OwnCurrencyField
  | DateField
  | SelectField
  | MultiSelectField
  | BooleanField;
export type FieldType = Field['type'];
export type FieldMap = { readonly [name: string]: Field };

/** How a template is laid out; rule 10 checks that the text has that form. */
export type Layout = 'sections' | 'tagged' | 'steps' | 'brief' | 'labelled' | 'table' | 'stages';

export interface LegalReference {
  /** Act, section, rule, form or notification. */
  readonly ref: string;
  /** What it says that this prompt relies on, in one sentence. */
  readonly says: string;
  /** How well it is known; `conflicting`: publications disagree, and `says` tells which is followed. */
  readonly status: Evidence;
  /** Where it was read: addresses, or the official text by its name. */
  readonly sources: readonly string[];
  /** ISO date on which it was last compared with its sources. */
  readonly checkedOn: string;
  /** What only the user can verify; the template says it too, word for word. */
  readonly verify?: string;
}

/** The law behind an India-specific prompt, and the day it was last read. */
export interface LawBasis {
  /** ISO date. */
  readonly asOf: string;
  readonly refs: readonly LegalReference[];
}

export interface PromptTool<Fields extends FieldMap = FieldMap> {
  readonly kind: 'prompt';
  readonly title: string;
  /** One sentence, 160 characters at most. */
  readonly description: string;
  readonly roles: readonly RoleSlug[];
  readonly indiaSpecific: boolean;
  readonly law: LawBasis | null;
  readonly layout: Layout;
  /** Words people search by that the title lacks. */
  readonly alsoKnownAs: readonly string[];
  /** Names of the parts of the answer, as the template names them. */
  readonly outputParts: readonly string[];
  /** The rule that only this task has, word for word as in the template. */
  readonly ownRule: string;
  readonly fields: Fields;
  readonly prompt: string;
  readonly exampleOutput: string | null;
  /** What an answer must be like where the template's prose cannot be read for it. */
  readonly expect?: DeclaredExpectations;
  /** Inputs beside the examples, for `kosh prompts eval`. */
  readonly tests?: PromptTests;
}

/** Names between double braces in a template, as a union. */
export type Placeholders<Template extends string> = Template extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Matched<Template extends string, Fields extends FieldMap> = [
  Exclude<Placeholders<Template>, keyof Fields>,
] extends [never]
  ? [Exclude<keyof Fields & string, Placeholders<Template>>] extends [never]
    ? unknown
    : { fieldWithoutPlaceholder: Exclude<keyof Fields & string, Placeholders<Template>> }
  : { placeholderWithoutField: Exclude<Placeholders<Template>, keyof Fields> };

interface PromptSource<Fields extends FieldMap, Template extends string> {
  readonly title: string;
  readonly description: string;
  readonly roles: readonly RoleSlug[];
  readonly layout: Layout;
  readonly alsoKnownAs: readonly string[];
  readonly outputParts: readonly string[];
  readonly ownRule: string;
  readonly fields: Fields;
  readonly prompt: Template & Matched<Template, Fields>;
  readonly exampleOutput: string | null;
  readonly expect?: DeclaredExpectations;
  readonly tests?: PromptTests<keyof Fields & string>;
  /** Present on the India-specific tools, and only there. */
  readonly law?: LawBasis;
}

/** Defines a prompt tool. The category and the slug are the folder and the name of its file. */
export function definePrompt<const Fields extends FieldMap, const Template extends string>(
  source: PromptSource<Fields, Template>,
): PromptTool<Fields> {
  const { law, ...rest } = source;
  return { kind: 'prompt', ...rest, indiaSpecific: law !== undefined, law: law ?? null };
}
