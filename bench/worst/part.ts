// The worst that a text, a request, a client or a call can cause: bounds on time, which tests on a busy machine cannot hold.
import { milliseconds, short, table } from '../document/show.ts';
import type { Conditions, Goal, Part } from '../part.ts';
import { bulkPageTimes } from './page.ts';
import { answerBesideIdle, slowClients, slowestAnswer } from './requests.ts';
import { slowestWhileStoreHangs } from './store.ts';
import { openingTime, slowestSearches } from './texts.ts';
import { slowestCall } from './tools.ts';

const MOST_SEARCH_MS = 20;
const MOST_OPEN_MS = 25;
const MOST_ANSWER_MS = 1_000;
const MOST_CALL_MS = 1_000;
const MOST_BESIDE_IDLE_MS = 2_000;
const MOST_WITHOUT_STORE_MS = 2_000;
const MOST_PAGE_SECONDS = 10;
const MOST_FRAME_MS = 500;
/** Seconds after which the first and the last slow client may be cut off. */
const HEADS = { first: 9, last: 16 };
const BODIES = { first: 14, last: 21 };

const seconds = (value: number): string => `${short(value)} s`;

const atMost = (what: string, measured: number, most: number, show: (value: number) => string): Goal => ({
  what,
  goal: `${show(most)} at most`,
  measured: show(measured),
  met: measured <= most,
});

const between = (what: string, measured: typeof HEADS, bounds: typeof HEADS): Goal => ({
  what,
  goal: `after ${bounds.first} to ${bounds.last} s`,
  measured: `${short(measured.first)} to ${seconds(measured.last)}`,
  met: measured.first >= bounds.first && measured.last <= bounds.last,
});

export async function worstPart({ root, folder, quick, log }: Conditions): Promise<Part> {
  const searches = slowestSearches(quick ? 20 : 500, MOST_SEARCH_MS / 2);
  const slowestSearch = Math.max(...searches.map((one) => one.milliseconds));
  log(`slowest search ${milliseconds(slowestSearch)}`);
  const call = await slowestCall();
  log(`slowest call: ${call.tool}, ${call.field}: ${milliseconds(call.milliseconds)} of the processor`);
  const answer = await slowestAnswer();
  log(`slowest answer: ${answer.name}: ${milliseconds(answer.milliseconds)}`);
  const slow = await slowClients();
  const beside = await answerBesideIdle(quick ? 1_000 : 10_000);
  log(`answers beside ${beside.idle} idle sockets: ${milliseconds(beside.milliseconds)}`);
  const withoutStore = await slowestWhileStoreHangs(folder);
  const page = await bulkPageTimes(folder, quick ? 1_000 : 10_000);
  const goals: readonly Goal[] = [
    atMost('the slowest search of a hostile text', slowestSearch, MOST_SEARCH_MS, milliseconds),
    atMost('opening the records', openingTime(root), MOST_OPEN_MS, milliseconds),
    atMost('the slowest call of a calculator, in processor time', call.milliseconds, MOST_CALL_MS, milliseconds),
    atMost('the slowest answer to a hostile body or a long head', answer.milliseconds, MOST_ANSWER_MS, milliseconds),
    atMost(`answers beside ${beside.idle} idle sockets`, beside.milliseconds, MOST_BESIDE_IDLE_MS, milliseconds),
    between('slow heads are cut off', slow.heads, HEADS),
    between('slow bodies are cut off', slow.bodies, BODIES),
    ...(withoutStore === undefined
      ? []
      : [atMost('the slowest answer while Redis hangs', withoutStore, MOST_WITHOUT_STORE_MS, milliseconds)]),
    ...(page === undefined
      ? []
      : [
          atMost(`${page.rows} rows on the bulk page`, page.seconds, MOST_PAGE_SECONDS, seconds),
          atMost('its longest time without a frame', page.longestFrameMs, MOST_FRAME_MS, milliseconds),
        ]),
  ];
  return {
    title: 'Worst cases',
    text: `Bounds on time for what is made to be slow. Each search, the slowest of its texts; one that seems slow is tried up to five times in engines that have not met it.

${table(
  ['search', 'slowest', 'text'],
  searches.map((one) => [one.search, milliseconds(one.milliseconds), `\`${shown(one.text)}\``]),
)}

${table(
  ['case', 'measured', 'bound'],
  goals.map(({ what, measured, goal }) => [what, measured, goal]),
)}`,
    plots: new Map(),
    goals,
  };
}

/** The beginning of a text, plain enough for a cell of a table. */
const shown = (text: string): string =>
  [...text]
    .slice(0, 30)
    .join('')
    .replace(/[^\p{L}\p{N} .,-]/gu, '·');
