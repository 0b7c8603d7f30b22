// Handing an answer on: its link, the system's share sheet, WhatsApp.
import type { HsnResult } from '../../tariff/lookup/contract.ts';
import { html, type SafeHtml } from '../html.ts';
import { addressIn } from '../site/languageLinks.ts';
import type { Texts } from '../texts/index.ts';
import { gstPhrase, spaced } from './words.ts';

/** `HSN 8517 13 00, GST 18%`; where the rate is open, every one. */
export function answerInShort({ type, hsn_sac: code, rates, rate_open: isOpen }: HsnResult, texts: Texts): string {
  const kind = type === 'goods' ? texts.words.hsn : texts.words.sac;
  return `${kind} ${spaced(code)}, ${gstPhrase(isOpen === true ? rates : rates.slice(0, 1), texts)}`;
}

/** `text` says what the link shows. */
export function shareRow(text: string, address: string, { share, language }: Texts): SafeHtml {
  const url = addressIn(address, language === 'en' ? '' : language);
  const message = `https://wa.me/?${new URLSearchParams({ text: `${text}\n${url}` })}`;
  return html`<p class="actions share"><button type="button" class="scripted" data-copy="${url}" data-copied="${share.copied}">${share.copyLink}</button> <button type="button" class="scripted" data-share-url="${url}" data-share-text="${text}">${share.share}</button> <a class="button" href="${message}" rel="noopener" target="_blank">WhatsApp</a></p>`;
}
