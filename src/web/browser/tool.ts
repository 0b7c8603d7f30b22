// Runs a calculator in its page: checks and computes on every change, with the rules the command line uses.
import { drained } from '../../steps/steps.ts';
import type { Calculator, Surroundings } from '../../tools/kit.ts';
import { formValues, plainValues } from '../prompts/fieldInputs.ts';
import { problemText } from '../prompts/problemText.ts';
import { resultView } from '../prompts/resultView.ts';
import { texts } from '../texts/ofPage.ts';
import type { Say } from '../texts/sayAnswer.ts';
import { copyText, wireCopy } from './copy.ts';
import { draftOf, fillUntouched, forgetForm, keepForm, keptForm } from './formDraft.ts';
import { takenOver } from './handOver.ts';
import { addressKept } from './language.ts';
import { isTouched } from './touched.ts';
import { wireUndo } from './undoForm.ts';
import { wrongFields } from './wrongFields.ts';

const { calculator: words } = texts;

/** Who types no further for so long is told the answer in a sentence: read aloud at every key, nobody could follow it. */
const PAUSE_MS = 700;

export interface ToolParts {
  /** Fetches what a tool needs beside its values, before it runs for the first time. */
  readonly load?: () => Promise<Surroundings>;
  /** Its answers in the language of the page; left out: English. */
  readonly say?: Say;
}

export async function startTool(calculator: Calculator, { load, say }: ToolParts = {}): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-tool-form]');
  const answer = document.querySelector<HTMLElement>('[data-answer]');
  const said = document.querySelector<HTMLElement>('[data-answer-said]');
  if (form === null || answer === null || said === null) return;

  const given = (): URLSearchParams => {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      // An empty choice is kept: it says that none of the boxes is ticked.
      if (value !== '' || calculator.fields[name]?.type === 'multiselect') parameters.append(name, String(value));
    }
    return parameters;
  };
  wireCopy();
  const { slug = '', filled } = form.dataset;
  const handed = takenOver(calculator.fields);
  // What the address, a sent form or another page filled in comes before a draft.
  const draft = filled === undefined && handed === undefined ? keptForm(slug, calculator.fields) : undefined;
  if (draft !== undefined) fillUntouched(form, draft);
  for (const [name, value] of Object.entries(handed ?? {})) {
    const control = form.elements.namedItem(name);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (isControl && !isTouched(control)) control.value = String(value);
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // At once: the page may be left before the start is worked out.
  form.addEventListener('reset', () => {
    clearTimeout(waiting);
    waiting = undefined;
    forgetForm(slug);
  });
  document.querySelector('[data-share]')?.addEventListener('click', () => {
    void copyText(addressKept(`${location.origin}${location.pathname}?${given()}`));
  });

  let surroundings: Surroundings | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;
  const speak = (): void => {
    said.textContent = '';
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      said.textContent = (answer.querySelector('.lead') ?? answer).textContent;
    }, PAUSE_MS);
  };
  const show = (): void => {
    if (load !== undefined && surroundings === undefined) {
      answer.textContent = words.notLoaded;
      return;
    }
    const values = plainValues(calculator.fields, formValues(calculator.fields, given()) ?? new Map());
    const outcome = drained(calculator.run(values, surroundings));
    const problems = outcome.ok ? [] : outcome.problems;
    wrongFields(
      form,
      new Map(problems.map((problem) => [problem.field, problemText(problem, calculator.fields, say)])),
    );
    if (!outcome.ok) {
      answer.textContent = `${words.problems(problems.length)} ${words.formSays}`;
      return;
    }
    const folds = [...answer.querySelectorAll('details')].map(({ open }) => open);
    answer.innerHTML = String(resultView(outcome.result, { words, say }));
    // What a person unfolded stays so while the values change.
    const fresh = [...answer.querySelectorAll('details')];
    if (fresh.length === folds.length) for (const [at, details] of fresh.entries()) details.open = folds[at] === true;
  };
  const keep = (): void => keepForm(slug, draftOf(calculator.fields, given()));
  const update = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    show();
    speak();
    keep();
  };
  /** What could not be fetched before is tried again. */
  const workOut = async (): Promise<void> => {
    surroundings ??= await load?.().catch(() => undefined);
    update();
  };
  // The server's answer to what it was given stays until then.
  const isAnswered = draft === undefined && handed === undefined && answer.querySelector('.lead') !== null;
  if (load !== undefined && !isAnswered) answer.textContent = words.loading;
  surroundings = await load?.().catch(() => undefined);
  if (load === undefined || surroundings !== undefined || !isAnswered) show();

  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 80);
  });
  // What was typed right before the page is left.
  addEventListener('pagehide', () => {
    if (waiting !== undefined) keep();
  });
  const beforeChange = wireUndo(form, update);
  form.addEventListener('reset', () => {
    beforeChange();
    setTimeout(() => {
      update();
      forgetForm(slug);
    });
  });
  form.addEventListener('submit', () => void workOut());
}
