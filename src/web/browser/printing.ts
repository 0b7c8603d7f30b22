// Paper cannot be unfolded: what is folded on the screen is opened for the printer and folded again afterwards.

export function openWhilePrinting(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}
