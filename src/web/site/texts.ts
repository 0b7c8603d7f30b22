// The texts for machines that read sites: robots.txt, sitemap.xml, llms.txt and the root as JSON.
import { CONTACT } from '../../version/version.ts';
import { escapeHtml } from '../html.ts';

export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const XML_TYPE = 'application/xml; charset=utf-8';
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

export const robotsText = (baseUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${baseUrl}/sitemap.xml\n`;

/** How to report a weakness (RFC 9116), good for half a year from the day that it is asked for. */
export function securityText(baseUrl: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 6, today.getUTCDate()));
  return [
    `Contact: ${CONTACT}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${baseUrl}${SECURITY_PATH}`,
    '',
  ].join('\n');
}
export const SECURITY_PATH = '/.well-known/security.txt';

/** `paths` without the base URL; 50,000 at most, as the protocol asks. */
export function sitemapText(baseUrl: string, paths: Iterable<string>): string {
  const entries = Array.from(paths, (path) => `<url><loc>${escapeHtml(baseUrl + path)}</loc></url>`).slice(0, 50_000);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

export interface LinkLine {
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

/** llms.txt: a title, a summary and lists of links with what each gives. */
export function llmsText(
  baseUrl: string,
  title: string,
  summary: string,
  groups: Readonly<Record<string, readonly LinkLine[]>>,
): string {
  const lists = Object.entries(groups).map(
    ([heading, links]) =>
      `## ${heading}\n\n${links.map(({ path, title: name, about }) => `- [${name}](${baseUrl}${path}): ${about}`).join('\n')}`,
  );
  return `# ${title}\n\n> ${summary}\n\n${lists.join('\n\n')}\n`;
}

export interface RootFacts {
  readonly name: string;
  readonly summary: string;
  /** Name to path. */
  readonly links: Readonly<Record<string, string>>;
  readonly dataVersion: string;
  readonly dataAsOf: string;
}

/** `/` for a program: versions, links and the promise. */
export function rootJson(baseUrl: string, { name, summary, links, dataVersion, dataAsOf }: RootFacts): string {
  return JSON.stringify({
    name,
    summary,
    promise:
      'Version 1 stays: it needs no key, costs nothing and is frozen. Its fields keep their names and types, new ones may be added, and a breaking change goes to /api/v2 beside it.',
    versions: [{ version: '1.0.0', status: 'stable', base: `${baseUrl}/api`, openapi: `${baseUrl}/openapi.json` }],
    data: { version: dataVersion, as_of: dataAsOf },
    links: Object.fromEntries(Object.entries(links).map(([key, path]) => [key, baseUrl + path])),
  });
}
