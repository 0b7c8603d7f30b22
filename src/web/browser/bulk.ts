// The bulk page: reads a file, asks several workers at once, shows the doubtful rows first, downloads the result.
import { likelyColumn, type Table } from '../../bulk/table.ts';
import { todayInIndia } from '../../tariff/dataset/days.ts';
import { html } from '../html.ts';
import { grouped, readableDay } from '../tariff/words.ts';
import { type BulkRow, byDoubt, isDoubtful, partsOf } from './bulkRows.ts';
import { BulkRun, PORTION } from './bulkRun.ts';
import { rowHtml } from './bulkTable.ts';
import { say } from './copy.ts';
import { part } from './part.ts';
import { openSheetPort } from './sheetPort.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';

const PAGE_SIZE = 50;
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
/** The last file that was chosen; one that is read more slowly is none any more. */
let chosen: File | undefined;
/** What is asked or shown; a run that was replaced shows nothing any more. */
let run: BulkRun | undefined;
let ordered: readonly BulkRow[] = [];
let page = 0;
let ports: TariffPort[] = [];

const base = document.documentElement.dataset.base ?? '';
const sheets = openSheetPort();
const parts = () => partsOf(table, hasHeader.checked);

function tell(message: string): void {
  problem.textContent = message;
  problem.hidden = message === '';
}

/** Another run takes the place of the last, or none does. */
function replaceRun(next: BulkRun | undefined): void {
  if (run !== undefined) run.isStopped = true;
  run = next;
  tell('');
  outcome.hidden = true;
  progress.hidden = next === undefined;
}

async function readFile(file: File): Promise<void> {
  chosen = file;
  replaceRun(undefined);
  columnForm.hidden = true;
  if (file.size > LARGEST_FILE) {
    tell('The file is larger than 50 MB; split it, or use the command "kosh classify".');
    return;
  }
  const read = await sheets.read(file).catch((error: Error) => error);
  if (chosen !== file) return;
  if (read instanceof Error) {
    tell(`The file could not be read. ${read.message}`);
    return;
  }
  if (read.table.length === 0) {
    tell('The file has no rows.');
    return;
  }
  table = read.table;
  fileName = file.name.replace(/\.[^.]+$/, '');
  part<HTMLElement>('[data-file-name]').textContent = file.name;
  part<HTMLElement>('[data-file-remark]').textContent = read.remark;
  showColumns();
  const { titles } = parts();
  column.value = String(likelyColumn(table.slice(titles.length)));
  columnForm.hidden = false;
  column.focus();
}

function showColumns(): void {
  const kept = column.value;
  const { titles, header, data } = parts();
  const width = [header ?? [], ...data.slice(0, 50)].reduce((widest, row) => Math.max(widest, row.length), 0);
  const names = Array.from({ length: width }, (_, at) => header?.[at] || `Column ${at + 1}`);
  column.innerHTML = String(html`${names.map((name, at) => html`<option value="${at}">${name}</option>`)}`);
  if (kept !== '' && Number(kept) < width) column.value = kept;
  part<HTMLElement>('[data-row-count]').textContent = `${grouped(data.length)} rows`;
  part<HTMLElement>('[data-titles]').textContent =
    titles.length === 0 ? '' : `Above the names of the columns: ${titles.flat().filter(Boolean).join(' · ')}`;
  part<HTMLElement>('[data-sample-table]').innerHTML = String(
    html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${data
      .slice(0, 3)
      .map((row) => html`<tr>${names.map((_, at) => html`<td>${row[at] ?? ''}</td>`)}</tr>`)}</tbody>`,
  );
}

/** As many workers as are wanted, kept for the next file. */
async function openPorts(wanted: number): Promise<readonly TariffPort[]> {
  while (ports.length < wanted) ports.push(openTariffPort());
  try {
    await Promise.all(ports.map(({ ready }) => ready));
  } catch (error) {
    for (const port of ports) port.close();
    ports = [];
    throw error;
  }
  return ports;
}

async function classify(): Promise<void> {
  const day = asOfInput.value === '' ? todayInIndia() : asOfInput.value;
  const mine = new BulkRun({ fileName, parts: parts(), column: Number(column.value), day });
  const { length: count } = mine.texts;
  replaceRun(mine);
  bar.value = 0;
  progressText.textContent = 'Loading the tariff…';
  const started = performance.now();
  const cores = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency, Math.ceil(count / PORTION)));
  const open = await openPorts(cores);
  await mine.ask(open, (done) => {
    bar.value = done / count;
    progressText.textContent = `${grouped(done)} of ${grouped(count)} texts`;
  });
  if (run === mine) showOutcome(performance.now() - started);
}

function showOutcome(milliseconds: number): void {
  progress.hidden = true;
  outcome.hidden = false;
  outcome.dataset.milliseconds = String(Math.round(milliseconds));
  part<HTMLElement>('[data-outcome-text]').dataset.seconds = (milliseconds / 1000).toFixed(1);
  onlyDoubtful.checked = false;
  page = 0;
  reorder();
  part<HTMLElement>('[data-outcome-title]').focus();
}

function reorder(): void {
  const rows = run?.rows ?? [];
  ordered = byDoubt(onlyDoubtful.checked ? rows.filter(isDoubtful) : rows);
  showRows();
}

function tellCounts({ rows, question }: BulkRun): void {
  const doubtful = rows.filter(isDoubtful).length;
  const left = rows.filter(({ answer }) => answer === undefined).length;
  const text = part<HTMLElement>('[data-outcome-text]');
  text.textContent = `${grouped(rows.length)} rows in ${text.dataset.seconds} seconds, rates on ${readableDay(question.day)}; ${grouped(doubtful)} to look at, shown first.${left > 0 ? ` Stopped before the end: ${grouped(left)} were not looked up, shown last.` : ''}`;
}

function showRows(): void {
  if (run === undefined) return;
  const context = { base, day: run.question.day };
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE_SIZE));
  page = Math.min(page, pages - 1);
  const shown = ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  body.innerHTML = String(html`${shown.map((row) => rowHtml(row, context))}`);
  part<HTMLElement>('[data-page-text]').textContent = `Page ${page + 1} of ${pages}`;
  part<HTMLButtonElement>('[data-previous]').disabled = page === 0;
  part<HTMLButtonElement>('[data-next]').disabled = page >= pages - 1;
  tellCounts(run);
}

/** Takes a code that a person chose or typed; one that does not exist is refused in words, a retired one is told. */
async function setCode(line: HTMLElement, code: string): Promise<void> {
  const mine = run;
  const row = mine?.rows[Number(line.dataset.index)];
  if (mine === undefined || row === undefined || code === row.answer?.facts?.code) return;
  const { day } = mine.question;
  const [port] = await openPorts(1);
  const answer = await port?.answerWith(row.text, code, day);
  const old = row.answer?.facts;
  if (answer?.facts === undefined) {
    say(`There is no code ${code}; the row keeps ${old?.code ?? 'none'}.`);
  } else {
    if (answer.facts.isRetired) say(answer.facts.notes);
    const others = (row.answer?.alternates ?? []).filter((one) => one !== code);
    row.answer = {
      ...answer,
      alternates: old === undefined ? others : [old.code, ...others],
      names: { ...row.answer?.names, ...(old !== undefined && { [old.code]: old.description }) },
    };
    row.reviewed = true;
  }
  if (run !== mine) return;
  showAnew(line, row, day);
  tellCounts(mine);
}

/** The row stays where it is, so that the next one is found where it was; what of it had the focus keeps it. */
function showAnew(line: HTMLElement, row: BulkRow, day: string): void {
  const focused = line.contains(document.activeElement) ? document.activeElement?.tagName : undefined;
  const fresh = document.createElement('tbody');
  fresh.innerHTML = String(rowHtml(row, { base, day }));
  const [made] = fresh.children;
  if (made === undefined) return;
  line.replaceWith(made);
  if (focused !== undefined) made.querySelector<HTMLElement>(focused)?.focus();
}

async function download(format: 'csv' | 'xlsx'): Promise<void> {
  if (run === undefined) return;
  const { fileName: name } = run.question;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await sheets.write(format, run.output()));
  link.download = `${name}-codes.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const failing = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    progress.hidden = true;
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
  if (run !== undefined) run.isStopped = true;
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
const take = (line: HTMLElement | null, written: string): void => {
  const code = written.replace(/[\s.-]/g, '');
  if (line !== null && code !== '') failing(setCode(line, code));
};
body.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) take(target.closest('tr'), target.value);
});
body.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || target.closest('[data-use]') === null) return;
  const line = target.closest<HTMLElement>('tr');
  take(line, line?.querySelector('select')?.value ?? '');
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-download]')) {
  button.addEventListener('click', () => failing(download(button.dataset.download === 'xlsx' ? 'xlsx' : 'csv')));
}
