// Browsing the tariff from sections to chapters to headings.
import type { Chapter } from '../../tariff/dataset/records.ts';
import type { Tariff } from '../../tariff/index.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { codeList } from './codeList.ts';

/** All sections with their chapters. */
export function sectionsPage(tariff: Tariff, base: string): Page {
  const { sections, chapters } = tariff.records.facts;
  return {
    title: 'Browse HSN and SAC codes by section and chapter · Kosh',
    description: 'The sections and chapters of the Indian tariff, goods and services, down to every code.',
    path: '/browse',
    main: html`
<h1>Browse the tariff</h1>
<p class="soft">Sections I to XXII hold goods by chapter; section XXIII holds services.</p>
<div class="sections">${Object.entries(sections).map(
      ([section, title]) => html`
<section aria-labelledby="section-${section}">
<h2 id="section-${section}"><span class="soft">${section}</span> ${title}</h2>
<ul class="codelist">${chapters
        .filter((chapter) => chapter.section === section)
        .map(
          ({ chapter, title: name }) =>
            html`<li><a href="${base}/browse/${chapter}"><b>${chapter}</b> <span>${name}</span></a></li>`,
        )}</ul>
</section>`,
    )}</div>`,
  };
}

/** The headings of a chapter; undefined when there is no such chapter. */
export function chapterPage(tariff: Tariff, chapter: string, base: string, today: string): Page | undefined {
  const { chapters, sections } = tariff.records.facts;
  const at = chapters.findIndex((one) => one.chapter === chapter);
  const found = chapters[at];
  if (found === undefined) return undefined;
  const [from, to] = tariff.records.range(chapter);
  const headings: number[] = [];
  for (let i = from; i < to; i++) if (tariff.records.code(i).length === 4) headings.push(i);
  const neighbour = (label: string, one: Chapter | undefined) =>
    one !== undefined && html`<a href="${base}/browse/${one.chapter}">${label}: chapter ${one.chapter}</a>`;
  return {
    title: `Chapter ${chapter}: ${found.title}, HSN codes and GST rates · Kosh`,
    description: `Every heading of chapter ${chapter}, ${found.title}, with its GST rate.`,
    path: `/browse/${chapter}`,
    main: html`
<nav class="crumbs" aria-label="Where this chapter stands"><a href="${base}/browse">Sections</a><span aria-hidden="true"> › </span><span aria-current="page">Chapter ${chapter}</span></nav>
<h1><span class="code">${chapter}</span> ${found.title}</h1>
<p class="soft">Section ${found.section}, ${sections[found.section] ?? ''} · ${headings.length} headings</p>
${codeList(
  tariff,
  headings.map((heading) => tariff.link(heading)),
  { base, asOf: '', today },
)}
<p class="pager">${neighbour('Before', chapters[at - 1])} ${neighbour('Next', chapters[at + 1])}</p>`,
  };
}
