// The language that the links of this page keep; the server says which in `data-links`.
import { addressIn, linksIn } from '../site/languageLinks.ts';

const { base = '', links = '' } = document.documentElement.dataset;

export const linksKept = (markup: unknown): string => linksIn(String(markup), base, links);
export const addressKept = (address: string): string => addressIn(address, links);

/** The links to the other languages lead to what is shown now. */
export function switchLeadsTo(address: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.setAttribute('href', addressIn(address, link.dataset.language ?? ''));
  }
}
