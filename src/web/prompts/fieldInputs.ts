// One form control for each field of a tool, with its label, help and limits.
import type { Field, FieldMap } from '../../prompts/kit.ts';
import { maxLengthOf } from '../../prompts/values.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Say } from '../texts/sayAnswer.ts';

/** Labels in another language, by field name. */
export type FieldLabels = Readonly<Record<string, string>>;

/** Values as a form holds them, by field name; several for a multiselect. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

const startOf = (field: Field, given: readonly string[] | undefined): readonly string[] => {
  if (given !== undefined) return given;
  if (field.default === undefined) return [];
  return typeof field.default === 'object' ? field.default : [String(field.default)];
};

/** A form in another language than English. */
export interface SpokenForm {
  readonly labels: FieldLabels;
  readonly helps: FieldLabels;
  /** Options and units. */
  readonly say: Say;
}

export interface FormTexts {
  readonly words: Texts['calculator'];
  /** Labels that stand beside the English ones. */
  readonly beside?: FieldLabels | undefined;
  /** Left out: the form is in English. */
  readonly spoken?: SpokenForm | undefined;
}

export function fieldInputs(fields: FieldMap, values: FormValues | undefined, texts: FormTexts): SafeHtml {
  return html`${Object.entries(fields).map(([name, field]) => fieldInput(name, field, startOf(field, values?.get(name)), texts))}`;
}

/** What the language lacks stays English and is marked. */
const orEnglish = (said: string | undefined, english: string): SafeHtml | string =>
  said ?? html`<span lang="en">${english}</span>`;

/** An option as it is said; its value stays English, for it is what is sent. */
const optionText = (option: string, { spoken }: FormTexts): SafeHtml | string =>
  spoken === undefined ? option : orEnglish(spoken.say(option), option);

/** An option of a list, which can hold no element that marks its language. */
function listOption(option: string, isChosen: boolean, { spoken }: FormTexts): SafeHtml {
  const selected = isChosen && html` selected`;
  if (spoken === undefined) return html`<option${selected}>${option}</option>`;
  const said = spoken.say(option);
  return html`<option value="${option}"${said === undefined && html` lang="en"`}${selected}>${said ?? option}</option>`;
}

function titleOf(name: string, field: Field, { words, beside, spoken }: FormTexts): SafeHtml {
  const unit = 'unit' in field && field.unit !== undefined ? field.unit : '';
  const isAnyCurrency = field.type === 'currency' && unit === '';
  const inBrackets = isAnyCurrency
    ? ` (${words.withCurrency})`
    : unit === '' || field.label.toLowerCase().includes(unit.toLowerCase())
      ? ''
      : html` (${spoken === undefined ? unit : orEnglish(spoken.say(unit), unit)})`;
  const label = spoken === undefined ? field.label : orEnglish(spoken.labels[name], field.label);
  const second = beside?.[name];
  return html`${label}${inBrackets}${second !== undefined && html` <span lang="hi" class="soft">${second}</span>`}${field.required ? html` <span class="required">${words.required}</span>` : html` <span class="soft">${words.optional}</span>`}`;
}

function fieldInput(name: string, field: Field, value: readonly string[], texts: FormTexts): SafeHtml {
  const id = `field-${name}`;
  const title = titleOf(name, field, texts);
  const help = texts.spoken === undefined ? field.help : orEnglish(texts.spoken.helps[name], field.help);
  const notes = html`<p class="soft" id="${id}-help">${help}</p><p class="wrong" id="${id}-wrong" data-wrong="${name}" hidden></p>`;
  if (field.type === 'multiselect') {
    // Boxes that are not ticked send nothing; the empty value before them keeps a default from coming back.
    const none = !field.required && field.default !== undefined && html`<input type="hidden" name="${name}" value="">`;
    return html`<fieldset class="field" aria-describedby="${id}-help ${id}-wrong"><legend>${title}</legend>${none}${field.options.map(
      (option, at) =>
        html`<label class="check"><input type="checkbox" id="${id}-${at}" name="${name}" value="${option}"${value.includes(option) && html` checked`}> ${optionText(option, texts)}</label>`,
    )}${notes}</fieldset>`;
  }
  if (field.type === 'boolean') {
    const yes = ['true', 'yes', 'on', '1'].includes((value.at(-1) ?? '').toLowerCase());
    // A box that is not ticked sends nothing; the hidden "no" before it keeps a default of "yes" from coming back.
    return html`<div class="field"><input type="hidden" name="${name}" value="no"><label class="check"><input type="checkbox" id="${id}" name="${name}" value="yes"${yes && html` checked`} aria-describedby="${id}-help ${id}-wrong"> <span>${title}</span></label>${notes}</div>`;
  }
  return html`<div class="field"><label for="${id}">${title}</label>${control(id, name, field, value[0] ?? '', texts)}${notes}</div>`;
}

const TYPES: Partial<Record<Field['type'], string>> = { url: 'url', email: 'email', date: 'date' };

function control(id: string, name: string, field: Field, value: string, texts: FormTexts): SafeHtml {
  const described = html` aria-describedby="${id}-help ${id}-wrong"`;
  const hint = field.placeholder !== undefined && html` placeholder="${field.placeholder}"`;
  const required = field.required && html` required`;
  const most = maxLengthOf(field);
  // Browsers count UTF-16 units, of which a character may take two; the check counts characters and says how many came.
  const longest = most !== undefined && html` maxlength="${most * 2}"`;
  switch (field.type) {
    case 'textarea':
      return html`<textarea id="${id}" name="${name}" rows="5"${longest}${hint}${required}${described}>${value === '' ? '' : html`\n${value}`}</textarea>`;
    case 'select':
      return html`<select id="${id}" name="${name}"${required}${described}><option value="">${field.required ? texts.words.choose : texts.words.notSet}</option>${field.options.map((option) => listOption(option, option === value, texts))}</select>`;
    case 'number':
    case 'currency':
      return html`<input id="${id}" name="${name}" inputmode="${field.type === 'currency' && field.unit === undefined ? 'text' : 'decimal'}" autocomplete="off" value="${value}"${hint}${required}${described}>`;
    default:
      return html`<input id="${id}" name="${name}" type="${TYPES[field.type] ?? 'text'}" value="${value}"${longest}${hint}${required}${described}>`;
  }
}

/** The values of known fields in an address or a form; undefined when it has none, not even an empty one. */
export function formValues(fields: FieldMap, given: URLSearchParams): FormValues | undefined {
  if (!Object.keys(fields).some((name) => given.has(name))) return undefined;
  const values = new Map<string, readonly string[]>();
  for (const [name, field] of Object.entries(fields)) {
    const all = given.getAll(name).filter((text) => text !== '');
    if (all.length > 0 || (field.type === 'multiselect' && given.has(name))) values.set(name, all);
  }
  return values;
}

/** Form values as the checks of the tools take them. */
export function plainValues(fields: FieldMap, values: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const given = values.get(name);
      if (given === undefined) return [];
      if (field.type === 'multiselect') return [[name, given]];
      return [[name, field.type === 'boolean' ? given.at(-1) : given[0]]];
    }),
  );
}
