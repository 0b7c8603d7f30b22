// Before and next: a list that is shown page by page, on /check and on /bulk.
import { texts } from '../texts/ofPage.ts';
import { part } from './part.ts';

/** `page` from 0; the page is told by its status. */
export function showPager(page: number, pages: number): void {
  const [previous, next] = [part<HTMLButtonElement>('[data-previous]'), part<HTMLButtonElement>('[data-next]')];
  const { activeElement: pressed } = document;
  part<HTMLElement>('[data-page-text]').textContent = texts.bulk.pageOf(page + 1, pages);
  previous.disabled = page === 0;
  next.disabled = page >= pages - 1;
  // A button that can do no more must not keep the focus.
  if (pressed === previous && previous.disabled) next.focus();
  if (pressed === next && next.disabled) previous.focus();
}
