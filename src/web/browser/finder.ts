// The finder in the browser: asks the worker on every key, renders what the server would, keeps the address shareable.
import { resultList, resultSummary } from '../tariff/card.ts';
import { EMPTY_QUERY, type FinderQuery, finderSearch, isCodeText, readFinderQuery } from '../tariff/find.ts';
import { createCombobox } from './combobox.ts';
import { wireCopy } from './copy.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';

const part = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`The page lacks ${selector}.`);
  return found;
};

const form = part<HTMLFormElement>('[data-finder]');
const input = part<HTMLInputElement>('#q');
const list = part<HTMLElement>('[data-list]');
const summary = part<HTMLElement>('[data-summary]');
const welcome = part<HTMLElement>('[data-welcome]');
const state = part<HTMLElement>('[data-index-state]');
const base = document.documentElement.dataset.base ?? '';

let port: TariffPort | undefined;
let current = readFinderQuery(new URLSearchParams(location.search));
let asked = 0;

const formQuery = (): FinderQuery => {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) parameters.set(name, String(value));
  return readFinderQuery(parameters);
};

/** Loaded on the first sign that somebody will search, so that the page itself is quick. */
function tariff(): TariffPort {
  if (port !== undefined) return port;
  const opened = openTariffPort();
  port = opened;
  state.textContent = 'Loading the tariff into this browser…';
  opened.ready.then(
    () => {
      state.textContent = '';
      document.documentElement.dataset.index = 'ready';
    },
    () => {
      state.textContent = 'The quick search could not load; press Find to ask the server.';
    },
  );
  return opened;
}

function remember(query: FinderQuery, add: boolean): void {
  const address = `${base}/${finderSearch(query)}`;
  if (add) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

async function search(query: FinderQuery): Promise<void> {
  current = query;
  const turn = ++asked;
  const answer = await tariff().find(query);
  // A later question may have been answered meanwhile.
  if (turn !== asked) return;
  list.innerHTML = String(resultList(answer, { base, query }));
  summary.textContent = resultSummary(answer, query);
  welcome.hidden = query.q !== '';
}

const combobox = createCombobox(input, part<HTMLElement>('#suggestions'), (text) => {
  input.value = text;
  void change(true);
});

const quietly = (work: Promise<unknown>): void => {
  // The reason is on the page already; Find still asks the server.
  work.catch(() => {});
};

function change(add: boolean): void {
  const query = formQuery();
  remember(query, add);
  quietly(search(query));
}

let suggestTurn = 0;
async function suggest(text: string): Promise<void> {
  const turn = ++suggestTurn;
  const suggestions = text === '' || isCodeText(text) ? [] : await tariff().suggest(text);
  if (turn === suggestTurn) combobox.show(suggestions.slice(0, 6));
}

input.addEventListener('focus', () => void tariff(), { once: true });
input.addEventListener('input', () => {
  change(false);
  quietly(suggest(input.value.trim()));
});
form.addEventListener('change', (event) => {
  if (event.target !== input) change(true);
});
form.addEventListener('submit', (event) => {
  // Until the data are there, the server answers.
  if (document.documentElement.dataset.index !== 'ready') return;
  event.preventDefault();
  suggestTurn++;
  combobox.close();
  change(true);
});
addEventListener('popstate', () => {
  const query = readFinderQuery(new URLSearchParams(location.search));
  input.value = query.q;
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    radio.checked = radio.value === String(radio.name === 'type' ? query.type : query.digits);
  }
  part<HTMLInputElement>('#as_of').value = query.asOf;
  if (finderSearch(query) !== finderSearch(current)) quietly(search(query));
});

wireCopy();
if (finderSearch(current) === finderSearch(EMPTY_QUERY)) input.focus({ preventScroll: true });
