// Tells beside each field what is wrong with its value.
import { showProblem } from './problem.ts';

/** `problems` by field name; fields without one are cleared. */
export function wrongFields(form: HTMLFormElement, problems: ReadonlyMap<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-wrong]')) {
    const message = problems.get(place.dataset.wrong ?? '');
    showProblem(place, message ?? '');
    const id = `field-${place.dataset.wrong}`;
    // Of several boxes the first stands for all.
    const control = document.getElementById(id) ?? document.getElementById(`${id}-0`);
    if (message === undefined) control?.removeAttribute('aria-invalid');
    else control?.setAttribute('aria-invalid', 'true');
  }
}
