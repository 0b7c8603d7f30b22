// Sentences of the data in the language of a page: conditions of rates, notes, triggers of the reverse charge, questions.
// A sentence that the language does not have is shown in English and marked as such.
import type { Ask } from '../../tariff/lookup/contract.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Part } from '../texts/speech.ts';

type Language = Pick<Texts, 'speech'>;

/** Undefined: the sentence, or a part of it, is not written in the page's language. */
export const spokenSentence = (sentence: string, { speech }: Language): string | undefined =>
  speech === undefined ? sentence : speech.sentence(sentence);

const inEnglish = (shown: string): SafeHtml => html`<span lang="en">${shown}</span>`;

/** What is shown of a sentence, marked as English where it is not written in the page's language. */
export const asSaid = (sentence: string, shown: string, texts: Language): SafeHtml | string =>
  sentence === '' || spokenSentence(sentence, texts) !== undefined ? shown : inEnglish(shown);

/** The sentence as the page shows it. */
export const saidSentence = (sentence: string, texts: Language): SafeHtml | string =>
  spokenSentence(sentence, texts) ?? inEnglish(sentence);

/** The sentence without a mark, for titles and other places that take none. */
export const inLanguage = (sentence: string, texts: Language): string => spokenSentence(sentence, texts) ?? sentence;

/** Sentences one after the other, those in English marked. */
const saidParts = (parts: readonly Part[]): SafeHtml =>
  html`${parts.map(({ english, said }, at) => html`${at > 0 && ' '}${said ?? inEnglish(english)}`)}`;

export const saidNotes = (notes: string, { speech }: Language): SafeHtml | string =>
  speech === undefined ? notes : saidParts(speech.notes(notes));

/** Undefined: not in the page's language. */
export const spokenCess = (note: string, { speech }: Language): string | undefined =>
  speech === undefined ? note : speech.cess(note);

/** Why a code matched; `why` with codes as they are written elsewhere on the page. */
export function saidWhy(why: string, { speech }: Language): SafeHtml | string {
  if (speech === undefined) return why;
  return html`${speech.why(why).map((parts, i) => html`${i > 0 && '; '}${saidParts(parts)}`)}`;
}

export const spokenTurnover = (turnover: string, { speech }: Language): string =>
  speech?.turnover(turnover) ?? turnover;

/** `For goods, by the Customs Tariff Act. The first day was not checked against the law.` */
export const saidDigitRule = (note: string, { speech }: Language): SafeHtml | string =>
  speech === undefined ? note : saidParts(speech.digitRule(note));

/** `Schedule II - 18%`, `Services - 5%`, `Exempt`. */
export const spokenSchedule = (schedule: string, { speech }: Language): string =>
  speech?.schedule(schedule) ?? schedule;

type Named = Pick<Texts, 'language' | 'codeNames'>;

/** An item that ends in 00 is its subheading undivided, and a subheading its heading: they are called the same. */
const isUndivided = (code: string): boolean => code.length > 4 && code.endsWith('00');

/** The short name of a code in the page's language; undefined: it has none. */
export function codeName(code: string, texts: Named): string | undefined {
  return texts.codeNames(code) ?? (isUndivided(code) ? codeName(code.slice(0, -2), texts) : undefined);
}

/** What a code is called: its name in the page's language, else its description, which is marked as English. */
export const saidName = (code: string, description: string, texts: Named): SafeHtml | string =>
  codeName(code, texts) ??
  (texts.language === 'en' ? description : html`<span class="name" lang="en">${description}</span>`);

/** Below the description of a code that has no name: what its heading is called. */
export function ofHeading(code: string, texts: Named): string | undefined {
  const heading = code.slice(0, 4);
  const name = texts.codeNames(heading);
  return name === undefined ? undefined : `${heading}: ${name}`;
}

/** In another language than English: the description under the name of a code, or the name of its heading under that. */
export function besideName(code: string, description: string, texts: Named): SafeHtml | false {
  if (codeName(code, texts) !== undefined) return html`<p lang="en" class="soft">${description}</p>`;
  const heading = ofHeading(code, texts);
  return heading !== undefined && html`<p>${heading}</p>`;
}

/** `5%`, at the end of what parts codes by their rates. */
const RATE_OF_OPTION = /: (?:[\d.]+%|outside GST)$/;
const NAMES_TOLD = 3;

/** An answer to a question that parts codes: what they are called, and the rate where it depends on them. */
export function saidOption(
  { label, codes }: Ask['options'][number],
  texts: Named & Pick<Texts, 'card' | 'words'>,
): SafeHtml | string {
  if (texts.language === 'en') return label;
  const names = codes.slice(0, NAMES_TOLD).map((code) => codeName(code, texts));
  if (names.includes(undefined)) return html`<span class="name" lang="en">${label}</span>`;
  const [rate = ''] = RATE_OF_OPTION.exec(label) ?? [];
  return (
    texts.card.namesAndMore(names.join('; '), codes.length - names.length) +
    rate.replace('outside GST', texts.words.outsideGstWithin)
  );
}
