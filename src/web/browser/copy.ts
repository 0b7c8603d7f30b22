// Copy buttons: `data-copy` holds the text; the toast says that it was copied.

let fading: ReturnType<typeof setTimeout> | undefined;

export function say(text: string): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (toast === null) return;
  toast.textContent = text;
  clearTimeout(fading);
  fading = setTimeout(() => {
    toast.textContent = '';
  }, 2500);
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say('Copied');
  } catch {
    say('The browser refused to copy; select the text instead.');
  }
}

/** Wires all copy buttons, those that come later too. */
export function wireCopy(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button !== null) void copyText(button.dataset.copy ?? '');
  });
}
