// Runs a calculator in its page: checks and computes on every change, with the rules the command line uses.
import type { Calculator, Surroundings } from '../../tools/kit.ts';
import { formValues, plainValues } from '../prompts/fieldInputs.ts';
import { problemText } from '../prompts/problemText.ts';
import { resultView } from '../prompts/resultView.ts';
import { texts } from '../texts/ofPage.ts';
import type { Say } from '../texts/sayAnswer.ts';
import { copyText, wireCopy } from './copy.ts';
import { takenOver } from './handOver.ts';
import { addressKept } from './language.ts';
import { wireUndo } from './undoForm.ts';
import { wrongFields } from './wrongFields.ts';

const { calculator: words } = texts;

export interface ToolParts {
  /** Fetches what a tool needs beside its values, before it runs for the first time. */
  readonly load?: () => Promise<Surroundings>;
  /** Its answers in the language of the page; left out: English. */
  readonly say?: Say;
}

export async function startTool(calculator: Calculator, { load, say }: ToolParts = {}): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-tool-form]');
  const answer = document.querySelector<HTMLElement>('[data-answer]');
  if (form === null || answer === null) return;

  const given = (): URLSearchParams => {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      // An empty choice is kept: it says that none of the boxes is ticked.
      if (value !== '' || calculator.fields[name]?.type === 'multiselect') parameters.append(name, String(value));
    }
    return parameters;
  };
  wireCopy();
  for (const [name, value] of Object.entries(takenOver(calculator.fields) ?? {})) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = String(value);
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('[data-share]')?.addEventListener('click', () => {
    void copyText(addressKept(`${location.origin}${location.pathname}?${given()}`));
  });

  // The server's answer to the example stays until then.
  if (load !== undefined && answer.querySelector('.lead') === null) answer.textContent = words.loading;
  const surroundings = await load?.().catch(() => undefined);
  const update = (): void => {
    const values = plainValues(calculator.fields, formValues(calculator.fields, given()) ?? new Map());
    const outcome = calculator.run(values, surroundings);
    const problems = outcome.ok ? [] : outcome.problems;
    wrongFields(
      form,
      new Map(problems.map((problem) => [problem.field, problemText(problem, calculator.fields, say)])),
    );
    if (outcome.ok) answer.innerHTML = String(resultView(outcome.result, { words, say }));
    else answer.textContent = `${words.problems(problems.length)} ${words.formSays}`;
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 80);
  });
  const beforeChange = wireUndo(form, update);
  form.addEventListener('reset', () => {
    beforeChange();
    setTimeout(update);
  });
  form.addEventListener('submit', update);
  update();
}
