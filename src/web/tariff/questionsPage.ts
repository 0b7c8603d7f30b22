// Points on which the law or the lists leave two readings: both, what is answered, and why.
import type { Tariff } from '../../tariff/index.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { readableDay, spaced } from './words.ts';

export function questionsPage({ records }: Tariff, base: string): Page {
  const { openQuestions } = records.facts;
  return {
    title: 'Open questions of GST rates · Kosh',
    description: 'Where the law or the lists leave two readings of a rate: both readings, what Kosh answers, and why.',
    path: '/open-questions',
    main: html`<h1>Open questions</h1>
<p>On ${openQuestions.length} points the law or the official lists leave two readings. Both stand here with what is answered and why; the notification, an officer or a court decides.</p>
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
  }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${question}</h2>
<p class="soft">${codes.map((code, i) => html`${i > 0 && ', '}${records.find(code) < 0 ? spaced(code) : html`<a href="${base}/codes/${code}">${spaced(code)}</a>`}`)}, from ${readableDay(from)}${to !== null && ` to ${readableDay(to)}`}</p>
<ul>${readings.map((reading) => html`<li>${reading}</li>`)}</ul>
<p>Answered here: ${answer}. ${why}</p></section>`,
)}`,
  };
}
