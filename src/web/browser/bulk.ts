// The bulk page: asks several workers at once for the rows of a file, takes what a person chooses, downloads the result.
import { ownNamesCsv } from '../../bulk/ownNamesFile.ts';
import type { Choice } from '../../bulk/rowAnswer.ts';
import { digitsOf } from '../../tariff/lookup/codeText.ts';
import { EMPTY_QUERY } from '../tariff/find.ts';
import { texts } from '../texts/ofPage.ts';
import type { KeptChoices } from './bulkChoices.ts';
import { forgetDraft, keepChoices, keepDraft, keptDraft } from './bulkDraft.ts';
import { FilePanel } from './bulkFile.ts';
import { ReviewDialog, type ReviewHost } from './bulkReview.ts';
import { alikeOf, answerOf, type BulkRow, firstOfEach, isDoubtful, outputPieces } from './bulkRows.ts';
import { type BulkQuestion, BulkRun, PORTION } from './bulkRun.ts';
import { SAMPLE } from './bulkSample.ts';
import { RowsView } from './bulkView.ts';
import { onFile } from './chosenFile.ts';
import { say } from './copy.ts';
import { wireOwnNames } from './ownNamesField.ts';
import { part } from './part.ts';
import { showProblem } from './problem.ts';
import { saveFile } from './saveFile.ts';
import { openSheetPort } from './sheetPort.ts';
import { TariffPorts } from './tariffPorts.ts';

const { bulk, form } = texts;
const MOST_WORKERS = 4;
/** Codes that a search in the review proposes. */
const MOST_SEARCHED = 5;
const LARGEST_FILE = 50 * 1024 * 1024;

const progress = part<HTMLElement>('[data-progress]');
const bar = part<HTMLProgressElement>('#bar');
const progressText = part<HTMLElement>('[data-progress-text]');
const problem = part<HTMLElement>('[data-problem]');
const outcome = part<HTMLElement>('[data-outcome]');
const asking = part<HTMLDetailsElement>('[data-form]');
const askingInShort = part<HTMLElement>('[data-form] > summary');
const body = part<HTMLElement>('[data-rows]');
const undoButton = part<HTMLButtonElement>('[data-undo]');
const fileInput = part<HTMLInputElement>('#file');

/** The last file that was chosen; one that is read more slowly is none any more. */
let chosen: File | undefined;
/** What is asked or shown; a run that was replaced shows nothing any more. */
let run: BulkRun | undefined;
/** What was asked last, in a run that may not have come so far. */
let asked: BulkQuestion | undefined;
/** Counts the runs; one that is begun while another is read takes its place. */
let runs = 0;
/** What was chosen last, in a run that may not have come so far as to show it. */
let choicesNow: KeptChoices = [];
/** The tab has room for the file. */
let isFileKept = false;

const sheets = openSheetPort();
const ports = new TariffPorts();
const view = new RowsView();
const file = new FilePanel(() => failing(classify(choicesFor()).then(() => view.focusTitle())));
const review = new ReviewDialog(part('[data-review]'), failing);

function failing(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    progress.hidden = true;
    review.abandon();
    tell(error instanceof Error ? error.message : String(error));
  });
}

const tell = (...sentences: readonly string[]): void => showProblem(problem, ...sentences);

/** The last run ends; hands back the number of what takes its place. */
function endRun(): number {
  if (run !== undefined) run.isStopped = true;
  review.abandon();
  run = undefined;
  tell('');
  outcome.hidden = true;
  progress.hidden = true;
  foldForm('');
  return ++runs;
}

/** Once there are results the form is a line, with the name of the file; empty: it is open. */
function foldForm(fileName: string): void {
  part<HTMLElement>('[data-form-file]').textContent = fileName;
  askingInShort.hidden = fileName === '';
  asking.open = fileName === '';
}

async function readFile(next: File): Promise<void> {
  chosen = next;
  asked = undefined;
  endRun();
  forgetDraft();
  file.hide();
  if (next.size > LARGEST_FILE) {
    tell(bulk.tooLarge);
    return;
  }
  const found = await sheets.read(next).catch((error: Error) => error);
  if (chosen !== next) return;
  if (found instanceof Error) tell(bulk.notRead, found.message);
  else if (found.table.length === 0) tell(bulk.noRows);
  else file.open(next.name, found);
}

/** Nothing of the file is left in the page or in the tab. */
function forgetFile(): void {
  chosen = undefined;
  asked = undefined;
  endRun();
  forgetDraft();
  file.forget();
  fileInput.value = '';
  fileInput.focus();
}

/** What was chosen stays where the same texts are asked for again, with the rates of another day. */
const choicesFor = (): KeptChoices => (asked !== undefined && file.asksSameTexts(asked) ? choicesNow : []);

/** Asks for every row; `choices`: what was chosen for the rows before. */
async function classify(choices: KeptChoices): Promise<void> {
  const number = endRun();
  bar.value = 0;
  progressText.textContent = bulk.loading;
  progress.hidden = false;
  const started = performance.now();
  const question = file.question();
  asked = question;
  isFileKept = keepDraft(file.draft());
  rememberChoices(choices);
  const mine = await BulkRun.of(question);
  if (runs !== number) return;
  run = mine;
  const { length: count } = mine.items;
  const cores = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency, Math.ceil(count / PORTION)));
  const open = await ports.open(cores);
  await mine.ask(open, (done) => {
    bar.value = done / count;
    progressText.textContent = bulk.progress(form.number(done), form.number(count));
  });
  const lost = choices.length === 0 ? 0 : await mine.choices.restore(await ports.one(), choices);
  if (run !== mine) return;
  if (lost > 0) say(bulk.lostChoices(form.number(lost), form.day(question.day)));
  progress.hidden = true;
  outcome.hidden = false;
  foldForm(file.draft().fileName);
  const milliseconds = performance.now() - started;
  outcome.dataset.milliseconds = String(Math.round(milliseconds));
  view.show(mine, milliseconds);
}

/** A reload keeps the file and the choices, unless the browser has no room for them. */
function rememberChoices(choices: KeptChoices): void {
  choicesNow = choices;
  const isKept = isFileKept && keepChoices(choices);
  part<HTMLElement>('[data-kept]').textContent = isKept ? bulk.kept : bulk.notKept;
}

/** Takes a code that a person chose or typed in the table; one that does not exist is refused in words. */
async function setCode(row: BulkRow, code: string): Promise<void> {
  const mine = run;
  const old = answerOf(row)?.facts?.code;
  if (mine === undefined || code === old) return;
  const isTaken = await takeChoice(mine, alikeOf(row), { code });
  if (run !== mine) return;
  if (!isTaken) {
    say(bulk.noSuchCode(code, old ?? bulk.noCodeKept));
    view.showAnew([row]);
  } else if (row.chosen?.answer.facts?.isRetired) say(row.chosen.answer.facts.notes);
}

async function takeChoice(mine: BulkRun, rows: readonly BulkRow[], choice: Choice): Promise<boolean> {
  const isTaken = await mine.choices.take(await ports.one(), rows, choice);
  if (isTaken) afterChoice(mine, rows);
  return isTaken;
}

/** What was chosen for these rows is another: it is shown and kept. */
function afterChoice(mine: BulkRun, rows: readonly BulkRow[]): void {
  if (run !== mine) return;
  view.showAnew(rows);
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
  if (undoButton.disabled) view.focusRow(first);
}

const hostOf = (mine: BulkRun): ReviewHost => {
  const { parts, column: asText } = mine.question;
  return {
    cellsOf: ({ index }) =>
      (parts.data[index] ?? []).flatMap((cell, at) =>
        at === asText ? [] : [[parts.header?.[at] || bulk.columnNumber(at + 1), cell] as const],
      ),
    sameText: (row) => mine.choices.sameText(row),
    async answersWith({ text, told }, codes) {
      const port = await ports.one();
      return port.answerWith(codes.map((code) => ({ text, told, choice: { code } })));
    },
    take: (rows, choice) => takeChoice(mine, rows, choice),
    takeBack(row) {
      mine.choices.takeBack(alikeOf(row));
      afterChoice(mine, alikeOf(row));
    },
    async search({ told }, words) {
      const port = await ports.one();
      const { found } = await port.find({ ...EMPTY_QUERY, q: words, asOf: told.day });
      return found.slice(0, MOST_SEARCHED).map(({ result }) => result.hsn_sac);
    },
    progress(row) {
      const left = firstOfEach(mine.rows).filter(isDoubtful).length;
      return { at: Math.max(1, mine.doubtfulAtFirst - left + (isDoubtful(row) ? 1 : 0)), of: mine.doubtfulAtFirst };
    },
    next: (row) => view.next(row),
    closed(row, said) {
      if (run !== mine) return;
      view.focusRow(row);
      if (said !== '') say(said);
    },
  };
};

async function download(format: 'csv' | 'xlsx'): Promise<void> {
  if (run === undefined) return;
  const { fileName: name, numberColumns, parts } = run.question;
  const written = { pieces: outputPieces(parts, run.rows), numberColumns, headerRow: parts.titles.length };
  saveFile(`${name}-codes.${format}`, await sheets.write(format, written));
}

/** What was chosen, for the tables to come: the command line and other programs read this file. */
function saveOwnNames(): void {
  const csv = ownNamesCsv((run?.rows ?? []).flatMap(({ text, chosen }) => (chosen ? [{ text, ...chosen }] : [])));
  if (csv === '') say(bulk.noOwnNames);
  else saveFile('own-names.csv', new Blob(['\ufeff', csv], { type: 'text/csv' }));
}

part<HTMLElement>('[data-bulk]').hidden = false;
// The rows of a file that was kept come later than the browser would scroll to them.
history.scrollRestoration = 'manual';
const drop = part<HTMLElement>('[data-drop]');
onFile(fileInput, (next) => failing(readFile(next)));
for (const name of ['dragenter', 'dragover']) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
}
for (const name of ['dragleave', 'drop']) drop.addEventListener(name, () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  const next = event.dataTransfer?.files[0];
  if (next !== undefined) failing(readFile(next));
});
part('[data-use-list]').addEventListener('click', () => {
  const text = part<HTMLTextAreaElement>('[data-list-text]').value;
  if (text.trim() === '') tell(bulk.pasteEmpty);
  else failing(readFile(new File([text], `${bulk.pasted}.txt`, { type: 'text/plain' })));
});
part('[data-sample]').addEventListener('click', () =>
  failing(readFile(new File([SAMPLE], 'sample.csv', { type: 'text/csv' }))),
);
part('[data-stop]').addEventListener('click', () => {
  if (run !== undefined) run.isStopped = true;
});
const take = (row: BulkRow | undefined, written: string): void => {
  const code = digitsOf(written);
  if (row !== undefined && code !== '') failing(setCode(row, code));
};
body.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) take(view.rowOf(target), target.value);
});
body.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const row = view.rowOf(target);
  if (target.closest('[data-use]') !== null) take(row, target.closest('tr')?.querySelector('select')?.value ?? '');
  else if (target.closest('[data-review-row]') !== null && run !== undefined && row !== undefined) {
    failing(review.open(row, hostOf(run)));
  }
});
undoButton.addEventListener('click', undo);
part('[data-own-names]').addEventListener('click', saveOwnNames);
wireOwnNames(async (names) => {
  endRun();
  ports.follow(names);
  if (names.length > 0) await ports.one();
}, failing);
part('[data-forget]').addEventListener('click', forgetFile);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-download]')) {
  button.addEventListener('click', () => failing(download(button.dataset.download === 'xlsx' ? 'xlsx' : 'csv')));
}

const kept = keptDraft();
if (kept !== undefined) {
  file.restore(kept.draft);
  failing(classify(kept.choices));
}
