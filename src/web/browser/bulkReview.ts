// The review of one row: a dialog in which a person chooses among the codes that were found, or types another, and among
// the rates of that code. Nothing changes before "Use".
import type { Choice, CodeFacts, RowAnswer } from '../../bulk/rowAnswer.ts';
import { digitsOf } from '../../tariff/lookup/codeText.ts';
import { isSameBranch } from '../../tariff/lookup/results.ts';
import { html, type SafeHtml } from '../html.ts';
import { plainName, saidName } from '../tariff/codeName.ts';
import { conditionWord, ratesWord, rateWord, spaced } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import { alikeOf, type BulkRow, proposals, ratesInWords } from './bulkRows.ts';

/** What the dialog needs of the page. */
export interface ReviewHost {
  /** The other cells of the row with the names of their columns: quantity and price often decide the rate. */
  cellsOf(row: BulkRow): readonly (readonly [name: string, cell: string])[];
  sameText(row: BulkRow): readonly BulkRow[];
  /** The answers for the row's text with these codes; undefined: there is no such code. */
  answersWith(row: BulkRow, codes: readonly string[]): Promise<readonly (RowAnswer | undefined)[]>;
  /** The codes that are found for words with the rates of the row's day, the likeliest first. */
  search(row: BulkRow, words: string): Promise<readonly string[]>;
  /** Which of the rows to look at this is, and of how many. */
  progress(row: BulkRow): { readonly at: number; readonly of: number };
  take(rows: readonly BulkRow[], choice: Choice): Promise<boolean>;
  takeBack(row: BulkRow): void;
  /** The next row to look at, in the order shown; after the last again the first. */
  next(row: BulkRow): BulkRow | undefined;
  /** The dialog is closed; the row that was last in it. */
  closed(row: BulkRow, said: string): void;
}

/** Longer texts are cut in the title and stand whole below it. */
const { review } = texts;
const LONGEST_TITLE = 80;
const OTHER = 'other';
const NONE = 'none';
const OPEN = 'open';
/** The shortest code that is looked for while it is typed. */
const SHORTEST_CODE = 4;

const part = <Found extends Element>(within: ParentNode, selector: string): Found => {
  const found = within.querySelector<Found>(selector);
  if (found === null) throw new Error(`The dialog lacks ${selector}.`);
  return found;
};

export class ReviewDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #form: HTMLFormElement;
  readonly #body: HTMLElement;
  readonly #said: HTMLElement;
  readonly #forSameText: HTMLInputElement;
  #host: ReviewHost | undefined;
  #row: BulkRow | undefined;
  /** What the codes of the dialog mean for the row's text. */
  #answers = new Map<string, RowAnswer | undefined>();
  /** What was done, told when the dialog is closed. */
  #done = '';

  /** `fail` tells a failure of what it is given. */
  constructor(dialog: HTMLDialogElement, fail: (work: Promise<unknown>) => void) {
    this.#dialog = dialog;
    this.#form = part(dialog, 'form');
    this.#body = part(dialog, '[data-review-body]');
    this.#said = part(dialog, '[data-review-said]');
    this.#forSameText = part(dialog, '#same_text');
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      const goesOn = event.submitter instanceof HTMLElement && event.submitter.hasAttribute('data-go-on');
      fail(this.#use(goesOn));
    });
    this.#form.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'review_code') {
        this.#showRates();
        if (target.value === OTHER) this.#otherInput().focus();
      }
    });
    this.#form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.id === 'other_code') fail(this.#readOther());
    });
    part(dialog, '[data-skip]').addEventListener('click', () => fail(this.#goOn()));
    part(dialog, '[data-close]').addEventListener('click', () => dialog.close());
    part(dialog, '[data-take-back]').addEventListener('click', () => this.#takeBack());
    dialog.addEventListener('close', () => {
      if (this.#row !== undefined) this.#host?.closed(this.#row, this.#done);
      this.#row = undefined;
    });
  }

  async open(row: BulkRow, host: ReviewHost): Promise<void> {
    this.#host = host;
    this.#done = '';
    await this.#show(row);
  }

  /** Another run or file takes the place of the one whose row is open. */
  abandon(): void {
    this.#row = undefined;
    this.#dialog.close();
  }

  async #show(row: BulkRow): Promise<void> {
    const host = this.#host;
    if (host === undefined) return;
    const found = proposals(row.found).map(({ code }) => code);
    const chosen = row.chosen?.choice.code ?? '';
    const typed = found.includes(chosen) ? '' : chosen;
    const codes = typed === '' ? found : [...found, typed];
    const answers = await host.answersWith(row, codes);
    this.#answers = new Map(codes.map((code, at) => [code, answers[at]]));
    this.#row = row;
    this.#said.textContent = '';
    part<HTMLElement>(this.#dialog, '[data-review-title]').textContent = review.row(
      row.index + 1,
      row.text === '' ? review.rowWithout : row.text,
    );
    const { at, of } = host.progress(row);
    part<HTMLElement>(this.#dialog, '[data-review-progress]').textContent =
      of === 0 ? '' : review.progress(texts.form.number(at), texts.form.number(of));
    this.#body.innerHTML = String(this.#bodyHtml(row, host, found, typed));
    const alike = new Set(alikeOf(row));
    const others = host.sameText(row).filter((one) => !alike.has(one));
    // The code of a text is that of all rows that say the same; a rate may depend on a price that they do not share.
    this.#forSameText.checked = (row.chosen?.answer.review ?? row.found?.review) !== 'rate';
    part<HTMLElement>(this.#dialog, '[data-same-text]').hidden = others.length === 0;
    part<HTMLElement>(this.#dialog, '[data-same-text-count]').textContent = sameTextWords(row, others);
    part<HTMLButtonElement>(this.#dialog, '[data-take-back]').disabled = row.chosen === undefined;
    this.#showOther(typed);
    this.#showRates();
    if (!this.#dialog.open) this.#dialog.showModal();
    for (const scrolled of [this.#dialog, this.#body]) scrolled.scrollTop = 0;
    this.#firstQuestion()?.focus();
  }

  /** The code where it is in doubt, else the rate. */
  #firstQuestion(): HTMLElement | null {
    const review = this.#row?.chosen?.answer.review ?? this.#row?.found?.review;
    const rate = review === 'rate' ? this.#body.querySelector<HTMLElement>('[name="review_rate"]:checked') : null;
    const code = (state = ''): HTMLElement | null => this.#body.querySelector(`[name="review_code"]${state}`);
    return rate ?? code(':checked') ?? code();
  }

  #bodyHtml(row: BulkRow, host: ReviewHost, found: readonly string[], typed: string): SafeHtml {
    // Where no code was found none is chosen before a person does.
    const current = row.chosen?.choice.code ?? row.found?.facts?.code;
    const isNone = current === '';
    const isOther = typed !== '';
    const cells = host.cellsOf(row).filter(([, cell]) => cell.trim() !== '');
    return html`${row.text.length > LONGEST_TITLE && html`<p>${row.text}</p>`}${
      cells.length > 0 &&
      html`<ul class="review-cells">${cells.map(([name, cell]) => html`<li><span class="soft">${name}</span> ${cell}</li>`)}</ul>`
    }<fieldset aria-describedby="review_title"><legend>${review.code}</legend>${found.map((code) => this.#codeOption(code, code === current))}<div class="option"><input type="radio" id="review_other" name="review_code" value="${OTHER}"${isOther && html` checked`}><label for="review_other">${review.another}</label> <input id="other_code" aria-label="${review.anotherLabel}" aria-describedby="other_name" value="${typed}" placeholder="${review.anotherHint}" maxlength="80" autocomplete="off"></div><p id="other_name" class="soft" aria-live="polite" data-other-name></p><div data-searched></div><label class="option"><input type="radio" name="review_code" value="${NONE}"${isNone && html` checked`}><span>${review.noCode}</span></label></fieldset><div data-review-rates></div>`;
  }

  #otherInput(): HTMLInputElement {
    return part(this.#body, '#other_code');
  }

  /** The code that is chosen in the dialog; empty: the row needs none; undefined: nothing is chosen or typed yet. */
  #code(): string | undefined {
    const value = new FormData(this.#form).get('review_code');
    if (value === NONE) return '';
    const typed = this.#otherInput().value;
    const code = value === OTHER ? (/\p{L}/u.test(typed) ? '' : digitsOf(typed)) : String(value ?? '');
    return code === '' ? undefined : code;
  }

  /** A code that is being typed is the one that is meant. */
  async #readOther(): Promise<void> {
    const row = this.#row;
    const typed = this.#otherInput().value.trim();
    part<HTMLInputElement>(this.#body, '#review_other').checked = true;
    if (/\p{L}{2}/u.test(typed)) return this.#search(typed);
    this.#showSearched([]);
    const code = digitsOf(typed);
    if (row !== undefined && code.length >= SHORTEST_CODE && !this.#answers.has(code)) {
      const [answer] = (await this.#host?.answersWith(row, [code])) ?? [];
      if (this.#row !== row) return;
      this.#answers.set(code, answer);
      if (digitsOf(this.#otherInput().value) !== code) return;
    }
    this.#showOther(code);
    this.#showRates();
  }

  /** Words instead of digits: what the search finds for them is proposed. */
  async #search(words: string): Promise<void> {
    const [row, host] = [this.#row, this.#host];
    if (row === undefined || host === undefined) return;
    const codes = await host.search(row, words);
    const answers = await host.answersWith(row, codes);
    if (this.#row !== row || this.#otherInput().value.trim() !== words) return;
    for (const [at, code] of codes.entries()) this.#answers.set(code, answers[at]);
    part<HTMLElement>(this.#body, '[data-other-name]').textContent =
      codes.length === 0 ? review.noWords(words) : review.choose;
    this.#showSearched(codes);
    this.#showRates();
  }

  #showSearched(codes: readonly string[]): void {
    part<HTMLElement>(this.#body, '[data-searched]').innerHTML = String(
      html`${codes.map((code) => this.#codeOption(code, false))}`,
    );
  }

  #codeOption(code: string, isChosen: boolean): SafeHtml {
    const facts = this.#answers.get(code)?.facts;
    return html`<label class="option"><input type="radio" name="review_code" value="${code}"${isChosen && html` checked`}><span><b>${spaced(code)}</b> ${facts && saidName(code, facts.description, texts)} <span class="soft">${facts && ratesWord(facts.rates, texts)}</span></span></label>`;
  }

  #showOther(code: string): void {
    const facts = this.#answers.get(code)?.facts;
    part<HTMLElement>(this.#body, '[data-other-name]').textContent =
      facts === undefined
        ? code.length < SHORTEST_CODE
          ? ''
          : review.noSuchCode(code)
        : facts.isRetired
          ? review.retired(plainName(code, facts.description, texts))
          : plainName(code, facts.description, texts);
  }

  /** The rates of the code that is chosen, where it has several. */
  #showRates(): void {
    const code = this.#code();
    // There is nothing to use before a code is chosen or typed.
    for (const button of this.#dialog.querySelectorAll<HTMLButtonElement>('[data-use-code]')) {
      button.disabled = code === undefined;
    }
    const answer = code === undefined ? undefined : this.#answers.get(code);
    const facts = answer?.facts;
    const day = texts.form.day(answer?.asOf ?? '');
    const chosen = this.#row?.chosen?.choice;
    const before = chosen !== undefined && chosen.code === code ? chosen.branch : undefined;
    const place = facts?.rates.findIndex((rate) => before !== undefined && isSameBranch(rate, before)) ?? -1;
    const selected = place >= 0 ? String(place) : facts?.isRateOpen ? OPEN : '0';
    const option = (value: string, text: SafeHtml): SafeHtml =>
      html`<label class="option"><input type="radio" name="review_rate" value="${value}"${value === selected && html` checked`}>${text}</label>`;
    part<HTMLElement>(this.#body, '[data-review-rates]').innerHTML = String(
      facts?.isRateSplit === true
        ? html`<fieldset aria-describedby="review_title"><legend>${review.rateOn(day)}</legend>${facts.rates.map(
            (rate, at) =>
              option(
                String(at),
                html`<span><b>${rateWord(rate, texts)}</b> ${conditionWord(rate, texts)} <span class="soft">${rate.notification_ref}</span></span>`,
              ),
          )}${facts.isRateOpen && option(OPEN, html`<span>${review.notKnown}</span>`)}</fieldset>`
        : // No code, or none that is known, has no rate: nothing is shown for it.
          html`${facts !== undefined && html`<p>${review.rateOnIs(day, html`<b>${ratesWord(facts.rates, texts)}</b>`)}</p>`}`,
    );
  }

  /** What is chosen in the dialog; undefined: no code yet. */
  #choice(): Choice | undefined {
    const code = this.#code();
    if (code === undefined) return undefined;
    const facts = this.#answers.get(code)?.facts;
    const rate = new FormData(this.#form).get('review_rate');
    const branch = rate === null || rate === OPEN ? undefined : facts?.rates[Number(rate)];
    if (branch === undefined) return { code };
    return { code, branch: { rate: branch.rate, condition: branch.condition, schedule: branch.schedule } };
  }

  async #use(goesOn: boolean): Promise<void> {
    const row = this.#row;
    const host = this.#host;
    if (row === undefined || host === undefined) return;
    const choice = this.#choice();
    const rows = this.#forSameText.checked ? host.sameText(row) : alikeOf(row);
    if (choice === undefined) return;
    if (!(await host.take(rows, choice))) {
      this.#said.textContent = review.noSuchCode(choice.code);
      this.#otherInput().focus();
      return;
    }
    const which = rows.length === 1 ? review.whichRow(row.index + 1) : review.whichRows(rows.length);
    this.#done = review.done(which, answerInWords(row.chosen?.answer.facts));
    if (goesOn) await this.#goOn();
    else this.#dialog.close();
  }

  async #goOn(): Promise<void> {
    const next = this.#row && this.#host?.next(this.#row);
    if (next === undefined) {
      this.#done = `${this.#done} ${review.noneLeft}`.trim();
      this.#dialog.close();
      return;
    }
    await this.#show(next);
    this.#said.textContent = this.#done;
    this.#done = '';
  }

  #takeBack(): void {
    const row = this.#row;
    if (row === undefined) return;
    this.#host?.takeBack(row);
    this.#done = review.takenBack(row.index + 1);
    this.#dialog.close();
  }
}

function sameTextWords({ text }: BulkRow, others: readonly BulkRow[]): string {
  const before = others.filter(({ chosen }) => chosen !== undefined).length;
  return review.sameText(others.length, before, text === '');
}

/** `6403, 18%`. */
function answerInWords(facts: CodeFacts | undefined): string {
  if (facts === undefined) return review.answerNoCode;
  return review.answer(spaced(facts.code), facts.isRateOpen ? review.answerRateOpen : ratesInWords(facts));
}
