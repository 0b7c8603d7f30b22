// The finder's filters: goods or services, digits, day.
import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { DigitLevel, FinderQuery, TypeFilter } from './find.ts';

function choices<Value extends string | number>(
  legend: string,
  name: string,
  options: readonly (readonly [Value, string])[],
  chosen: Value,
): SafeHtml {
  return html`<fieldset class="choices"><legend>${legend}</legend>${options.map(
    ([value, label]) =>
      html`<label><input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`}><span>${label}</span></label>`,
  )}</fieldset>`;
}

const typeLabels = ({ home, words }: Texts): readonly (readonly [TypeFilter, string])[] => [
  ['all', home.all],
  ['goods', words.goods],
  ['services', words.services],
];

const levelLabels = ({ finder, home }: Texts): readonly (readonly [DigitLevel, string])[] => [
  [0, home.asFound],
  ...([4, 6, 8] as const).map((digits) => [digits, finder.digitCount(digits)] as const),
];

/** What of the filters is not as usual, in words; empty: nothing. */
export function filtersInWords({ type, digits, asOf }: FinderQuery, texts: Texts): string {
  const { finder, words, form } = texts;
  const set = [
    type === 'goods' ? words.goods : type === 'services' ? words.services : '',
    digits === 0 ? '' : finder.digitCount(digits),
    asOf === '' ? '' : `${finder.ratesOn} ${form.day(asOf)}`,
  ].filter((one) => one !== '');
  return set.length === 0 ? finder.filters : finder.filtersSet(set.join(' · '));
}

/** Folded, so that the answer stands on a phone's first screen; what is set is told all the same. */
export function filterForm(query: FinderQuery, texts: Texts, today: string): SafeHtml {
  const { finder, home } = texts;
  return html`<details class="filters-fold"><summary data-filters>${filtersInWords(query, texts)}</summary><div class="filters">
${choices(home.type, 'type', typeLabels(texts), query.type)}
${choices(home.digits, 'digits', levelLabels(texts), query.digits)}
<p class="date"><label for="as_of">${finder.ratesOn}</label> <input id="as_of" name="as_of" type="date" value="${query.asOf}" min="${GST_START}" max="${today}"></p>
</div></details>`;
}
