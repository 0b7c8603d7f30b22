// What every reading page gets: copy, print, the tax on an amount, a report as a mail, codes to be watched.

import { texts } from '../texts/ofPage.ts';
import { wireAmount } from './amount.ts';
import { say, wireCopy } from './copy.ts';
import { keepMyCodes, myCodes, toggled } from './myCodes.ts';
import { wireShare } from './share.ts';

wireCopy();
wireShare();
wireAmount(document.body);
wireMail();
wireWatch();
document.querySelector('[data-print]')?.addEventListener('click', () => window.print());

/** A report that was changed is mailed as it stands. */
function wireMail(): void {
  const [text, link] = [document.querySelector('textarea[data-report]'), document.querySelector('a[data-mail]')];
  if (!(text instanceof HTMLTextAreaElement) || !(link instanceof HTMLAnchorElement)) return;
  text.addEventListener('input', () => {
    link.href = link.href.replace(/body=.*$/, `body=${encodeURIComponent(text.value)}`);
  });
}

/** A button that puts the code among the reader's own, or takes it out. */
function wireWatch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-watch]');
  const code = button?.dataset.watch;
  if (button === null || code === undefined) return;
  const { changes } = texts;
  const show = (): void => {
    button.textContent = myCodes().codes.includes(code) ? changes.unwatch : changes.watch;
  };
  button.addEventListener('click', () => {
    const isKept = keepMyCodes(toggled(myCodes(), code));
    show();
    say(!isKept ? changes.notKept : myCodes().codes.includes(code) ? changes.watched : changes.unwatched);
  });
  show();
}
