// The page /check: hands the file to the worker, shows how it is read, what is found and what is decided.
import { ROLES } from '../../register/read/roles.ts';
import type { OwnName } from '../../tariff/lookup/ownNames.ts';
import { html } from '../html.ts';
import { texts } from '../texts/ofPage.ts';
import { CheckDialog } from './checkDialog.ts';
import { findingHtml, fits } from './checkList.ts';
import { clientOf, keepDecisions, keepLayout, keptDecisions, keptLayout } from './checkMemory.ts';
import {
  ALL_SHEETS,
  type FileKind,
  type GroupView,
  type LayoutChoice,
  type LayoutView,
  type Outcome,
  type SectionSums,
  type Table12Report,
} from './checkMessages.ts';
import { openCheckPort } from './checkPort.ts';
import { SAMPLE } from './checkSample.ts';
import { onFile } from './chosenFile.ts';
import { codeNamesAddress } from './codeNames.ts';
import { roleChosen, showRoles } from './columnRoles.ts';
import { say } from './copy.ts';
import { wireOwnNames } from './ownNamesField.ts';
import { showPager } from './pager.ts';
import { part } from './part.ts';
import { showProblem } from './problem.ts';
import { saveFile } from './saveFile.ts';

const t = texts.check;
const MOST_LEFT_OUT = 10;
const PAGE_SIZE = 25;
const LARGEST_FILE = 100 * 1024 * 1024;

const root = part<HTMLElement>('[data-check]');
const layoutForm = part<HTMLFormElement>('[data-layout-form]');
const sheet = part<HTMLSelectElement>('#sheet');
const headerRow = part<HTMLInputElement>('#header_row');
const columnRows = part<HTMLElement>('[data-column-rows]');
const turnover = part<HTMLSelectElement>('#turnover');
const asOf = part<HTMLInputElement>('#check_as_of');
const gstin = part<HTMLInputElement>('#gstin');
const progress = part<HTMLElement>('[data-progress]');
const bar = part<HTMLProgressElement>('#check_bar');
const progressText = part<HTMLElement>('[data-progress-text]');
const problem = part<HTMLElement>('[data-problem]');
const outcomeBox = part<HTMLElement>('[data-outcome]');
const findings = part<HTMLElement>('[data-findings]');
const search = part<HTMLInputElement>('#find_finding');
const onlyOpen = part<HTMLInputElement>('#only_open');
const period = part<HTMLInputElement>('#period');
const written = part<HTMLElement>('[data-written]');

let layout: LayoutView | undefined;
/** What a person changed of the layout; undefined: it is read as found. */
let choice: LayoutChoice | undefined;
let outcome: Outcome = { lines: 0, left: 0, period: '', groups: [] };
let page = 0;
/** Whose decisions of which month are made; empty: nothing is checked yet. */
let client = '';
/** The last file that was chosen; one that is read more slowly is none any more. */
let chosen: File | undefined;

const port = openCheckPort((done, all) => {
  bar.value = all === 0 ? 1 : done / all;
  progressText.textContent = t.checking(done, all);
});

const failing = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    progress.hidden = true;
    tell(error instanceof Error ? error.message : String(error));
  });
};

const tell = (...sentences: readonly string[]): void => showProblem(problem, ...sentences);

function wait(text: string): void {
  tell('');
  bar.removeAttribute('value');
  progressText.textContent = text;
  progress.hidden = false;
}

const { records = '', search: searchFile = '' } = document.documentElement.dataset;
let ownNames: readonly OwnName[] = [];
let opening: Promise<void> | undefined;
/** The tariff is fetched with the first file, and anew for other own names. */
const opened = (): Promise<void> => {
  opening ??= port.call('open', records, searchFile, codeNamesAddress(), ownNames).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

async function readFile(file: File): Promise<void> {
  chosen = file;
  dialog.abandon();
  outcomeBox.hidden = true;
  layoutForm.hidden = true;
  if (file.size > LARGEST_FILE) return tell(t.tooLarge);
  wait(t.loading);
  await opened();
  progressText.textContent = t.reading;
  const found = await port.call('read', file).catch((error: Error) => error);
  if (chosen !== file) return;
  progress.hidden = true;
  if (found instanceof Error) return tell(t.notRead, found.message);
  if (found.columns.length === 0) return tell(t.noLines);
  part<HTMLElement>('[data-file-name]').textContent = file.name;
  choice = keptLayout(found.fingerprint);
  showLayout(choice === undefined ? found : await port.call('layOut', choice));
  layoutForm.hidden = false;
  part<HTMLElement>('[data-layout-title]').focus();
}

function showLayout(view: LayoutView): void {
  layout = view;
  const isPart = view.areSeveral && view.sheet !== ALL_SHEETS;
  part<HTMLElement>('[data-file-remark]').textContent = view.areLettersGuessed
    ? t.guessedLetters
    : isPart
      ? t.otherSheets
      : '';
  part<HTMLElement>('[data-remembered]').hidden = choice === undefined;
  part<HTMLElement>('[data-sheet-row]').hidden = view.sheets.length < 2;
  sheet.replaceChildren(
    ...view.sheets.map((name) => new Option(name, name, false, name === view.sheet)),
    ...(view.areSeveral ? [new Option(t.allSheets, ALL_SHEETS, false, view.sheet === ALL_SHEETS)] : []),
  );
  part<HTMLElement>('[data-header-row]').hidden = !view.isTable;
  headerRow.value = String(view.headerRow);
  if (gstin.value === '') gstin.value = view.supplierGstin;
  const columns = view.columns.map((column, at) => ({ ...column, at }));
  showRoles(columnRows, columns, { roles: ROLES, other: t.roles.other });
}

async function layOut(next: LayoutChoice | undefined, sheetName = sheet.value): Promise<void> {
  // What was found is not of the lines as they are read now.
  outcomeBox.hidden = true;
  const isOtherSheet = sheetName !== (layout?.sheet ?? '');
  choice = isOtherSheet ? undefined : next;
  const view = await port.call('layOut', { ...choice, ...(sheetName !== '' && { sheet: sheetName }) });
  if (!isOtherSheet && layout !== undefined) keepLayout(layout.fingerprint, choice);
  showLayout(view);
}

/** A row of names below the one that was found has other columns, so that their roles are found anew. */
const changeHeader = (): Promise<void> => layOut({ headerRow: Math.max(0, Math.trunc(Number(headerRow.value) || 0)) });

function changeColumn(select: HTMLSelectElement): Promise<void> {
  const columns = (layout?.columns ?? []).map((_, at) => choice?.columns?.[at] ?? null);
  const [at, role] = roleChosen(select);
  columns[at] = role;
  return layOut({ ...choice, columns });
}

async function check(): Promise<void> {
  wait(t.checking(0, 0));
  outcomeBox.hidden = true;
  const found: Outcome | undefined = await port.call('check', {
    turnover: Number(turnover.value),
    ...(asOf.value !== '' && { asOf: asOf.value }),
    ...(gstin.value.trim() !== '' && { gstin: gstin.value.trim().toUpperCase() }),
  });
  const isStopped = found === undefined && progress.contains(document.activeElement);
  progress.hidden = true;
  if (isStopped) part<HTMLElement>('[data-layout-form] .primary').focus();
  if (found === undefined) return;
  if (found.lines === 0) return tell(t.noLines);
  page = 0;
  if (found.period !== '') period.value = `${found.period.slice(2)}-${found.period.slice(0, 2)}`;
  written.replaceChildren();
  outcomeBox.hidden = false;
  show(await ofClient(found));
  await showSums();
  part<HTMLElement>('[data-outcome-title]').focus();
}

/** What was decided for this seller and month before; decisions of another seller are not his. */
async function ofClient(found: Outcome): Promise<Outcome> {
  const own = clientOf(gstin.value || (layout?.supplierGstin ?? ''), layout?.fingerprint ?? '', found.period);
  if (own === client) return found;
  client = own;
  // What stands in the storage may be anything: then there are no decisions.
  await port.call('load', keptDecisions(own) ?? NO_DECISIONS, true).catch(() => 0);
  return port.call('outcome');
}

/** Table 12 by section, to hold it against the books before anything is written. */
async function showSums(): Promise<void> {
  const [year = '', month = ''] = period.value.split('-');
  const isQuarter = part<HTMLInputElement>('#quarter').checked;
  const box = part<HTMLElement>('[data-sums]');
  const remarks = part<HTMLElement>('[data-sum-remarks]');
  remarks.replaceChildren();
  box.hidden = true;
  if (month === '' || (isQuarter && Number(month) % 3 !== 0)) return;
  const report = await port.call('table12', { period: `${month}${year}`, isQuarter });
  if (report.rows === 0) return;
  const amounts = ({ taxable, igst, cgst, sgst, cess }: Omit<SectionSums, 'section' | 'rows'>): readonly string[] =>
    [taxable, igst, cgst, sgst, cess].map(money);
  const together = report.sums.reduce((all, one) => ({
    section: 'all' as const,
    rows: all.rows + one.rows,
    taxable: all.taxable + one.taxable,
    igst: all.igst + one.igst,
    cgst: all.cgst + one.cgst,
    sgst: all.sgst + one.sgst,
    cess: all.cess + one.cess,
  }));
  const lines = [
    ...report.sums.map((one) => [t.sections[one.section], String(one.rows), ...amounts(one)]),
    ...(report.sums.length > 1 ? [[t.sum, String(together.rows), ...amounts(together)]] : []),
  ];
  part<HTMLElement>('[data-sum-rows]').innerHTML = String(
    html`${lines.map(([name = '', ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>`)}`,
  );
  remarks.append(...sentencesOf(report).map(itemOf));
  box.hidden = false;
}

const NO_DECISIONS = '{"name":"kosh register decisions","version":1,"decisions":[]}';

function itemOf(sentence: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = sentence;
  return item;
}

const isOpen = ({ state, severity }: GroupView): boolean => state === 'open' && severity !== 'advice';
/** Advice asks for no decision. */
const toSettle = (): readonly GroupView[] => outcome.groups.filter(({ severity }) => severity !== 'advice');

/** Hands back how many findings fit what is searched for. */
function show(next: Outcome): number {
  outcome = next;
  const asked = toSettle();
  // To leave a fault as it is settles nothing.
  const kept = asked.filter(({ state }) => state === 'kept').length;
  const settled = asked.filter((group) => !isOpen(group)).length - kept;
  part<HTMLElement>('[data-outcome-text]').textContent = t.summary(outcome.lines, outcome.left, outcome.groups.length);
  part<HTMLElement>('[data-settled-row]').hidden = asked.length === 0;
  part<HTMLElement>('[data-settled-text]').textContent = t.progress(settled, asked.length, kept);
  part<HTMLProgressElement>('#settled').value = asked.length === 0 ? 1 : settled / asked.length;
  part<HTMLButtonElement>('[data-review-all]').disabled = settled + kept === asked.length;
  const shown = outcome.groups.filter((group) => fits(group, search.value) && (!onlyOpen.checked || isOpen(group)));
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  page = Math.min(page, pages - 1);
  findings.innerHTML = String(
    shown.length === 0
      ? html`<li><p>${outcome.groups.length === 0 ? t.summary(outcome.lines, outcome.left, 0) : t.noneShown}</p></li>`
      : html`${shown.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(findingHtml)}`,
  );
  part<HTMLElement>('[data-pager]').hidden = pages < 2;
  showPager(page, pages);
  return shown.length;
}

/** The list is shorter or longer than before, which is told to those who do not see it. */
function filter(): void {
  const count = show(outcome);
  part<HTMLElement>('[data-shown]').textContent = count === 0 ? t.noneShown : t.shown(count);
}

async function decided(next: Outcome): Promise<void> {
  show(next);
  keepDecisions(client, await port.call('decisions'));
}

async function undo(): Promise<boolean> {
  const next: Outcome | undefined = await port.call('undo');
  if (next !== undefined) await decided(next);
  return next !== undefined;
}

const dialog = new CheckDialog(
  part('[data-review]'),
  {
    detail: (key) => port.call('detail', key),
    decide: async (key, decision, onlyText) => decided(await port.call('decide', key, decision, onlyText)),
    undo,
    findCodes: (words) => port.call('findCodes', words),
    next(after) {
      const keys = outcome.groups.filter((group) => isOpen(group) || group.key === after).map(({ key }) => key);
      const at = keys.indexOf(after);
      return [...keys.slice(at + 1), ...keys.slice(0, Math.max(0, at))].find((key) => key !== after);
    },
    place(key) {
      const asked = toSettle();
      return t.place(
        Math.max(
          0,
          asked.findIndex((group) => group.key === key),
        ) + 1,
        asked.length,
      );
    },
    closed(key) {
      failing(showSums());
      if (!outcome.groups.some(isOpen) && outcome.groups.length > 0) say(t.allDone);
      // The button that opened it has the focus again, unless a decision replaced or disabled it.
      if (document.activeElement?.matches('[data-outcome] button:enabled')) return;
      const button = [...findings.querySelectorAll<HTMLElement>('[data-group]')].find(
        ({ dataset }) => dataset.group === key,
      );
      (button ?? part<HTMLElement>('[data-outcome-title]')).focus();
    },
  },
  failing,
);

async function write(kind: FileKind): Promise<void> {
  tell('');
  const [year = '', month = ''] = period.value.split('-');
  const isQuarter = part<HTMLInputElement>('#quarter').checked;
  if (kind.startsWith('table12') && month === '') return tell(t.periodMissing);
  if (kind.startsWith('table12') && isQuarter && Number(month) % 3 !== 0) return tell(t.quarterMonth);
  const { name, file, table12 } = await port.call('write', {
    kind,
    period: `${month}${year}`,
    isQuarter,
    ...(gstin.value.trim() !== '' && { gstin: gstin.value.trim().toUpperCase() }),
  });
  saveFile(name, file);
  written.replaceChildren(...[t.written(name), ...(table12 === undefined ? [] : sentencesOf(table12))].map(itemOf));
}

const money = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

function sentencesOf({
  rows,
  taxable,
  difference,
  warnings,
  leftOut,
  setApart,
  isWhole,
}: Table12Report): readonly string[] {
  const value = money(taxable);
  if (isWhole && setApart.count === 0) return [...warnings, t.agrees(rows, value)];
  if (isWhole) return [...warnings, t.agreesWith(rows, value, setApart.count, money(setApart.taxable))];
  if (leftOut.length === 0) return [...warnings, t.rowsOf(rows, value)];
  const lines = leftOut.slice(0, MOST_LEFT_OUT).map(({ row, reason }) => t.leftOut(row, reason));
  return [...warnings, t.differs(leftOut.length, money(difference)), ...lines];
}

async function loadDecisions(file: File): Promise<void> {
  const number = await port.call('load', await file.text()).catch(() => undefined);
  if (number === undefined) return tell(t.noDecisions);
  await decided(await port.call('outcome'));
  await showSums();
  say(t.loaded(number));
}

onFile(part('#register'), (file) => failing(readFile(file)));
const drop = part<HTMLElement>('[data-drop]');
for (const name of ['dragover', 'dragleave', 'drop'] as const) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.toggle('over', name === 'dragover');
    const [file] = name === 'drop' ? (event.dataTransfer?.files ?? []) : [];
    if (file !== undefined) failing(readFile(file));
  });
}
part('[data-sample]').addEventListener('click', () =>
  failing(readFile(new File([SAMPLE], 'sample.csv', { type: 'text/csv' }))),
);
sheet.addEventListener('change', () => failing(layOut(undefined)));
headerRow.addEventListener('change', () => failing(changeHeader()));
columnRows.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) failing(changeColumn(target));
});
part('[data-forget-layout]').addEventListener('click', () =>
  // The button goes with what it took back.
  failing(layOut(undefined).then(() => part<HTMLElement>('[data-layout-title]').focus())),
);
layoutForm.addEventListener('submit', (event) => {
  event.preventDefault();
  failing(check());
});
part('[data-stop]').addEventListener('click', () => failing(port.call('stop')));
search.addEventListener('input', filter);
onlyOpen.addEventListener('change', filter);
part('[data-previous]').addEventListener('click', () => {
  page--;
  show(outcome);
});
part('[data-next]').addEventListener('click', () => {
  page++;
  show(outcome);
});
findings.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;
  if (button !== null) failing(dialog.open(button.dataset.group ?? ''));
});
part('[data-review-all]').addEventListener('click', () => {
  const first = outcome.groups.find(isOpen);
  if (first !== undefined) failing(dialog.open(first.key));
});
const undoAndSay = (): void => failing(undo().then((isUndone) => say(isUndone ? t.undone : t.nothingToUndo)));
part('[data-undo]').addEventListener('click', undoAndSay);
document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLInputElement && /^(?:text|search|date|number|month)$/.test(event.target.type);
  if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping || outcomeBox.hidden || dialog.isOpen) return;
  event.preventDefault();
  undoAndSay();
});
outcomeBox.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-write]') : null;
  if (button !== null) failing(write(button.dataset.write as FileKind));
});
part('[data-save-decisions]').addEventListener('click', () =>
  failing(
    port
      .call('decisions')
      .then((text) => saveFile('kosh-decisions.json', new Blob([text], { type: 'application/json' }))),
  ),
);
part('[data-forget-decisions]').addEventListener('click', () => {
  keepDecisions(client, undefined);
  failing(
    port
      .call('load', NO_DECISIONS, true)
      .then(() => port.call('outcome'))
      .then(show)
      .then(showSums)
      .then(() => say(t.forgotten)),
  );
});
for (const control of [period, part<HTMLInputElement>('#quarter')]) {
  control.addEventListener('change', () => failing(showSums()));
}
onFile(part('#decisions_file'), (file) => failing(loadDecisions(file)));
wireOwnNames(async (names) => {
  ownNames = names;
  opening = undefined;
  client = '';
  // Without a list the tariff can wait for a file.
  if (names.length > 0) await opened();
  if (chosen !== undefined) await readFile(chosen);
}, failing);

root.hidden = false;
