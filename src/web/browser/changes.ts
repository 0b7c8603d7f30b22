// The changes page in the browser: the reader's own codes, with what changed since the last look.
import { readCsv } from '../../csv/read.ts';
import { todayInIndia } from '../../tariff/model/days.ts';
import { html } from '../html.ts';
import { spaced } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import { linksKept } from './language.ts';
import { keepMyCodes, myCodes } from './myCodes.ts';
import { part } from './part.ts';

const { changes, form } = texts;
const { base = '' } = document.documentElement.dataset;

async function showMine(): Promise<void> {
  const { codes, seen } = myCodes();
  if (codes.length === 0) return;
  const mine = part<HTMLElement>('[data-mine]');
  // What came into force after the last day known is told with later data, and is marked then.
  const { known = '' } = mine.dataset;
  const today = todayInIndia();
  const search = new URLSearchParams({ codes: codes.join(','), ...(seen !== '' && { from: seen }) });
  const response = await fetch(`${base}/changes.csv?${search}`);
  const [, ...rows] = response.ok ? readCsv(await response.text()) : [];
  const list = codes.map((code) => {
    const fresh = seen === '' ? [] : rows.filter(([on = '', digits = '']) => on > seen && digits.startsWith(code));
    const [[on = '', , , before = '', after = ''] = []] = fresh;
    const told =
      on === '' ? '' : html` <strong class="changed">${changes.changedSince(form.day(on), before, after)}</strong>`;
    return html`<li><a href="${base}/codes/${code}"><b>${spaced(code)}</b></a>${told}</li>`;
  });
  part<HTMLElement>('[data-mine-list]').innerHTML = linksKept(
    html`<p class="soft">${seen === '' ? changes.mineFirst : changes.mineSince(form.day(seen))} <a href="${base}/changes?codes=${codes.join(',')}">${changes.mineAll}</a></p><ul class="codelist">${list}</ul>`,
  );
  mine.hidden = false;
  keepMyCodes({ codes, seen: known !== '' && known < today ? known : today });
}

// Without a network the days of the page can still be read.
showMine().catch(() => {});
