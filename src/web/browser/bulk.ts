// The bulk page: reads a file, asks several workers at once, shows the doubtful rows first, downloads the result.
import type { Choice } from '../../bulk/rowAnswer.ts';
import { ROWS_TO_KNOW } from '../../register/read/content.ts';
import { layoutOf, textColumn } from '../../register/read/layout.ts';
import { digitsOf } from '../../tariff/lookup/codeText.ts';
import { todayInIndia } from '../../tariff/model/days.ts';
import { html } from '../html.ts';
import { EMPTY_QUERY } from '../tariff/find.ts';
import { texts } from '../texts/ofPage.ts';
import type { KeptChoices } from './bulkChoices.ts';
import { forgetDraft, keepChoices, keepDraft, keptDraft } from './bulkDraft.ts';
import { ReviewDialog, type ReviewHost } from './bulkReview.ts';
import { answerOf, type BulkRow, byDoubt, isDoubtful, partsOf } from './bulkRows.ts';
import { BulkRun, PORTION } from './bulkRun.ts';
import { rowHtml } from './bulkTable.ts';
import { codeNamesLoaded } from './codeNames.ts';
import { say } from './copy.ts';
import { linksKept } from './language.ts';
import { keepOffline } from './offline.ts';
import { part } from './part.ts';
import { openSheetPort } from './sheetPort.ts';
import type { ReadTable } from './sheetWorker.ts';
import { openTariffPort, type TariffPort } from './tariffPort.ts';

const { bulk, form } = texts;
const PAGE_SIZE = 50;
const MOST_WORKERS = 4;
/** Codes that a search in the review proposes. */
const MOST_SEARCHED = 5;
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
const undoButton = part<HTMLButtonElement>('[data-undo]');
const fileInput = part<HTMLInputElement>('#file');

const NOTHING_READ: ReadTable = { table: [], numberColumns: [], remark: '' };
let read: ReadTable = NOTHING_READ;
/** With its ending. */
let fileName = '';
/** The last file that was chosen; one that is read more slowly is none any more. */
let chosen: File | undefined;
/** What is asked or shown; a run that was replaced shows nothing any more. */
let run: BulkRun | undefined;
let ordered: readonly BulkRow[] = [];
let page = 0;
/** What was chosen last, in a run that may not have come so far as to show it. */
let choicesNow: KeptChoices = [];
/** The tab has room for the file. */
let isFileKept = false;
let ports: TariffPort[] = [];

const base = document.documentElement.dataset.base ?? '';
const sheets = openSheetPort();
const parts = () => partsOf(read.table, hasHeader.checked);

const failing = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    progress.hidden = true;
    review.abandon();
    tell(error instanceof Error ? error.message : String(error));
  });
};

const review = new ReviewDialog(part('[data-review]'), failing);

function tell(message: string): void {
  problem.textContent = message;
  problem.hidden = message === '';
}

/** Another run takes the place of the last, or none does. */
function replaceRun(next: BulkRun | undefined): void {
  if (run !== undefined) run.isStopped = true;
  review.abandon();
  run = next;
  tell('');
  outcome.hidden = true;
  progress.hidden = next === undefined;
}

async function readFile(file: File): Promise<void> {
  chosen = file;
  replaceRun(undefined);
  forgetDraft();
  columnForm.hidden = true;
  if (file.size > LARGEST_FILE) {
    tell(bulk.tooLarge);
    return;
  }
  const found = await sheets.read(file).catch((error: Error) => error);
  if (chosen !== file) return;
  if (found instanceof Error) {
    tell(bulk.notRead(found.message));
    return;
  }
  if (found.table.length === 0) {
    tell(bulk.noRows);
    return;
  }
  const first = found.table.slice(0, ROWS_TO_KNOW);
  const layout = layoutOf(first);
  hasHeader.checked = layout.headerRows > 0;
  showFile(file.name, found);
  column.value = String(textColumn(layout, first));
  column.focus();
}

function showFile(name: string, found: ReadTable): void {
  read = found;
  fileName = name;
  part<HTMLElement>('[data-file-name]').textContent = name;
  part<HTMLElement>('[data-file-remark]').textContent = read.remark;
  showColumns();
  columnForm.hidden = false;
}

/** Nothing of the file is left in the page or in the tab. */
function forgetFile(): void {
  chosen = undefined;
  read = NOTHING_READ;
  replaceRun(undefined);
  forgetDraft();
  columnForm.hidden = true;
  fileInput.value = '';
  fileInput.focus();
}

function showColumns(): void {
  const kept = column.value;
  const { titles, header, data } = parts();
  const width = [header ?? [], ...data.slice(0, 50)].reduce((widest, row) => Math.max(widest, row.length), 0);
  const names = Array.from({ length: width }, (_, at) => header?.[at] || bulk.columnNumber(at + 1));
  column.innerHTML = String(html`${names.map((name, at) => html`<option value="${at}">${name}</option>`)}`);
  if (kept !== '' && Number(kept) < width) column.value = kept;
  part<HTMLElement>('[data-row-count]').textContent = bulk.rowCount(data.length);
  part<HTMLElement>('[data-titles]').textContent =
    titles.length === 0 ? '' : bulk.titles(titles.flat().filter(Boolean).join(' · '));
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
    await Promise.all([codeNamesLoaded(), ...ports.map(({ ready }) => ready)]);
  } catch (error) {
    for (const port of ports) port.close();
    ports = [];
    throw error;
  }
  return ports;
}

/** What was chosen stays where the same texts are asked for again, with the rates of another day. */
function choicesFor(): KeptChoices {
  if (run === undefined) return [];
  const { column: asked, parts: file } = run.question;
  const isSame = asked === Number(column.value) && (file.header !== undefined) === hasHeader.checked;
  return isSame ? choicesNow : [];
}

/** Asks for every row; `choices`: what was chosen for the rows before. */
async function classify(choices: KeptChoices): Promise<void> {
  const day = asOfInput.value === '' ? todayInIndia() : asOfInput.value;
  const settings = { hasHeader: hasHeader.checked, column: Number(column.value), day };
  const name = fileName.replace(/\.[^.]+$/, '');
  const { table, numberColumns, remark } = read;
  const mine = new BulkRun({ fileName: name, parts: parts(), numberColumns, column: settings.column, day });
  const { length: count } = mine.texts;
  replaceRun(mine);
  isFileKept = keepDraft({ fileName, table, numberColumns, remark, ...settings });
  rememberChoices(choices);
  bar.value = 0;
  progressText.textContent = bulk.loading;
  const started = performance.now();
  const cores = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency, Math.ceil(count / PORTION)));
  const open = await openPorts(cores);
  await mine.ask(open, (done) => {
    bar.value = done / count;
    progressText.textContent = bulk.progress(form.number(done), form.number(count));
  });
  const [port] = open;
  const lost = port === undefined || choices.length === 0 ? 0 : await mine.choices.restore(port, choices);
  if (run !== mine) return;
  if (lost > 0) say(bulk.lostChoices(form.number(lost), form.day(day)));
  showOutcome(performance.now() - started);
}

/** A reload keeps the file and the choices, unless the browser has no room for them. */
function rememberChoices(choices: KeptChoices): void {
  choicesNow = choices;
  const isKept = isFileKept && keepChoices(choices);
  part<HTMLElement>('[data-kept]').textContent = isKept ? bulk.kept : bulk.notKept;
}

function showOutcome(milliseconds: number): void {
  progress.hidden = true;
  outcome.hidden = false;
  outcome.dataset.milliseconds = String(Math.round(milliseconds));
  part<HTMLElement>('[data-outcome-text]').dataset.seconds = (milliseconds / 1000).toFixed(1);
  onlyDoubtful.checked = false;
  page = 0;
  reorder();
}

function reorder(): void {
  const rows = run?.rows ?? [];
  ordered = byDoubt(onlyDoubtful.checked ? rows.filter(isDoubtful) : rows);
  showRows();
}

function tellCounts({ rows, question, choices }: BulkRun): void {
  const doubtful = rows.filter(isDoubtful).length;
  const left = rows.filter((row) => answerOf(row) === undefined).length;
  const chosenCount = rows.filter((row) => row.chosen !== undefined).length;
  part<HTMLElement>('[data-chosen-count]').textContent =
    chosenCount === 0 ? bulk.noneChosen : bulk.chosen(form.number(chosenCount));
  undoButton.disabled = !choices.canUndo;
  const text = part<HTMLElement>('[data-outcome-text]');
  text.textContent = `${bulk.counts(form.number(rows.length), text.dataset.seconds ?? '', form.day(question.day), form.number(doubtful), doubtful > 0)}${left > 0 ? bulk.stopped(form.number(left)) : ''}`;
}

function showRows(): void {
  if (run === undefined) return;
  const context = { base, day: run.question.day };
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE_SIZE));
  page = Math.min(page, pages - 1);
  const shown = ordered.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  body.innerHTML = linksKept(html`${shown.map((row) => rowHtml(row, context))}`);
  part<HTMLElement>('[data-page-text]').textContent = bulk.pageOf(page + 1, pages);
  part<HTMLButtonElement>('[data-previous]').disabled = page === 0;
  part<HTMLButtonElement>('[data-next]').disabled = page >= pages - 1;
  tellCounts(run);
}

/** Takes a code that a person chose or typed in the table; one that does not exist is refused in words. */
async function setCode(row: BulkRow, code: string): Promise<void> {
  const mine = run;
  const old = answerOf(row)?.facts?.code;
  if (mine === undefined || code === old) return;
  const isTaken = await takeChoice(mine, [row], { code });
  if (run !== mine) return;
  if (!isTaken) {
    say(bulk.noSuchCode(code, old ?? bulk.noCodeKept));
    showAnew([row], mine);
  } else if (row.chosen?.answer.facts?.isRetired) say(row.chosen.answer.facts.notes);
}

async function takeChoice(mine: BulkRun, rows: readonly BulkRow[], choice: Choice): Promise<boolean> {
  const [port] = await openPorts(1);
  const isTaken = port !== undefined && (await mine.choices.take(port, rows, choice));
  if (isTaken) afterChoice(mine, rows);
  return isTaken;
}

/** What was chosen for these rows is another: it is shown and kept. */
function afterChoice(mine: BulkRun, rows: readonly BulkRow[]): void {
  if (run !== mine) return;
  showAnew(rows, mine);
  tellCounts(mine);
  rememberChoices(mine.choices.kept());
}

function undo(): void {
  const mine = run;
  if (mine === undefined) return;
  const rows = mine.choices.undo();
  afterChoice(mine, rows);
  const [first] = rows;
  if (first === undefined) return;
  say(rows.length === 1 ? bulk.rowAsBefore(first.index + 1) : bulk.rowsAsBefore(form.number(rows.length)));
  // A button that can do no more must not keep the focus.
  if (undoButton.disabled) focusRow(first);
}

/** What of a row can have the focus. */
const CONTROLS = ['input', 'select', '[data-use]', '[data-review-row]', 'a', 'summary'];
const reviewButton = (line: Element | null): HTMLElement | null | undefined => line?.querySelector('[data-review-row]');

const lineOf = ({ index }: BulkRow): HTMLElement | null => body.querySelector(`tr[data-index="${index}"]`);

/** Rows stay where they are, so that the next one is found where it was; what of them had the focus keeps it. */
function showAnew(rows: readonly BulkRow[], { question: { day } }: BulkRun): void {
  for (const row of rows) {
    const line = lineOf(row);
    if (line === null) continue;
    const focused = CONTROLS.find((control) => line.querySelector(control) === document.activeElement);
    const fresh = document.createElement('tbody');
    fresh.innerHTML = linksKept(rowHtml(row, { base, day }));
    const [made] = fresh.children;
    if (made === undefined) continue;
    line.replaceWith(made);
    if (focused !== undefined) (made.querySelector<HTMLElement>(focused) ?? reviewButton(made))?.focus();
  }
}

/** Goes to a row, on its page of the table. */
function focusRow(row: BulkRow): void {
  const at = ordered.indexOf(row);
  if (at >= 0 && lineOf(row) === null) {
    page = Math.floor(at / PAGE_SIZE);
    showRows();
  }
  (reviewButton(lineOf(row)) ?? part<HTMLElement>('[data-outcome-title]')).focus();
}

const hostOf = (mine: BulkRun): ReviewHost => {
  const { parts: asked, column: asText, day } = mine.question;
  return {
    day,
    cellsOf: ({ index }) =>
      (asked.data[index] ?? []).flatMap((cell, at) =>
        at === asText ? [] : [[asked.header?.[at] || bulk.columnNumber(at + 1), cell] as const],
      ),
    sameText: (row) => mine.choices.sameText(row),
    async answersWith(row, codes) {
      const [port] = await openPorts(1);
      const items = codes.map((code) => ({ text: row.text, choice: { code } }));
      return (await port?.answerWith(items, day)) ?? [];
    },
    take: (rows, choice) => takeChoice(mine, rows, choice),
    takeBack(row) {
      mine.choices.takeBack(row);
      afterChoice(mine, [row]);
    },
    async search(words) {
      const [port] = await openPorts(1);
      const query = { ...EMPTY_QUERY, q: words, asOf: day };
      const found = port === undefined ? [] : (await port.find(query)).found;
      return found.slice(0, MOST_SEARCHED).map(({ result }) => result.hsn_sac);
    },
    progress(row) {
      const left = mine.rows.filter(isDoubtful).length;
      return { at: Math.max(1, mine.doubtfulAtFirst - left + (isDoubtful(row) ? 1 : 0)), of: mine.doubtfulAtFirst };
    },
    next(row) {
      const at = ordered.indexOf(row);
      return [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(0, at))].find(isDoubtful);
    },
    closed(row, said) {
      if (run !== mine) return;
      focusRow(row);
      if (said !== '') say(said);
    },
  };
};

async function download(format: 'csv' | 'xlsx'): Promise<void> {
  if (run === undefined) return;
  const { fileName: name, numberColumns, parts: file } = run.question;
  const written = { table: run.output(), numberColumns, headerRow: file.titles.length };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await sheets.write(format, written));
  link.download = `${name}-codes.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

root.hidden = false;
keepOffline(false).catch(() => {});
// The rows of a file that was kept come later than the browser would scroll to them.
history.scrollRestoration = 'manual';
const drop = part<HTMLElement>('[data-drop]');
fileInput.addEventListener('change', ({ target }) => {
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
part('[data-use-list]').addEventListener('click', () => {
  const text = part<HTMLTextAreaElement>('[data-list-text]').value;
  if (text.trim() === '') tell(bulk.pasteEmpty);
  else failing(readFile(new File([text], `${bulk.pasted}.txt`, { type: 'text/plain' })));
});
part('[data-sample]').addEventListener('click', () =>
  failing(readFile(new File([SAMPLE], 'sample.csv', { type: 'text/csv' }))),
);
hasHeader.addEventListener('change', showColumns);
columnForm.addEventListener('submit', (event) => {
  event.preventDefault();
  failing(classify(choicesFor()).then(() => part<HTMLElement>('[data-outcome-title]').focus()));
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
const rowOf = (element: Element): BulkRow | undefined =>
  run?.rows[Number(element.closest<HTMLElement>('tr')?.dataset.index)];
const take = (row: BulkRow | undefined, written: string): void => {
  const code = digitsOf(written);
  if (row !== undefined && code !== '') failing(setCode(row, code));
};
body.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) take(rowOf(target), target.value);
});
body.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const row = rowOf(target);
  if (target.closest('[data-use]') !== null) take(row, target.closest('tr')?.querySelector('select')?.value ?? '');
  else if (target.closest('[data-review-row]') !== null && run !== undefined && row !== undefined) {
    failing(review.open(row, hostOf(run)));
  }
});
undoButton.addEventListener('click', undo);
part('[data-forget]').addEventListener('click', forgetFile);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-download]')) {
  button.addEventListener('click', () => failing(download(button.dataset.download === 'xlsx' ? 'xlsx' : 'csv')));
}

const kept = keptDraft();
if (kept !== undefined) {
  const { draft, choices } = kept;
  hasHeader.checked = draft.hasHeader;
  asOfInput.value = draft.day;
  showFile(draft.fileName, draft);
  column.value = String(draft.column);
  failing(classify(choices));
}
