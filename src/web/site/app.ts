// What makes the code finder an app of its own: the manifest of the installed app and the search engine description.
import { escapeHtml } from '../html.ts';
import { ACCENT, PAPER } from './colours.ts';
import type { Site } from './shell.ts';

export const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';
export const OPENSEARCH_TYPE = 'application/opensearchdescription+xml; charset=utf-8';

/** The installed app: a text that is shared with it is searched for. */
export function manifestText({ base, assets, texts }: Pick<Site, 'base' | 'assets' | 'texts'>): string {
  const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: base + assets.path(name),
    sizes,
    type: 'image/png',
    purpose,
  });
  const { app, site } = texts;
  return JSON.stringify({
    id: `${base}/`,
    name: app.name,
    short_name: 'Kosh',
    description: app.description,
    lang: texts.language,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: ACCENT,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: site.find, url: `${base}/` },
      { name: site.bulk, url: `${base}/bulk` },
      { name: site.changes, url: `${base}/changes` },
    ],
    share_target: { action: `${base}/`, method: 'GET', params: { text: 'q' } },
  });
}

/** A browser that knows it offers Kosh in its address bar. */
export function openSearchText({ baseUrl, base, assets, texts }: Site): string {
  const origin = new URL(baseUrl).origin;
  const icon = origin + base + assets.path('icon-192.png');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Kosh</ShortName><Description>${escapeHtml(texts.app.description)}</Description><InputEncoding>UTF-8</InputEncoding><Image width="192" height="192" type="image/png">${escapeHtml(icon)}</Image><Url type="text/html" template="${escapeHtml(baseUrl)}/?q={searchTerms}"/></OpenSearchDescription>
`;
}
