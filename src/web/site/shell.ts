// The frame of every page: head, header, navigation, footer. Works without scripts; scripts only add.
import type { Assets } from '../assets.ts';
import { html, jsonBlock, type SafeHtml } from '../html.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Texts } from '../texts/index.ts';
import { ACCENT } from './colours.ts';
import { addressIn, linksIn } from './languageLinks.ts';
import type { PageStatus } from './send.ts';

export interface NavLink {
  readonly path: string;
  readonly label: string;
}

/** What a page needs to know of the service it belongs to. */
export interface Site {
  readonly service: 'tariff' | 'prompts';
  /** The sentences of the page's language. */
  readonly texts: Texts;
  /** Path prefix of all links: empty unless the service is published under a path. */
  readonly base: string;
  /** Origin and prefix, for canonical addresses. */
  readonly baseUrl: string;
  /** The other service's address, when it is known. */
  readonly sister: string | undefined;
  readonly nav: readonly NavLink[];
  readonly assets: Assets;
  /** What links of the page keep as `lang`; empty: nothing, each reader's browser says what it wants. */
  readonly linkLanguage: string;
  /** What comes before anything else on every page; undefined: nothing. */
  readonly notice?: string | undefined;
  /** One line under the pages: what the data are and as of when. */
  readonly dataLine: string;
}

export interface Page {
  readonly title: string;
  readonly description: string;
  /** Without the prefix: `/codes/8517`. */
  readonly path: string;
  readonly main: SafeHtml;
  /** Names of module scripts, such as `finder.js`. */
  readonly scripts?: readonly string[];
  /** schema.org data for search engines. */
  readonly structuredData?: unknown;
  /** Built files a script of the page loads: name of the `data-` attribute that holds the address to name of the file. */
  readonly loads?: Readonly<Record<string, string>>;
  /** What a card of the page says where its link is shared; default: title and description. */
  readonly shared?: { readonly title: string; readonly description: string };
  /** Default: 200. A page with another status is never kept. */
  readonly status?: PageStatus;
  /** One more origin that the page may connect to. */
  readonly connectTo?: string;
  /** It belongs to the calculators, whatever its path. */
  readonly isCalculator?: boolean;
  /** Kept out of search engines, as lists of search results should be. */
  readonly unlisted?: boolean;
}

/** How Kosh is used from other programs: a page of both services. */
export const RECIPES_PATH = '/use-it-in';

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path d="M4 11 16 4l12 7v10l-12 7-12-7z"/><path d="m4 11 12 7 12-7M16 18v10"/></svg>`;

/** Whether a navigation link leads to where the reader is. */
const isHere = (link: string, path: string): boolean =>
  link === '/' ? path.split('?')[0] === '/' : path.startsWith(link);

/** Codes, prompts and calculators: one header for both services; what of the other is not known where it is, is left out. */
function partsOf({ service, base, sister, linkLanguage, texts: { site: words } }: Site, page: Page): SafeHtml {
  const isTariff = service === 'tariff';
  const codes = isTariff ? base : sister;
  const prompts = isTariff ? sister : base;
  const isCalculators = !isTariff && (page.isCalculator === true || page.path.startsWith('/calculators'));
  const part = (address: string | undefined, way: string, label: string, isCurrent: boolean) =>
    address !== undefined &&
    html`<a href="${address === base ? address + way : addressIn(address + way, linkLanguage)}"${isCurrent && html` aria-current="true"`}>${label}</a>`;
  return html`${part(codes, '/', words.codes, isTariff)}${part(prompts, '/', words.prompts, !isTariff && !isCalculators)}${part(prompts, '/calculators', words.calculators, isCalculators)}`;
}

/** Where the GST calculator is; empty: the address of the service that has it is not known. */
export function calculatorOf({ service, base, sister }: Pick<Site, 'service' | 'base' | 'sister'>): string {
  const prompts = service === 'tariff' ? sister : base;
  return prompts === undefined ? '' : `${prompts}/tools/gst-calculator`;
}

/** The card that a messenger makes of a link. */
function sharedCard(
  { base, baseUrl, assets, texts }: Site,
  { shared, title, description, path, unlisted }: Page,
): SafeHtml {
  const image = new URL(baseUrl).origin + base + assets.path('icon-512.png');
  const facts = [
    ['og:type', 'website'],
    ['og:site_name', 'Kosh'],
    ['og:title', (shared?.title ?? title).replace(/ · Kosh$/, '')],
    ['og:description', shared?.description ?? description],
    // A page that is not listed may have the path of an attacker; that of an answer which is shared is made here.
    ['og:url', unlisted && shared === undefined ? baseUrl : ownAddress(baseUrl, path, texts.language)],
    ['og:image', image],
  ] as const;
  return html`${facts.map(([name, value]) => html`<meta property="${name}" content="${value}">\n`)}<meta name="twitter:card" content="summary">`;
}

/** Without `lang` an address is in English to whoever asks for no language, such as search engines. */
const ownAddress = (baseUrl: string, path: string, language: string): string =>
  `${baseUrl}${addressIn(path, language === 'en' ? '' : language)}`;

/** The same page in every language, for search engines. */
const translations = (site: Site, { path }: Page): SafeHtml =>
  html`${LANGUAGE_NAMES.map((language) => html`\n<link rel="alternate" hreflang="${language}" href="${ownAddress(site.baseUrl, path, language)}">`)}\n<link rel="alternate" hreflang="x-default" href="${site.baseUrl}${path}">`;

/** The other languages, each by its own name. */
const languageSwitch = (site: Site, { path }: Page): SafeHtml =>
  html`${LANGUAGE_NAMES.filter((language) => language !== site.texts.language).map(
    (language) =>
      html`<a href="${addressIn(site.base + path, language)}" hreflang="${language}" lang="${language}" data-language="${language}">${LANGUAGES[language].ownName}</a>`,
  )}`;

export function renderPage(site: Site, page: Page): string {
  const { base, assets, texts } = site;
  const { site: words } = texts;
  const calculator = calculatorOf(site);
  const asset = (name: string): string => base + assets.path(name);
  const loads = Object.entries(page.loads ?? {}).map(
    ([name, file]) => html` data-${name}="${base}${assets.script(file, texts.language)}"`,
  );
  // Only scripts that load the tariff show codes.
  const codeNames = page.loads?.records === undefined ? undefined : assets.codeNames(texts.language);
  const whole = html`<!doctype html>
<html lang="${texts.language}" data-base="${base}" data-service="${site.service}" data-keeper="${base}${assets.script('keeper.js', texts.language)}"${site.linkLanguage !== '' && html` data-links="${site.linkLanguage}"`}${calculator !== '' && html` data-calculator="${calculator}"`}${loads}${codeNames !== undefined && html` data-code-names="${base}${codeNames}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
${page.unlisted ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${ownAddress(site.baseUrl, page.path, texts.language)}">${translations(site, page)}`}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${asset('apple-touch-icon.png')}">
<meta name="theme-color" content="${ACCENT}">
${site.service === 'tariff' && html`<link rel="manifest" href="${base}/manifest.webmanifest">\n<link rel="search" type="application/opensearchdescription+xml" href="${base}/opensearch.xml" title="Kosh">`}
${sharedCard(site, page)}
<link rel="stylesheet" href="${asset('style.css')}">
<script src="${asset('theme.js')}"></script>
${(page.scripts ?? []).map((name) => html`<script type="module" src="${base}${assets.script(name, texts.language)}"></script>\n`)}
${page.structuredData !== undefined && html`<script type="application/ld+json">${jsonBlock(page.structuredData)}</script>`}
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header class="site">
<div class="wide">
<a class="brand" href="${base}/">${mark}<span>Kosh</span></a>
<nav class="parts-of-site" aria-label="${words.parts}">${partsOf(site, page)}</nav>
<div class="languages">${languageSwitch(site, page)}</div>
<button type="button" class="theme scripted" data-theme-toggle aria-label="${words.theme}"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18z"/></svg></button>
<nav class="pages" aria-label="${words.mainNav}">${site.nav.map(
    ({ path, label }) =>
      html`<a href="${base}${path}"${isHere(path, page.path) && html` aria-current="page"`}>${label}</a>`,
  )}</nav>
</div>
</header>
<main id="main" class="wide" tabindex="-1">
${site.notice !== undefined && html`<p class="notice" data-age>${site.notice}</p>`}
${page.main}
</main>
<footer class="site">
<div class="wide">
<p>${site.dataLine}</p>
<p>${site.service === 'tariff' && html`<a href="${base}/about">${words.about}</a> · `}${words.promise} <a href="${base}${RECIPES_PATH}">${words.useItIn}</a> · <a href="${base}/docs">${words.apiReference}</a> · <a href="${base}/openapi.json">OpenAPI</a> · <a href="${base}/llms.txt">llms.txt</a></p>
</div>
</footer>
<div class="toast" role="status" aria-live="polite" data-toast></div>
</body>
</html>`;
  return linksIn(String(whole), base, site.linkLanguage);
}
