// What every reading page gets: copy, print, the tax on an amount, a report as a mail.
import { wireAmount } from './amount.ts';
import { wireCopy } from './copy.ts';

wireCopy();
wireAmount(document.body);
wireMail();
document.querySelector('[data-print]')?.addEventListener('click', () => window.print());

/** A report that was changed is mailed as it stands. */
function wireMail(): void {
  const [text, link] = [document.querySelector('textarea[data-report]'), document.querySelector('a[data-mail]')];
  if (!(text instanceof HTMLTextAreaElement) || !(link instanceof HTMLAnchorElement)) return;
  text.addEventListener('input', () => {
    link.href = link.href.replace(/body=.*$/, `body=${encodeURIComponent(text.value)}`);
  });
}
