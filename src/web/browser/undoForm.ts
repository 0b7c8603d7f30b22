// What was typed into a form before a button replaced or cleared it: one press brings it back, another takes it away again.
import { say } from './copy.ts';

/** Text or tick of each control, in their order. */
type Filled = readonly (string | boolean)[];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** `restored` is told when the form has other values; the result is called before a button changes them. */
export function wireUndo(form: HTMLFormElement, restored: () => void): () => void {
  const button = form.querySelector<HTMLButtonElement>('[data-undo-form]');
  const key = `kosh-undo-${location.pathname}`;
  const controls = [...form.querySelectorAll<Control>('[name]:not([type=hidden])')];
  const now = (): Filled => controls.map((control) => (isTick(control) ? control.checked : control.value));
  let before: Filled | undefined;

  const keep = (filled: Filled | undefined): void => {
    before = filled?.some((one) => one !== '' && one !== false) ? filled : undefined;
    if (button !== null) button.hidden = before === undefined;
    try {
      if (before === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(before));
    } catch {
      // Where nothing may be kept, it is brought back until the page is left.
    }
  };
  button?.addEventListener('click', () => {
    const filled = before;
    if (filled === undefined) return;
    keep(now());
    for (const [at, control] of controls.entries()) {
      const one = filled[at];
      if (typeof one === 'boolean' && isTick(control)) control.checked = one;
      else if (typeof one === 'string') control.value = one;
    }
    restored();
    say(button.dataset.said ?? '');
  });
  keep(keptIn(key, controls.length));
  return () => {
    const filled = now();
    setTimeout(() => {
      if (JSON.stringify(now()) !== JSON.stringify(filled)) keep(filled);
    });
  };
}

/** Whatever else stands in the storage is not taken. */
function keptIn(key: string, length: number): Filled | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isFilled =
      Array.isArray(kept) &&
      kept.length === length &&
      kept.every((one) => typeof one === 'string' || typeof one === 'boolean');
    return isFilled ? kept : undefined;
  } catch {
    return undefined;
  }
}
