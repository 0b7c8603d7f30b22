// Runs before the page is drawn: puts on the theme the reader chose, wires the switch when it is there, and opens
// what is folded while the page is printed.
import { openWhilePrinting } from './printing.ts';

const KEY = 'kosh-theme';
const KEEPER_MS = 300;

/** Storage can be refused; then the choice lasts for the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const root = document.documentElement;
// From here on the buttons that need scripts are shown; before the first paint, so that nothing moves.
root.dataset.scripted = '';
const chosen = kept();
if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;

openWhilePrinting();

// What works without a network comes after everything that this page is opened for.
addEventListener('load', () => setTimeout(() => void import(root.dataset.keeper ?? '').catch(() => {}), KEEPER_MS));

document.addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
  if (button === null) return;
  button.addEventListener('click', () => {
    const dark = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const next = dark === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice ends with the page.
    }
  });
});
