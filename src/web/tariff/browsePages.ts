// Browsing the tariff from sections to chapters to headings.
import type { Chapter } from '../../tariff/dataset/records.ts';
import type { Tariff } from '../../tariff/index.ts';
import { html } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import { codeList } from './codeList.ts';
import { inLanguage } from './spoken.ts';

/** All sections with their chapters. */
export function sectionsPage(tariff: Tariff, { base, texts }: Pick<Site, 'base' | 'texts'>): Page {
  const { browse } = texts;
  const { sections, chapters } = tariff.records.facts;
  return {
    title: browse.title,
    description: browse.description,
    path: '/browse',
    main: html`
<h1>${browse.heading}</h1>
<p class="soft">${browse.lead}</p>
<div class="sections">${Object.entries(sections).map(
      ([section, title]) => html`
<section aria-labelledby="section-${section}">
<h2 id="section-${section}"><span class="soft">${section}</span> ${inLanguage(title, texts)}</h2>
<ul class="codelist">${chapters
        .filter((chapter) => chapter.section === section)
        .map(
          ({ chapter, title: name }) =>
            html`<li><a href="${base}/browse/${chapter}"><b>${chapter}</b> <span>${inLanguage(name, texts)}</span></a></li>`,
        )}</ul>
</section>`,
    )}</div>`,
  };
}

/** The headings of a chapter; undefined when there is no such chapter. */
export function chapterPage(
  tariff: Tariff,
  chapter: string,
  { base, texts }: Pick<Site, 'base' | 'texts'>,
  today: string,
): Page | undefined {
  const { browse, code: words } = texts;
  const { chapters, sections } = tariff.records.facts;
  const at = chapters.findIndex((one) => one.chapter === chapter);
  const found = chapters[at];
  if (found === undefined) return undefined;
  const title = inLanguage(found.title, texts);
  const [from, to] = tariff.records.range(chapter);
  const headings: number[] = [];
  for (let i = from; i < to; i++) if (tariff.records.code(i).length === 4) headings.push(i);
  const neighbour = (label: (chapter: string) => string, one: Chapter | undefined) =>
    one !== undefined && html`<a href="${base}/browse/${one.chapter}">${label(one.chapter)}</a>`;
  return {
    title: browse.chapterTitle(chapter, title),
    description: browse.chapterDescription(chapter, title),
    path: `/browse/${chapter}`,
    main: html`
<nav class="crumbs" aria-label="${browse.where}"><a href="${base}/browse">${words.sections}</a><span aria-hidden="true"> › </span><span aria-current="page">${words.chapter(chapter)}</span></nav>
<h1><span class="code">${chapter}</span> ${title}</h1>
<p class="soft">${browse.headings(found.section, inLanguage(sections[found.section] ?? '', texts), headings.length)}</p>
${codeList(
  tariff,
  headings.map((heading) => tariff.link(heading)),
  { base, asOf: '', today, texts },
)}
<p class="pager">${neighbour(browse.before, chapters[at - 1])} ${neighbour(browse.next, chapters[at + 1])}</p>`,
  };
}
