// A prompt's form: fills the template while typing, with the checks the service uses; copy, download, open in a chat.
import type { FieldMap } from '../../prompts/kit.ts';
import { formValues, plainValues } from '../prompts/fieldInputs.ts';
import { problemText } from '../prompts/problemText.ts';
import { texts } from '../texts/ofPage.ts';
import { copyText, say } from './copy.ts';
import { draftIn, draftOf, fillForm, fillUntouched, forgetForm, keepForm, keptForm } from './formDraft.ts';
import { takenOver, wireHandOver } from './handOver.ts';
import { promptPreview, type WorkOut } from './promptPreview.ts';
import { startRun } from './run.ts';
import { saveFile } from './saveFile.ts';
import { wireUndo } from './undoForm.ts';
import { wireValueSets } from './valueSetsPanel.ts';
import { wrongFields } from './wrongFields.ts';

interface Embedded {
  readonly slug: string;
  readonly fields: FieldMap;
  readonly template: string;
  readonly examples: Readonly<Record<string, unknown>>;
}

/** Servers of chats refuse longer addresses (HTTP 431). */
const LONGEST_ADDRESS = 4000;

const { promptScript: words, fieldProblem } = texts;
const form = document.querySelector<HTMLFormElement>('[data-prompt-form]');
const preview = document.querySelector<HTMLElement>('[data-preview]');
const block = document.querySelector('[data-prompt]');

function start(
  form: HTMLFormElement,
  preview: HTMLElement,
  { slug, fields, template, examples }: Embedded,
  workOut: WorkOut | undefined,
): void {
  const missing = document.querySelector<HTMLElement>('[data-missing]');
  const chat = document.querySelector<HTMLElement>('[data-chat]');
  const chatLong = document.querySelector<HTMLElement>('[data-chat-long]');
  const refused = document.querySelector<HTMLElement>('.preview .notice');
  const chats = document.querySelectorAll<HTMLAnchorElement>('[data-chat-link]');
  const plainAddress = new Map(Array.from(chats, (link) => [link, link.href]));
  let touched = false;

  const givenParameters = (): URLSearchParams => {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form)) parameters.append(name, String(value));
    return parameters;
  };
  const givenValues = (): Readonly<Record<string, unknown>> =>
    plainValues(fields, formValues(fields, givenParameters()) ?? new Map());

  const keep = (): void => keepForm(slug, draftOf(fields, givenParameters()));

  /** `strict` also names the required fields that are still empty. */
  const update = (strict: boolean): boolean => {
    const values = givenValues();
    const { text, problems } = promptPreview(template, fields, values, workOut);
    const isReady = problems.length === 0;
    const empty = (name: string): boolean => values[name] === undefined || values[name] === '';
    const toTell = problems.filter(({ field }) => strict || !empty(field));
    wrongFields(form, new Map(toTell.map((problem) => [problem.field, problemText(problem, fields, fieldProblem)])));
    preview.hidden = false;
    refused?.remove();
    preview.textContent = text;
    if (missing !== null) missing.textContent = isReady ? words.ready : words.lacking(problems.length);
    linkChats(isReady ? text : undefined);
    return isReady;
  };

  const linkChats = (text: string | undefined): void => {
    let isLong = false;
    for (const link of chats) {
      const address = `${link.dataset.chatLink}${encodeURIComponent(text ?? '')}`;
      const fits = link.dataset.chatLink !== '' && address.length <= LONGEST_ADDRESS;
      isLong ||= link.dataset.chatLink !== '' && !fits;
      link.href = fits ? address : (plainAddress.get(link) ?? '');
    }
    if (chat !== null) chat.hidden = text === undefined;
    if (chatLong !== null) chatLong.hidden = !isLong;
  };

  form.addEventListener('input', () => {
    touched = true;
    update(false);
    keep();
  });
  const beforeChange = wireUndo(form, () => {
    update(false);
    keep();
  });
  form.addEventListener('reset', () => {
    beforeChange();
    forgetForm(slug);
    setTimeout(() => update(false));
  });
  /** Whether the prompt is whole; if not, the first field that is wrong gets the focus. */
  const isWhole = (): boolean => {
    if (update(true)) return true;
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    return false;
  };
  /** Does something with the whole prompt; a half-filled one stays where it is. */
  const withPrompt = (use: (text: string) => void): void => {
    if (isWhole()) use(preview.textContent ?? '');
    else say(words.notYet);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isWhole()) preview.focus();
  });
  wire('[data-example]', () => {
    beforeChange();
    fillForm(form, examples);
    update(true);
    keep();
  });
  wireValueSets({
    slug,
    values: () => draftOf(fields, givenParameters()),
    fill(values) {
      beforeChange();
      fillForm(form, draftIn(values, fields) ?? {});
      update(false);
      keep();
    },
  });
  wire('[data-copy-prompt]', () => withPrompt((text) => void copyText(text)));
  wire('[data-download-prompt]', () =>
    withPrompt((text) => saveFile(`${slug}.txt`, new Blob([`${text}\n`], { type: 'text/plain' }))),
  );
  for (const link of chats) {
    // A chat that takes no text in its address, or not one so long, gets it from the clipboard.
    link.addEventListener('click', () => {
      if (link.href === plainAddress.get(link)) void copyText(preview.textContent ?? '', words.pasteThere);
    });
  }
  const run = document.querySelector<HTMLElement>('[data-run]');
  if (run !== null) startRun(run, withPrompt);
  // What the address or a sent form filled in comes before a draft.
  const handed = takenOver(fields);
  const draft = handed ?? (form.dataset.filled === undefined ? keptForm(slug, fields) : undefined);
  wireHandOver((name) => givenParameters().getAll(name).at(-1) ?? '');
  if (draft !== undefined && !touched) fillUntouched(form, draft);
  if (!touched) update(false);
}

function wire(selector: string, act: () => void): void {
  document.querySelector(selector)?.addEventListener('click', act);
}

/** `workOut`: the facts of the prompt with this slug, where Kosh works some out. */
export function startPrompt(workOut?: (slug: string, texts: ReadonlyMap<string, string>) => string): void {
  if (form === null || preview === null || block === null) return;
  const embedded = JSON.parse(block.textContent ?? '{}') as Embedded;
  start(form, preview, embedded, workOut && ((given) => workOut(embedded.slug, given)));
}
