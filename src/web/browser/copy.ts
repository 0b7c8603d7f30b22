// Copy buttons: `data-copy` holds the text, `data-copy-from` says which element does; the toast says that it was copied, or what `data-copied` says.
import { texts } from '../texts/ofPage.ts';
import { marked } from './problem.ts';

let fading: ReturnType<typeof setTimeout> | undefined;

export function say(text: string): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (toast === null) return;
  toast.replaceChildren(marked(text));
  clearTimeout(fading);
  // Long enough to be read, slowly.
  fading = setTimeout(
    () => {
      toast.textContent = '';
    },
    2500 + 60 * text.length,
  );
}

/** `said` tells what was copied. */
export async function copyText(text: string, said = texts.share.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(said);
  } catch {
    // On plain http there is no clipboard; a selected text can still be copied, by us or at least by the person.
    copySelected(text, said);
  }
}

function copySelected(text: string, said: string): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (toast === null) return;
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.rows = Math.min(6, text.split('\n').length + 1);
  field.setAttribute('aria-label', texts.share.textToCopy);
  toast.replaceChildren(texts.share.copyByHand, field);
  clearTimeout(fading);
  field.select();
  if (document.execCommand('copy')) {
    if (before instanceof HTMLElement) before.focus();
    say(said);
  } else field.addEventListener('blur', () => toast.replaceChildren());
}

/** Wires all copy buttons, those that come later too. */
export function wireCopy(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button !== null) void copyText(button.dataset.copy ?? '', button.dataset.copied);
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-from]') : null;
    const field = from && document.querySelector<HTMLTextAreaElement | HTMLPreElement>(from.dataset.copyFrom ?? '');
    if (field) void copyText('value' in field ? field.value : field.textContent);
  });
}
