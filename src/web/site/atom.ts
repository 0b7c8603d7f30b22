// A feed as Atom writes it (RFC 4287), for what changes in a service.
import { escapeHtml } from '../html.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

export interface AtomEntry {
  /** Also its id: it never changes, and no other entry has it. */
  readonly address: string;
  readonly title: string;
  /** ISO date; a day begins in India. */
  readonly on: string;
  readonly text: string;
  /** What kind of news it is. Left out: none in particular. */
  readonly category?: string;
}

export interface AtomFeed {
  readonly self: string;
  /** The page that shows the same. */
  readonly page: string;
  readonly title: string;
  /** ISO date. */
  readonly updated: string;
  readonly entries: readonly AtomEntry[];
}

const moment = (on: string): string => `${on}T00:00:00+05:30`;

const entryText = ({ address, title, on, text, category }: AtomEntry): string =>
  `<entry><id>${escapeHtml(address)}</id><title>${escapeHtml(title)}</title><updated>${moment(on)}</updated><link href="${escapeHtml(address)}"/>${category === undefined ? '' : `<category term="${escapeHtml(category)}"/>`}<content type="text">${escapeHtml(text)}</content></entry>`;

export const atomText = ({ self, page, title, updated, entries }: AtomFeed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${escapeHtml(self)}</id><title>${escapeHtml(title)}</title><updated>${moment(updated)}</updated><author><name>Kosh</name></author><link rel="self" href="${escapeHtml(self)}"/><link href="${escapeHtml(page)}"/>
${entries.map(entryText).join('\n')}
</feed>
`;
