// Runs a calculator in its page: checks and computes on every change, with the rules the command line uses.
import { withoutName } from '../../prompts/values.ts';
import type { Calculator, Surroundings } from '../../tools/kit.ts';
import { formValues, plainValues } from '../prompts/fieldInputs.ts';
import { problemCount, resultView } from '../prompts/resultView.ts';
import { copyText, wireCopy } from './copy.ts';
import { takenOver } from './handOver.ts';
import { wrongFields } from './wrongFields.ts';

/** `load` fetches what a tool needs beside its values, before it runs for the first time. */
export async function startTool(calculator: Calculator, load?: () => Promise<Surroundings>): Promise<void> {
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
    void copyText(`${location.origin}${location.pathname}?${given()}`);
  });

  // The server's answer to the example stays until then.
  if (load !== undefined && answer.querySelector('.lead') === null) answer.textContent = 'Loading the tariff…';
  const surroundings = await load?.().catch(() => undefined);
  const update = (): void => {
    const values = plainValues(calculator.fields, formValues(calculator.fields, given()) ?? new Map());
    const outcome = calculator.run(values, surroundings);
    const problems = outcome.ok ? [] : outcome.problems;
    wrongFields(form, new Map(problems.map((problem) => [problem.field, withoutName(problem)])));
    if (outcome.ok) answer.innerHTML = String(resultView(outcome.result));
    else answer.textContent = `${problemCount(problems.length)} The form says which.`;
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 80);
  });
  form.addEventListener('reset', () => setTimeout(update));
  form.addEventListener('submit', update);
  update();
}
