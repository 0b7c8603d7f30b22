// What every reading page gets: copy and print.
import { wireCopy } from './copy.ts';

wireCopy();
document.querySelector('[data-print]')?.addEventListener('click', () => window.print());
