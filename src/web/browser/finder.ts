// The finder in the browser: asks the worker on every key, renders what the server would, keeps the address shareable.
import { todayInIndia } from '../../tariff/model/days.ts';
import { html } from '../html.ts';
import { resultList, resultSummary } from '../tariff/card.ts';
import { filtersInWords } from '../tariff/filters.ts';
import {
  EMPTY_QUERY,
  type FinderQuery,
  finderSearch,
  finderTitle,
  isCodeText,
  readFinderQuery,
} from '../tariff/find.ts';
import { texts } from '../texts/ofPage.ts';
import { wireAmount } from './amount.ts';
import { codeNamesLoaded } from './codeNames.ts';
import { createCombobox } from './combobox.ts';
import { wireCopy } from './copy.ts';
import { addressKept, linksKept, switchLeadsTo } from './language.ts';
import { newestOnly } from './newestOnly.ts';
import { keepOffline, onNewDay, savesData } from './offline.ts';
import { part } from './part.ts';
import { wireShare } from './share.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';
import { isTouched } from './touched.ts';

const form = part<HTMLFormElement>('[data-finder]');
const input = part<HTMLInputElement>('#q');
const list = part<HTMLElement>('[data-list]');
const summary = part<HTMLElement>('[data-summary]');
const welcome = part<HTMLElement>('[data-welcome]');
const state = part<HTMLElement>('[data-index-state]');
const head = part<HTMLElement>('[data-finder-head]');
const { base = '', calculator = '' } = document.documentElement.dataset;

let port: TariffPort | undefined;
let current = readFinderQuery(new URLSearchParams(location.search));
let asked = 0;
/** The answer that is shown came from the server before the tariff did: what comes with the tariff must not move it. */
let isEarly = false;
/** Whether the address in the bar is of a finished search, to which Back should lead. */
let isFinished = true;
let finishing: ReturnType<typeof setTimeout> | undefined;

/** Who types no further for so long has searched. */
const PAUSE_MS = 1500;
/** A question that still waits for the tariff by then goes to the server. */
const SLOW_MS = 2000;
/** Without the tariff in this browser, the server is asked when typing rests. */
const REST_MS = 200;

/** So low is what a phone shows of a page beside its keyboard; the header alone would take a quarter of it. */
const LOW_PX = 480;

/** While a keyboard leaves little of the page to see, the box comes first, with the answer below it. */
function makeRoom(): void {
  if (visualViewport === null || document.activeElement !== input) return;
  // Who has enlarged the page sees less of it too, but looks where he wants to.
  if (visualViewport.height * visualViewport.scale < LOW_PX) form.scrollIntoView();
}

const formQuery = (): FinderQuery => {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) parameters.set(name, String(value));
  return readFinderQuery(parameters);
};

const isReady = (): boolean => document.documentElement.dataset.index === 'ready';

/** Loaded with the first search, so that the page itself is quick; never where data are to be saved. */
function tariff(): TariffPort {
  if (port !== undefined) return port;
  const opened = openTariffPort();
  port = opened;
  state.textContent = texts.finder.loading;
  opened.ready.then(
    () => {
      state.textContent = '';
      state.toggleAttribute('data-room', isEarly);
      document.documentElement.dataset.index = 'ready';
      keepOffline(true).catch(() => {});
    },
    () => {
      state.textContent = navigator.onLine ? texts.finder.notLoaded : texts.finder.offline;
      addEventListener('online', loadAgain, { once: true });
    },
  );
  return opened;
}

/** There is a network again: what was asked last is answered, and the tariff comes after all. */
function loadAgain(): void {
  port = undefined;
  void search(current);
}

const addressOf = (query: FinderQuery): string => addressKept(`${base}/${finderSearch(query)}`);

/** One entry of the history for each search: while it is typed its entry changes, the next search gets its own. */
function remember(query: FinderQuery, finished: boolean): void {
  const address = addressOf(query);
  if (address !== location.pathname + location.search) {
    if (isFinished) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
  clearTimeout(finishing);
  isFinished = finished;
  if (!finished) {
    finishing = setTimeout(() => {
      isFinished = true;
    }, PAUSE_MS);
  }
}

interface Shown {
  readonly list: string;
  readonly summary: string;
}

function noAnswer(): Shown {
  const said = navigator.onLine ? texts.finder.noAnswer : texts.finder.noAnswerOffline;
  return { list: String(html`<p class="notice">${said}</p>`), summary: said };
}

const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const findNewest = newestOnly((query: FinderQuery) => tariff().find(query));
const suggestNewest = newestOnly((text: string) => tariff().suggest(text));

/** Undefined: a newer question came meanwhile. */
async function askBrowser(query: FinderQuery): Promise<Shown | undefined> {
  if (savesData()) throw new Error('The server is asked where data are to be saved.');
  const [answer] = await Promise.all([findNewest(query), codeNamesLoaded()]);
  if (answer === undefined) return undefined;
  const shown = resultList(answer, {
    base,
    query,
    today: todayInIndia(),
    texts,
    calculator,
    baseUrl: location.origin + base,
  });
  return { list: linksKept(shown), summary: resultSummary(answer, query, texts) };
}

/** The same from the page that the server makes; a page that refuses says why in the same place. */
async function askServer(query: FinderQuery): Promise<Shown> {
  const response = await fetch(addressOf(query), { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = page.querySelector('[data-list]');
  if (found === null) throw new Error(`The server did not answer (${response.status}).`);
  return { list: found.innerHTML, summary: page.querySelector('[data-summary]')?.textContent ?? '' };
}

async function search(query: FinderQuery): Promise<void> {
  current = query;
  document.title = finderTitle(query, texts);
  switchLeadsTo(addressOf(query));
  const turn = ++asked;
  isEarly &&= !isReady();
  const isOpen = (): boolean => turn === asked && list.hasAttribute('aria-busy');
  state.removeAttribute('data-room');
  // What is still on the page answers an earlier question.
  list.setAttribute('aria-busy', 'true');
  welcome.hidden = query.q !== '';
  head.toggleAttribute('data-asked', query.q !== '');
  makeRoom();
  part<HTMLElement>('[data-filters]').textContent = filtersInWords(query, texts);
  const own = askBrowser(query).catch(async () => {
    await rest(REST_MS);
    return isOpen() ? askServer(query) : noAnswer();
  });
  const whileLoading = rest(SLOW_MS)
    .then(() => (isOpen() && !isReady() ? askServer(query) : own))
    .catch(() => own);
  const shown = await Promise.race([own, whileLoading]).catch(noAnswer);
  // A later question may have been answered meanwhile.
  if (shown === undefined || !isOpen()) return;
  isEarly = !isReady();
  list.removeAttribute('aria-busy');
  list.innerHTML = shown.list;
  amount.show();
  summary.textContent = shown.summary;
}

const amount = wireAmount(list);

const combobox = createCombobox(input, part<HTMLElement>('#suggestions'), (text) => {
  input.value = text;
  change(true);
});

/** `finished`: a search that stands for itself, not a letter of one that is being typed. */
function change(finished: boolean): void {
  const query = formQuery();
  remember(query, finished);
  void search(query);
}

let suggestTurn = 0;
async function suggest(text: string): Promise<void> {
  const turn = ++suggestTurn;
  const suggestions = text === '' || isCodeText(text) || savesData() ? [] : await suggestNewest(text);
  if (turn === suggestTurn && !isEarly) combobox.show(suggestions ?? []);
}

input.addEventListener('input', () => {
  change(false);
  // Without the tariff there are no suggestions; the page says why already.
  suggest(input.value.trim()).catch(() => {});
});
form.addEventListener('change', (event) => {
  if (event.target !== input) change(true);
});
form.addEventListener('submit', (event) => {
  // Until the data are there, the server answers.
  if (!isReady()) return;
  event.preventDefault();
  suggestTurn++;
  combobox.close();
  change(true);
});
/** An answer to the question, or a reading that is taken back, is a search of its own; what comes is read from its top. */
list.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-then]') : null;
  if (link === null || !isReady() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  input.value = link.dataset.then ?? '';
  change(true);
  head.scrollIntoView({ block: 'nearest' });
});
function fill(query: FinderQuery): void {
  input.value = query.q;
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    radio.checked = radio.value === String(radio.name === 'type' ? query.type : query.digits);
  }
  part<HTMLInputElement>('#as_of').value = query.asOf;
}
addEventListener('popstate', () => {
  const query = readFinderQuery(new URLSearchParams(location.search));
  fill(query);
  isFinished = true;
  if (finderSearch(query) !== finderSearch(current)) void search(query);
});

visualViewport?.addEventListener('resize', makeRoom);
wireCopy();
wireShare();
if (savesData()) state.textContent = texts.finder.savesData;
// Without a network the service worker gives this page in the place of those that it does not keep.
if (location.pathname !== `${base}/`) state.textContent = texts.finder.notKept;
// Yesterday's rates are not today's: what is shown is asked for again.
onNewDay(todayInIndia, () => void search(current));
if (isTouched(input)) change(false);
// Without a network the page of another search may have come: it is answered here.
else if (current.q !== input.value.trim() || (current.q !== '' && list.childElementCount === 0)) {
  fill(current);
  void search(current);
}
if (finderSearch(current) === finderSearch(EMPTY_QUERY)) input.focus({ preventScroll: true });
