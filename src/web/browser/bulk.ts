// The bulk page: reads a file, asks several workers at once, shows the doubtful rows first, downloads the result.
import { html, type SafeHtml } from '../html.ts';
import { confidenceWord, spaced } from '../tariff/words.ts';
import { type BulkRow, byDoubt, isDoubtful, likelyColumn, NO_ANSWER, outputTable } from './bulkRows.ts';
import { say } from './copy.ts';
import type { Table } from './sheet.ts';
import type { SheetReply, SheetRequest } from './sheetWorker.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';

/** Rows asked for at once; small enough that progress is smooth, large enough that messages cost nothing. */
const PORTION = 100;
const PAGE_SIZE = 50;
const LONGEST_TEXT = 200;
const MOST_WORKERS = 4;
const LARGEST_FILE = 50 * 1024 * 1024;

const SAMPLE = `item,quantity
cotton shirt for men,20
stainless steel water bottle,12
mobile charger,50
basmati rice 5 kg pack,40
haldi powder,10
LED bulb 9 watt,100
office chair,8
laptop repair service,1
gift,3
transport of goods by road,1
notebook,200
cable,15
`;

const part = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`The page lacks ${selector}.`);
  return found;
};

const root = part<HTMLElement>('[data-bulk]');
const columnForm = part<HTMLFormElement>('[data-column-form]');
const column = part<HTMLSelectElement>('#column');
const hasHeader = part<HTMLInputElement>('#has_header');
const asOfInput = part<HTMLInputElement>('#bulk_as_of');
const progress = part<HTMLElement>('[data-progress]');
const bar = part<HTMLProgressElement>('#bar');
const progressText = part<HTMLElement>('[data-progress-text]');
const problem = part<HTMLElement>('[data-problem]');
const outcome = part<HTMLElement>('[data-outcome]');
const body = part<HTMLElement>('[data-rows]');
const onlyDoubtful = part<HTMLInputElement>('#only_doubtful');

let table: Table = [];
let fileName = 'items';
let rows: BulkRow[] = [];
let ordered: readonly BulkRow[] = [];
let page = 0;
let stopped = false;
let ports: TariffPort[] = [];

const base = document.documentElement.dataset.base ?? '';
const header = (): readonly string[] | undefined => (hasHeader.checked ? table[0] : undefined);
const data = (): Table => (hasHeader.checked ? table.slice(1) : table);

function tell(message: string): void {
  problem.textContent = message;
  problem.hidden = message === '';
}

const sheets = new Worker(document.documentElement.dataset.sheets ?? '', { type: 'module' });

/** One question to the file worker at a time: the page's steps follow each other. */
function askSheets(request: SheetRequest): Promise<SheetReply> {
  return new Promise((resolve) => {
    sheets.addEventListener('message', ({ data: reply }: MessageEvent<SheetReply>) => resolve(reply), { once: true });
    sheets.postMessage(request);
  });
}

async function readFile(file: File): Promise<void> {
  tell('');
  outcome.hidden = true;
  columnForm.hidden = true;
  if (file.size > LARGEST_FILE) {
    tell('The file is larger than 50 MB; split it, or use the command "kosh classify".');
    return;
  }
  const reply = await askSheets({ kind: 'read', file });
  if (reply.kind !== 'read') {
    tell(`The file could not be read. ${reply.kind === 'failed' ? reply.message : ''}`);
    return;
  }
  if (reply.table.length === 0) {
    tell('The file has no rows.');
    return;
  }
  table = reply.table;
  fileName = file.name.replace(/\.[^.]+$/, '');
  part<HTMLElement>('[data-file-name]').textContent = file.name;
  showColumns();
  column.value = String(likelyColumn(table));
  columnForm.hidden = false;
  column.focus();
}

function showColumns(): void {
  const kept = column.value;
  const [first = []] = table;
  const width = Math.max(...table.slice(0, 50).map((row) => row.length));
  const names = Array.from({ length: width }, (_, at) => (hasHeader.checked && first[at]) || `Column ${at + 1}`);
  column.innerHTML = String(html`${names.map((name, at) => html`<option value="${at}">${name}</option>`)}`);
  if (kept !== '' && Number(kept) < width) column.value = kept;
  part<HTMLElement>('[data-row-count]').textContent = `${data().length.toLocaleString('en-IN')} rows`;
  part<HTMLElement>('[data-sample-table]').innerHTML = String(
    html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${data()
      .slice(0, 3)
      .map((row) => html`<tr>${names.map((_, at) => html`<td>${row[at] ?? ''}</td>`)}</tr>`)}</tbody>`,
  );
}

/** As many workers as the machine has cores for, kept for the next file. */
async function openPorts(wanted: number): Promise<readonly TariffPort[]> {
  while (ports.length < wanted) ports.push(openTariffPort());
  await Promise.all(ports.map(({ ready }) => ready));
  return ports;
}

async function classify(): Promise<void> {
  const at = Number(column.value);
  const texts = data().map((row) => [...(row[at] ?? '').trim()].slice(0, LONGEST_TEXT).join(''));
  rows = texts.map((text, index) => ({ index, text, answer: NO_ANSWER, reviewed: false }));
  const unique = [...new Set(texts)].filter((text) => text !== '');
  const answers = new Map<string, BulkRow['answer']>();
  stopped = false;
  tell('');
  outcome.hidden = true;
  progress.hidden = false;
  bar.value = 0;
  progressText.textContent = 'Loading the tariff…';
  const started = performance.now();
  const cores = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency, Math.ceil(unique.length / PORTION)));
  const open = await openPorts(cores);
  let next = 0;
  let done = 0;
  const work = async (port: TariffPort): Promise<void> => {
    while (!stopped && next < unique.length) {
      const portion = unique.slice(next, next + PORTION);
      next += PORTION;
      const found = await port.classify(portion, asOfInput.value);
      for (const [i, answer] of found.entries()) answers.set(portion[i] ?? '', answer);
      done += portion.length;
      bar.value = done / unique.length;
      progressText.textContent = `${done.toLocaleString('en-IN')} of ${unique.length.toLocaleString('en-IN')} texts`;
    }
  };
  await Promise.all(open.map(work));
  for (const row of rows) row.answer = answers.get(row.text) ?? NO_ANSWER;
  progress.hidden = true;
  showOutcome(performance.now() - started);
}

function showOutcome(milliseconds: number): void {
  outcome.hidden = false;
  outcome.dataset.milliseconds = String(Math.round(milliseconds));
  part<HTMLElement>('[data-outcome-text]').dataset.seconds = (milliseconds / 1000).toFixed(1);
  onlyDoubtful.checked = false;
  page = 0;
  reorder();
  part<HTMLElement>('[data-outcome-title]').focus();
}

function reorder(): void {
  ordered = byDoubt(onlyDoubtful.checked ? rows.filter(isDoubtful) : rows);
  showRows();
}

function tellCounts(): void {
  const doubtful = rows.filter(isDoubtful).length;
  const text = part<HTMLElement>('[data-outcome-text]');
  text.textContent = `${rows.length.toLocaleString('en-IN')} rows in ${text.dataset.seconds} seconds; ${doubtful.toLocaleString('en-IN')} to look at, shown first.${stopped ? ' Stopped before the end.' : ''}`;
}

function rowHtml(row: BulkRow): SafeHtml {
  const { index, text, answer } = row;
  const doubtful = isDoubtful(row);
  return html`<tr data-index="${index}"${doubtful && html` class="doubtful"`}><td>${index + 1}</td><td>${text}</td><td><input aria-label="Code of row ${index + 1}" value="${answer.code}" inputmode="numeric" maxlength="10">${
    answer.alternates.length > 0 &&
    html`<br><select aria-label="Alternates of row ${index + 1}"><option value="">Alternates</option>${answer.alternates.map(({ code, description }) => html`<option value="${code}">${spaced(code)} ${description.slice(0, 60)}</option>`)}</select>`
  }</td><td>${answer.code !== '' && html`<a href="${base}/codes/${answer.code}" target="_blank">${answer.description}</a>`}</td><td>${answer.rate}</td><td>${row.reviewed ? 'Reviewed' : answer.code === '' ? 'Nothing found' : html`${confidenceWord(answer.confidence)} <span class="soft">${Math.round(answer.confidence * 100)}%</span>`}</td></tr>`;
}

function showRows(): void {
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE_SIZE));
  page = Math.min(page, pages - 1);
  body.innerHTML = String(html`${ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(rowHtml)}`);
  part<HTMLElement>('[data-page-text]').textContent = `Page ${page + 1} of ${pages}`;
  part<HTMLButtonElement>('[data-previous]').disabled = page === 0;
  part<HTMLButtonElement>('[data-next]').disabled = page >= pages - 1;
  tellCounts();
}

/** Takes a code that a person chose or typed; a code that does not exist is refused in words. */
async function setCode(line: HTMLElement, code: string): Promise<void> {
  const row = rows[Number(line.dataset.index)];
  const [port] = ports;
  if (row === undefined || port === undefined || code === row.answer.code) return;
  const [answer] = await port.describe([code], asOfInput.value);
  if (answer === undefined || answer === null) {
    say(`There is no code ${code}; the row keeps ${row.answer.code === '' ? 'none' : row.answer.code}.`);
  } else {
    const { code: old, description, confidence, alternates } = row.answer;
    const others = alternates.filter((one) => one.code !== answer.code);
    row.answer = { ...answer, alternates: old === '' ? others : [{ code: old, description, confidence }, ...others] };
    row.reviewed = true;
  }
  // The row stays where it is, so that the next one is found where it was.
  const fresh = document.createElement('tbody');
  fresh.innerHTML = String(rowHtml(row));
  const [made] = fresh.children;
  if (made !== undefined) {
    line.replaceWith(made);
    made.querySelector('input')?.focus();
  }
  tellCounts();
}

async function download(format: 'csv' | 'xlsx'): Promise<void> {
  const reply = await askSheets({ kind: 'write', format, table: outputTable(header(), data(), rows) });
  if (reply.kind !== 'written') {
    tell('The file could not be written.');
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(reply.file);
  link.download = `${fileName}-codes.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const failing = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    progress.hidden = true;
    ports = [];
    tell(error instanceof Error ? error.message : String(error));
  });
};

root.hidden = false;
const drop = part<HTMLElement>('[data-drop]');
part<HTMLInputElement>('#file').addEventListener('change', ({ target }) => {
  const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
  if (file !== undefined) failing(readFile(file));
});
for (const name of ['dragenter', 'dragover']) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
}
for (const name of ['dragleave', 'drop']) drop.addEventListener(name, () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file !== undefined) failing(readFile(file));
});
part('[data-sample]').addEventListener('click', () =>
  failing(readFile(new File([SAMPLE], 'sample.csv', { type: 'text/csv' }))),
);
hasHeader.addEventListener('change', showColumns);
columnForm.addEventListener('submit', (event) => {
  event.preventDefault();
  failing(classify());
});
part('[data-stop]').addEventListener('click', () => {
  stopped = true;
});
onlyDoubtful.addEventListener('change', () => {
  page = 0;
  reorder();
});
part('[data-previous]').addEventListener('click', () => {
  page--;
  showRows();
});
part('[data-next]').addEventListener('click', () => {
  page++;
  showRows();
});
body.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const line = target.closest<HTMLElement>('tr');
  const code = target.value.replace(/[\s.-]/g, '');
  if (line !== null && code !== '') failing(setCode(line, code));
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-download]')) {
  button.addEventListener('click', () => failing(download(button.dataset.download === 'xlsx' ? 'xlsx' : 'csv')));
}
