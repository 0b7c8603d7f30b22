// What was typed into a form, kept for this tab alone: a reload loses nothing, closing the tab forgets it.
import type { FieldMap } from '../../prompts/kit.ts';
import { maxLengthOf } from '../../prompts/values.ts';
import { type Control, isTouched } from './touched.ts';

/** As the controls of a form take it: texts, several for a choice of several. */
export type FormDraft = Readonly<Record<string, string | readonly string[]>>;

const keyOf = (slug: string): string => `kosh-form-${slug}`;
/** A draft may be longer than its field allows, so that it can be mended, but not without end. */
const MOST_OVER = 2;

/** What a kept text says of these fields. */
export const readDraft = (text: string | null, fields: FieldMap): FormDraft | undefined =>
  draftIn(parsed(text), fields);

/** What was kept for these fields; whatever does not fit them is left out. */
export function draftIn(kept: unknown, fields: FieldMap): FormDraft | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  const draft: Record<string, string | readonly string[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = Object.hasOwn(kept, name) ? (kept as Record<string, unknown>)[name] : undefined;
    if (field.type === 'multiselect') {
      if (Array.isArray(value)) draft[name] = field.options.filter((option) => value.includes(option));
    } else if (typeof value === 'string' && value.length <= MOST_OVER * 2 * (maxLengthOf(field) ?? 100)) {
      draft[name] = value;
    }
  }
  return Object.keys(draft).length === 0 ? undefined : draft;
}

/** What a form holds, from its entries. */
export const draftOf = (fields: FieldMap, given: URLSearchParams): FormDraft =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => [
      name,
      type === 'multiselect' ? given.getAll(name).filter((one) => one !== '') : (given.getAll(name).at(-1) ?? ''),
    ]),
  );

const controlsOf = (form: HTMLFormElement): readonly Control[] => [
  ...form.querySelectorAll<Control>('[name]:not([type=hidden])'),
];

function fillControl(control: Control, value: unknown): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = Array.isArray(value) ? value.includes(control.value) : value === true || value === 'yes';
  } else control.value = value === undefined ? '' : String(value);
}

/** Puts values into the controls of a form; those without one are emptied. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const control of controlsOf(form)) fillControl(control, values[control.name]);
}

/** Puts a draft into a form that has just come; what was typed until now stays. */
export function fillUntouched(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const control of controlsOf(form)) if (!isTouched(control)) fillControl(control, values[control.name]);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keptForm(slug: string, fields: FieldMap): FormDraft | undefined {
  try {
    return readDraft(sessionStorage.getItem(keyOf(slug)), fields);
  } catch {
    return undefined;
  }
}

/** Where the browser keeps nothing, the form works without. */
export function keepForm(slug: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    forgetForm(slug);
  }
}

export function forgetForm(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Where nothing may be kept, there is nothing to forget.
  }
}
