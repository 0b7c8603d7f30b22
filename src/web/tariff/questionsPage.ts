// Points on which the law or the lists leave two readings: both, what is answered, and why.
import type { Tariff } from '../../tariff/index.ts';
import { html } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import { saidSentence } from './spoken.ts';
import { spaced } from './words.ts';

export function questionsPage({ records }: Tariff, { base, texts }: Pick<Site, 'base' | 'texts'>): Page {
  const { questions, code: words, form } = texts;
  const { openQuestions } = records.debates;
  return {
    title: questions.title,
    description: questions.description,
    path: '/open-questions',
    main: html`<h1>${questions.heading}</h1>
<p>${questions.lead(openQuestions.length)}</p>
${openQuestions.map(
  ({
    id,
    codes,
    from,
    to,
    question,
    readings,
    answer,
    why,
  }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${saidSentence(question, texts)}</h2>
<p class="soft">${questions.codes(
    html`${codes.map((code, i) => html`${i > 0 && ', '}${records.find(code) < 0 ? spaced(code) : html`<a href="${base}/codes/${code}">${spaced(code)}</a>`}`)}`,
    form.day(from),
    to === null ? undefined : form.day(to),
  )}</p>
<ul>${readings.map((reading) => html`<li>${saidSentence(reading, texts)}</li>`)}</ul>
<p>${words.answeredHere(saidSentence(answer, texts), saidSentence(why, texts))}</p></section>`,
)}`,
  };
}
