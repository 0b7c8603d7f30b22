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

/** Rows of changes since a day, the first of all where it is empty; undefined: no answer came. */
async function changesOf(codes: readonly string[], since: string): Promise<readonly (readonly string[])[] | undefined> {
  const search = new URLSearchParams({ codes: codes.join(','), ...(since !== '' && { from: since }) });
  try {
    const response = await fetch(`${base}/changes.csv?${search}`);
    // A network that asks for a login first answers with a page of its own.
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/csv')) return undefined;
    return readCsv(await response.text()).slice(1);
  } catch {
    return undefined;
  }
}

async function showMine(): Promise<void> {
  const { codes, seen } = myCodes();
  if (codes.length === 0) return;
  const mine = part<HTMLElement>('[data-mine]');
  // What came into force after the last day known is told with later data, and is marked then.
  const { known = '' } = mine.dataset;
  const today = todayInIndia();
  const rows = await changesOf(codes, seen);
  const list = codes.map((code) => {
    const fresh =
      seen === '' ? [] : (rows ?? []).filter(([on = '', digits = '']) => on > seen && digits.startsWith(code));
    const [[on = '', , , before = '', after = ''] = []] = fresh;
    const told =
      on === '' ? '' : html` <strong class="changed">${changes.changedSince(form.day(on), before, after)}</strong>`;
    return html`<li><a href="${base}/codes/${code}"><b>${spaced(code)}</b></a>${told}</li>`;
  });
  const about =
    rows === undefined ? changes.mineNotAsked : seen === '' ? changes.mineFirst : changes.mineSince(form.day(seen));
  part<HTMLElement>('[data-mine-list]').innerHTML = linksKept(
    html`<p class="soft">${about} <a href="${base}/changes?codes=${codes.join(',')}">${changes.mineAll}</a></p><ul class="codelist">${list}</ul>`,
  );
  mine.hidden = false;
  // What was not told is not seen.
  if (rows === undefined) addEventListener('online', () => void showMine(), { once: true });
  else keepMyCodes({ codes, seen: known !== '' && known < today ? known : today });
}

void showMine();
