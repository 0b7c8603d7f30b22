// What a page in Hindi still says in Latin letters without marking it as another language: visible and spoken texts.
import type { Page } from 'playwright-core';

/** Texts, labels, hints and the title, without what is marked as another language or as code. */
const SAID = `((root) => {
  const isOther = (element) =>
    element.closest('[lang]')?.lang !== 'hi' || element.closest('script,noscript,style,code,pre,template') !== null;
  const [said, named] = [[], []];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!isOther(node.parentElement)) (node.parentElement.matches('title') ? named : said).push(node.textContent);
  for (const element of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'data-label', 'data-copied'])
      if (element.hasAttribute(name) && !isOther(element)) named.push(element.getAttribute(name));
  return { said, named };
})`;

/** Programs and methods that are called the same in every language, and units. Capitals tell abbreviations. */
const NAMES = new Set(
  [
    'Kosh OpenAPI JavaScript TypeScript Python Node Windows Excel Google Sheets Apps Script Power Query Microsoft WhatsApp',
    'Tally Prime Zoho Books Busy ERPNext India Compliance Ctrl llms Markdown Unicode Claude Skill Fabric Prompty promptfoo LangChain Langfuse',
    'ChatGPT Gemini Copilot Perplexity Ollama LM Studio OpenAI OpenRouter llama Groq Mistral DevOps MySQL CPGRAMS GeM Jagriti',
    'Government Marketplace SHe Box curl streamable Cron cron Flesch Reading Ease Kincaid Spark parallel cc mm cm kg kW km ml gm',
  ].flatMap((line) => line.split(' ')),
);
const ABBREVIATION = /^[A-Z]{2,6}$/;

const SAME_EVERYWHERE: readonly RegExp[] = [
  // Citations of notifications and Acts stay as they are published.
  /\d+\/\d{4}-(?:CT|IT|CC|Central Tax|Integrated Tax|Compensation Cess)(?: ?\(Rate\))?(?:,? (?:Schedule [IVX]+|S\. No\. [\w()/,]+|as amended|as it stood|earlier [\w()]+|\(amended by [\d/]+\)))*/g,
  /\b(?:CGST|IGST|Customs Tariff) Act(?:, Schedule [IVX]+)?(?:, paragraph \d+)?|\bSl\. No\. [\w()]+/g,
  // What somebody typed stands in quotes; what Hindi gives beside its own word in brackets.
  /"[^"]*"|\([A-Za-z -]+\)/g,
  // The way through the menus of a program: `Data > Get Data`.
  /\b[A-Z][a-z]+(?: [A-Z][a-z]+)*(?: > [A-Z][a-z]+(?: [A-Z][a-z]+)*)+/g,
  // Numbers of documents, files, addresses.
  /\b[A-Z]{1,5}\d\w*\b|\b[a-z]+-\d+\b|\b\d[\w/.-]*\b|\b(?:[\w-]+\.)+[a-z]{2,4}\b|https?:\S+|\/[\w/.?=&-]+/g,
];

/** The words of a text that are neither Hindi nor the same in every language. `own`: what the reader's own file has. */
export function englishWords(text: string, own: readonly string[] = []): readonly string[] {
  const foreign = own.reduce((left, cell) => left.replaceAll(cell, ' '), text);
  const rest = SAME_EVERYWHERE.reduce((left, pattern) => left.replace(pattern, ' '), foreign);
  return (rest.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !NAMES.has(word) && !ABBREVIATION.test(word));
}

interface Said {
  readonly said: readonly string[];
  /** The title of the page, labels and hints: attributes and a title cannot mark a part of theirs as another language. */
  readonly named: readonly string[];
}

/** Longer ones first: one may stand within another. */
const byLength = (cells: readonly string[]): readonly string[] =>
  [...new Set(cells)].filter((cell) => /[A-Za-z]{2}/.test(cell)).sort((a, b) => b.length - a.length);

/** Each text that has such words, behind them; `within`: only below this element; `names`: titles of prompts, which labels and the page's title may have. */
export async function englishIn(
  page: Page,
  own: readonly string[] = [],
  within = 'html',
  names: readonly string[] = [],
): Promise<readonly string[]> {
  const { said, named } = await page.evaluate<Said>(`${SAID}(document.querySelector(${JSON.stringify(within)}))`);
  const foundIn = (texts: readonly string[], allowed: readonly string[]): readonly string[] =>
    texts.flatMap((text) => {
      const words = englishWords(text, allowed);
      return words.length === 0 ? [] : [`${words.join(' ')}: ${text.replace(/\s+/g, ' ').trim()}`];
    });
  return [...new Set([...foundIn(said, byLength(own)), ...foundIn(named, byLength([...own, ...names]))])];
}
