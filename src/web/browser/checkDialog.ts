// The review of one kind of finding: a dialog in which a person decides what is right, and goes on to the next.
import type { Decision } from '../../register/write/decisions.ts';
import { html, type SafeHtml } from '../html.ts';
import { saidName } from '../tariff/codeName.ts';
import { texts } from '../texts/ofPage.ts';
import { codeChoiceOf, labelOf } from './checkCodeChoice.ts';
import type { Choice, CodeOption, GroupDetail } from './checkMessages.ts';
import { codeNamesLoaded } from './codeNames.ts';

const t = texts.check;

export interface DialogHost {
  detail(key: string): Promise<GroupDetail | undefined>;
  decide(key: string, decision: Decision | undefined, onlyText: string | undefined): Promise<void>;
  undo(): Promise<boolean>;
  findCodes(words: string): Promise<readonly CodeOption[]>;
  /** The next that is open, and its place among all; undefined: none is. */
  next(after: string): string | undefined;
  place(key: string): string;
  /** The finding that was last in the dialog. */
  closed(key: string): void;
}

const within = <Found extends Element>(root: ParentNode, selector: string): Found => {
  const found = root.querySelector<Found>(selector);
  if (found === null) throw new Error(`The dialog lacks ${selector}.`);
  return found;
};

export class CheckDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #body: HTMLElement;
  readonly #said: HTMLElement;
  readonly #forAll: HTMLInputElement;
  readonly #host: DialogHost;
  #detail: GroupDetail | undefined;
  #choices: readonly Choice[] = [];
  #searches = 0;
  /** Settles when what was typed last is found. */
  #searching: Promise<unknown> = Promise.resolve();

  /** `fail` tells a failure of what it is given. */
  constructor(dialog: HTMLDialogElement, host: DialogHost, fail: (work: Promise<unknown>) => void) {
    this.#dialog = dialog;
    this.#host = host;
    this.#body = within(dialog, '[data-review-body]');
    this.#said = within(dialog, '[data-review-said]');
    this.#forAll = within(dialog, '#for_all');
    within<HTMLFormElement>(dialog, 'form').addEventListener('submit', (event) => {
      event.preventDefault();
      fail(this.#use());
    });
    dialog.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.id === 'find_code') {
        this.#searching = this.#search(target.value);
        fail(this.#searching);
      }
    });
    dialog.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'choice') this.#tick();
    });
    within(dialog, '[data-skip]').addEventListener('click', () => fail(this.#goOn('')));
    within(dialog, '[data-take-back]').addEventListener('click', () => fail(this.#takeBack()));
    within(dialog, '[data-undo-here]').addEventListener('click', () => fail(this.#undo()));
    within(dialog, '[data-close]').addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => host.closed(this.#detail?.key ?? ''));
  }

  get isOpen(): boolean {
    return this.#dialog.open;
  }

  async open(key: string, said = ''): Promise<void> {
    const [detail] = await Promise.all([this.#host.detail(key), codeNamesLoaded()]);
    if (detail === undefined) return;
    // What is still searched for was asked of another finding.
    this.#searches++;
    this.#detail = detail;
    this.#choices = detail.choices;
    this.#said.textContent = said;
    within<HTMLElement>(this.#dialog, '[data-review-title]').textContent =
      `${t.severities[detail.severity]} · ${this.#host.place(key)}`;
    this.#body.innerHTML = String(bodyHtml(detail));
    this.#tick();
    within<HTMLElement>(this.#dialog, '[data-for-all]').hidden = detail.texts < 2;
    within<HTMLElement>(this.#dialog, '[data-only-text]').textContent = t.onlyText(detail.text);
    within<HTMLElement>(this.#dialog, '[data-for-all-text]').textContent = t.forAll(detail.count, detail.texts);
    within<HTMLButtonElement>(this.#dialog, '[data-take-back]').disabled = detail.state === 'open';
    if (!this.#dialog.open) this.#dialog.showModal();
    for (const scrolled of [this.#dialog, this.#body]) scrolled.scrollTop = 0;
    this.#focusFirst();
  }

  #focusFirst(): void {
    this.#body.querySelector<HTMLInputElement>('#typed_cell, input[type="radio"]')?.focus();
  }

  /** Another file takes the place of the one whose finding is open. */
  abandon(): void {
    if (this.#dialog.open) this.#dialog.close();
  }

  get #picked(): Choice | undefined {
    const picked = this.#body.querySelector<HTMLInputElement>('input[name="choice"]:checked');
    return this.#choices[Number(picked?.value ?? -1)];
  }

  /** A code that was found by one text is not for the others unless a person says so. */
  #tick(): void {
    this.#forAll.checked = this.#picked?.fitsAll ?? true;
  }

  async #use(): Promise<void> {
    // Who presses Enter behind the words means what is found for them.
    await this.#searching.catch(() => {});
    const detail = this.#detail;
    if (detail === undefined) return;
    const choice = this.#typed(detail) ?? this.#picked;
    if (choice === undefined) {
      this.#said.textContent = t.chooseFirst;
      this.#focusFirst();
      return;
    }
    const onlyText = detail.texts > 1 && !this.#forAll.checked ? detail.text : undefined;
    await this.#host.decide(detail.key, choice.decision, onlyText);
    const said = labelOf(choice.decision);
    if (onlyText !== undefined && (await this.#host.detail(detail.key))?.state === 'open') {
      return this.open(detail.key, said);
    }
    await this.#goOn(said);
  }

  /** What was typed, where it is something else than the file has. */
  #typed({ typing }: GroupDetail): Choice | undefined {
    const cell = this.#body.querySelector<HTMLInputElement>('#typed_cell')?.value.trim() ?? '';
    if (typing === undefined || cell === '' || cell === typing.cell) return undefined;
    return { decision: { typed: { [typing.role]: cell } }, fitsAll: true, note: '' };
  }

  async #takeBack(): Promise<void> {
    const detail = this.#detail;
    if (detail === undefined) return;
    await this.#host.decide(detail.key, undefined, undefined);
    await this.open(detail.key, t.undone);
  }

  async #undo(): Promise<void> {
    const isUndone = await this.#host.undo();
    const said = isUndone ? t.undone : t.nothingToUndo;
    if (this.#detail !== undefined) await this.open(this.#detail.key, said);
  }

  async #goOn(said: string): Promise<void> {
    const next = this.#host.next(this.#detail?.key ?? '');
    if (next === undefined || next === this.#detail?.key) this.#dialog.close();
    else await this.open(next, said);
  }

  async #search(words: string): Promise<void> {
    const search = ++this.#searches;
    const found = await this.#host.findCodes(words);
    const detail = this.#detail;
    if (search !== this.#searches || detail === undefined) return;
    this.#choices = [...detail.choices, ...found.map(codeChoiceOf)];
    within<HTMLElement>(this.#body, '[data-found-codes]').innerHTML = String(
      found.length === 0 && words.trim() !== ''
        ? html`<p class="soft">${t.noCode}</p>`
        : html`${found.map((option, at) => optionHtml(codeChoiceOf(option), detail.choices.length + at, at === 0))}`,
    );
    this.#tick();
  }
}

function bodyHtml(detail: GroupDetail): SafeHtml {
  const { message, about, examples, choices, asksForCode, typing, texts, text, hasTaxes } = detail;
  const isRate = choices.some(({ decision }) => decision?.rate !== undefined);
  return html`<p id="finding_text">${message}</p>
${about !== '' && html`<p class="soft">${about}</p>`}
${isRate && hasTaxes && html`<p class="soft">${t.billed}</p>`}
${texts > 1 && asksForCode && html`<p>${t.forText} <b>${text}</b></p>`}
<fieldset aria-describedby="finding_text"><legend>${t.choose}</legend>${
    typing !== undefined &&
    html`<p class="row"><label for="typed_cell">${t.typed(t.roles[typing.role])}</label> <input id="typed_cell" autocomplete="off" spellcheck="false" value="${typing.cell}"></p>`
  }${choices.map((choice, at) => optionHtml(choice, at, at === 0 && typing === undefined))}
${
  asksForCode &&
  html`<p class="row"><label for="find_code">${t.otherCode}</label> <input id="find_code" type="search" autocomplete="off" placeholder="${t.searchCodes}"></p><div class="found-codes" data-found-codes aria-live="polite"></div>`
}</fieldset>
${
  examples.length > 0 &&
  html`<div class="scroll" tabindex="0" role="region" aria-label="${t.examples}"><table><caption class="hidden">${t.examples}</caption><thead><tr>${t.exampleNames.map(
    (name) => html`<th scope="col">${name}</th>`,
  )}</tr></thead><tbody>${examples.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}`;
}

const optionHtml = (choice: Choice, at: number, isChecked: boolean): SafeHtml =>
  html`<label class="option"><input type="radio" name="choice" value="${at}"${isChecked && html` checked`}> <span>${labelOf(choice.decision)} <span class="soft">${meaningOf(choice)}</span></span></label>`;

function meaningOf({ decision, description, note }: Choice): SafeHtml {
  const name = description !== undefined && saidName(decision?.code ?? '', description, texts);
  return html`${name}${name !== false && note !== '' && ' · '}${note}`;
}
