// What every reading page gets: copy and print.
import { wireCopy } from './copy.ts';

wireCopy();
const print = document.querySelector<HTMLButtonElement>('[data-print]');
if (print !== null) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}
