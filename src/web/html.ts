// HTML as values: the tag `html` escapes whatever is put into it, so unescaped text cannot reach a page by accident.

/** Markup that is known to be safe. Only `html`, `jsonBlock` and `joined` make it. */
export class SafeHtml {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What may stand in a template; `false`, `null` and `undefined` leave nothing behind. */
export type HtmlValue = SafeHtml | string | number | false | null | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

export const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign);

function textOf(value: HtmlValue): string {
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'object') return value instanceof SafeHtml ? value.toString() : value.map(textOf).join('');
  return escapeHtml(String(value));
}

const DEVANAGARI = /([\u0900-\u097f]+)/;

/** A text whose words in Devanagari are marked as Hindi, so that a screen reader can say them. */
export const hindiMarked = (text: string): readonly HtmlValue[] =>
  text.split(DEVANAGARI).map((part, at) => (at % 2 === 1 ? html`<span lang="hi">${part}</span>` : part));

export function html(pieces: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  let text = pieces[0] ?? '';
  for (const [at, value] of values.entries()) text += textOf(value) + (pieces[at + 1] ?? '');
  return new SafeHtml(text);
}

/** JSON for a data block: `<` is written as an escape, so that the block cannot be closed from within. */
export const jsonBlock = (value: unknown): SafeHtml => new SafeHtml(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Joins values with a separator that is itself safe. */
export const joined = (values: readonly HtmlValue[], separator: SafeHtml): SafeHtml =>
  new SafeHtml(values.map(textOf).join(separator.toString()));
