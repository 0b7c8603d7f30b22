// Sentences of the data in the language of a page: conditions of rates, notes, triggers of the reverse charge, questions.
// A sentence that the language does not have is shown in English and marked as such.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Part } from '../texts/speech.ts';

type Language = Pick<Texts, 'speech'>;

/** Undefined: the sentence, or a part of it, is not written in the page's language. */
export const spokenSentence = (sentence: string, { speech }: Language): string | undefined =>
  speech === undefined ? sentence : speech.sentence(sentence);

const inEnglish = (shown: SafeHtml | string): SafeHtml => html`<span lang="en">${shown}</span>`;

/** What is shown of a sentence, marked as English where it is not written in the page's language. */
export const asSaid = (sentence: string, shown: SafeHtml | string, texts: Language): SafeHtml | string =>
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
