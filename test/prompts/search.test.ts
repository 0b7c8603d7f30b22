// Relevance of the catalog's search: golden queries as people type them, typing errors, the same order every time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { differenceFrom } from '../../scripts/golden/missFile.ts';
import { promptMisses, readGoldenQueries } from '../../scripts/golden/promptMisses.ts';
import { parseLinks } from '../../src/prompts/catalog/links.ts';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import { parseHindi, parseSynonyms } from '../../src/prompts/catalog/synonyms.ts';
import { wordsOf } from '../../src/prompts/catalog/words.ts';
import { CALCULATORS } from '../../tools/deterministic/index.ts';

const DATA = join(import.meta.dirname, '..', '..', 'data', 'prompts');

const catalog = openCatalog();
const golden = readGoldenQueries();
const found = (q: string) => catalog.find({ q }).map(({ slug }) => slug);

describe('golden queries', () => {
  test('are 150, each once, over every category, and name prompts that exist', () => {
    expect(golden).toHaveLength(150);
    expect(new Set(golden.map(({ query }) => query)).size).toBe(150);
    const missing = golden.flatMap(({ slugs }) => slugs.filter((slug) => catalog.get(slug) === undefined));
    expect(missing).toEqual([]);
    const categories = new Set(golden.map(({ slugs }) => catalog.get(slugs[0] ?? '')?.category));
    expect(categories.size).toBe(catalog.categories().length);
  });

  test('find what was accepted; "npm run accept" accepts what is listed here', () => {
    expect(differenceFrom(promptMisses(catalog))).toEqual({ nowWrong: [], noLonger: [] });
  });
});

describe('whether the first result is about what was asked', () => {
  const fitOf = (q: string) => catalog.fit(q, catalog.find({ q }));
  const without = readFileSync(join(DATA, 'golden-none.tsv'), 'utf8').trimEnd().split('\n').slice(1);

  test('is not denied for 97% or more of the golden queries, and said of 90% or more', () => {
    const fits = golden.map(({ query }) => fitOf(query));
    expect(fits.filter((fit) => fit !== 'none').length / fits.length).toBeGreaterThanOrEqual(0.97);
    expect(fits.filter((fit) => fit === 'good').length / fits.length).toBeGreaterThanOrEqual(0.9);
  });

  test('is denied for 80% or more of the questions that no prompt is about', () => {
    expect(new Set(without).size).toBe(40);
    const fits = without.map(fitOf);
    expect(fits.filter((fit) => fit === 'none').length / fits.length).toBeGreaterThanOrEqual(0.8);
    expect(fits.filter((fit) => fit === 'good').length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['cheque bounce', 'good'],
    ['refund reply to customer', 'weak'],
    ['bail application', 'none'],
    ['divorce petition', 'none'],
    ['zzzzqqqq', 'none'],
  ])('%s: %s', (query, fit) => expect(fitOf(query)).toBe(fit));

  test('is not denied for 95% or more of the names with words about one case', () => {
    const names = catalog.prompts.flatMap(({ title, alsoKnownAs }) => [title, ...alsoKnownAs]);
    const asked = names.filter((name) => name.includes(' ')).map((name) => `${name} for a bakery in Nashik`);
    expect(asked.length).toBeGreaterThan(1900);
    expect(asked.filter((q) => fitOf(q) === 'none').length / asked.length).toBeLessThanOrEqual(0.05);
  });

  test('every title fits itself', () => {
    expect(catalog.prompts.filter(({ title }) => fitOf(title) !== 'good').map(({ slug }) => slug)).toEqual([]);
  });
});

describe('typing errors', () => {
  test.each([
    ['cheqe bounce', 'section-138-cheque-bounce-notice'],
    ['resignaton letter', 'resignation-letter-writer'],
    ['instagarm caption', 'instagram-caption-set'],
    ['trasnfer pricing', 'transfer-pricing-functional-analysis'],
    ['phising email', 'phishing-email-analysis'],
    ['buisness model canvas', 'business-model-canvas'],
  ])('%s finds %s first', (query, slug) => expect(found(query)[0]).toBe(slug));

  /** Every title with the two middle letters of its longest word exchanged. */
  test('a slip in a title still finds it among the first five, for 95% or more', () => {
    const kept = catalog.prompts.filter(({ slug, title }) => found(withSlip(title)).slice(0, 5).includes(slug));
    expect(kept.length / catalog.prompts.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('what the fields say', () => {
  test.each(['python', 'ebitda', 'kerala', 'hinglish', 'postgres'])('%s finds prompts', (query) => {
    expect(found(query).length).toBeGreaterThan(0);
  });

  test('a prompt is found by every option of its choices', () => {
    const lost = catalog.prompts.flatMap(({ slug, fields }) =>
      Object.values(fields)
        .flatMap((field) => ('options' in field ? field.options : []))
        .filter((option) => /[a-z]{4}/i.test(option) && !found(option).includes(slug))
        .map((option) => `${slug}: ${option}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('the plain task comes before its cousins', () => {
  test.each([
    ['code review', 'code-review-feedback'],
    ['offer letter', 'job-offer-cover-email'],
    ['RTI', 'rti-application-draft'],
    ['status report', 'project-status-report'],
  ])('%s finds %s first', (query, slug) => expect(found(query)[0]).toBe(slug));
});

describe('as people ask elsewhere, it is among the first three', () => {
  test.each([
    ['summarise this article', 'long-document-digest'],
    ['debug my code', 'stack-trace-diagnosis'],
    ['python error', 'stack-trace-diagnosis'],
    ['swot analysis', 'competitor-battlecard'],
    ['interview questions for developer', 'technical-interview-question-set'],
    ['project plan', 'work-breakdown-structure'],
    ['tagline ideas', 'headline-alternatives'],
    ['website down notice', 'service-outage-customer-notice'],
    ['terminate contract', 'contract-termination-notice'],
    ['appreciate team member', 'employee-recognition-message'],
    ['learn data science roadmap', 'skill-gap-learning-plan'],
    ['happy birthday wishes', 'speech-or-toast-writer'],
    ['condolence message', 'speech-or-toast-writer'],
    ['apologise to client', 'formal-apology-letter'],
    ['describe product', 'ecommerce-product-description'],
    ['साक्षात्कार की तैयारी', 'mock-interview-simulator'],
    ['इंस्टाग्राम कैप्शन', 'instagram-caption-set'],
    ['यूट्यूब स्क्रिप्ट', 'youtube-video-script'],
    ['निबंध', 'essay-outline-coach'],
    ['शादी का भाषण', 'speech-or-toast-writer'],
    ['कवर लेटर', 'cover-letter-writer'],
    ['मीटिंग का एजेंडा', 'meeting-agenda-builder'],
    ['एक्सेल फॉर्मूला', 'spreadsheet-formula-builder'],
    ['शोध पत्र', 'research-abstract-writer'],
    ['ग्राहक सर्वे', 'customer-survey-questionnaire'],
    ['बिज़नेस प्लान', 'one-page-business-plan'],
    ['business plan hindi me', 'one-page-business-plan'],
    ['convert notes to slides', 'presentation-slide-outline'],
    ['client payment nahi de raha', 'overdue-invoice-reminder-sequence'],
    ['समझौता पत्र', 'settlement-offer-letter'],
    ['खर्च की नीति', 'expense-policy-draft'],
  ])('%s finds %s', (query, slug) => expect(found(query).slice(0, 3)).toContain(slug));
});

describe('Hindi', () => {
  test.each([
    ['चेक बाउंस', 'section-138-cheque-bounce-notice'],
    ['इस्तीफा', 'resignation-letter-writer'],
    ['isteefa', 'resignation-letter-writer'],
    ['istifa likhna hai', 'resignation-letter-writer'],
    ['सूचना का अधिकार', 'rti-application-draft'],
    ['soochna ka adhikaar', 'rti-application-draft'],
    ['बिजली बिल शिकायत', 'utility-bill-dispute-letter'],
    ['bijli ka bill galat', 'utility-bill-dispute-letter'],
    ['जीएसटी नोटिस का जवाब', 'gst-scrutiny-notice-reply-asmt-10'],
    ['माफी पत्र', 'formal-apology-letter'],
    ['maafi ka patra', 'formal-apology-letter'],
    ['छात्रवृत्ति', 'scholarship-application-statement'],
    ['niyukti patra', 'labour-code-appointment-letter'],
    ['मुद्रा लोन', 'mudra-loan-project-report'],
    ['कारण बताओ नोटिस', 'gst-show-cause-reply-drc-01'],
    ['उपभोक्ता शिकायत', 'consumer-commission-complaint-e-jagriti'],
    ['bank shikaayat', 'rbi-ombudsman-complaint'],
    ['अनुभव प्रमाण पत्र', 'employment-experience-certificate'],
    ['किरायेदार बकाया', 'tenant-rent-arrears-letter'],
  ])('%s finds %s first', (query, slug) => expect(found(query)[0]).toBe(slug));

  test('words that differ in a vowel sign are different words', () => {
    expect(wordsOf('कर')).not.toEqual(wordsOf('कार'));
    expect(wordsOf('हिन्दी')).toEqual(wordsOf('हिंदी'));
  });
});

function withSlip(title: string): string {
  const words = title.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = Math.floor(longest.length / 2);
  const slipped = `${longest.slice(0, at - 1)}${longest.charAt(at)}${longest.charAt(at - 1)}${longest.slice(at + 1)}`;
  return words.map((word) => (word === longest ? slipped : word)).join(' ');
}

describe('order', () => {
  test('is the same on every call and in a catalog opened anew', () => {
    const again = openCatalog();
    for (const { query } of golden) {
      const first = found(query);
      expect(found(query)).toEqual(first);
      expect(again.find({ q: query }).map(({ slug }) => slug)).toEqual(first);
    }
  });

  test('does not hang on capitals, accents, punctuation or spaces', () => {
    const plain = found('resume for job');
    for (const same of ['RESUME for job', ' résumé  for job? ', 'resume, for job']) expect(found(same)).toEqual(plain);
  });

  test('every title finds its own prompt first', () => {
    const lost = catalog.prompts.filter(({ title, slug }) => found(title)[0] !== slug);
    expect(lost.map(({ title }) => title)).toEqual([]);
  });
});

test('every phrase of synonyms.tsv and hindi.tsv means words that some prompt has', () => {
  const table = (name: string) => readFileSync(join(DATA, name), 'utf8');
  const all = [...parseSynonyms(table('synonyms.tsv')), ...parseHindi(table('hindi.tsv'))];
  const idle = all.flatMap(({ said, meant }) =>
    meant.filter((phrase) => found(phrase).length === 0).map((phrase) => `${said}: ${phrase}`),
  );
  expect(idle).toEqual([]);
});

test('links lead from fields that there are to fields that there are', () => {
  const fieldsOf = (slug: string) => catalog.get(slug)?.fields ?? CALCULATORS[slug]?.fields;
  const wrong = catalog.prompts.flatMap(({ slug }) =>
    catalog
      .linksOf(slug)
      .filter(({ from }) => from === slug)
      .flatMap(({ to, hands }) =>
        Object.entries(hands)
          .filter(([name, handed]) => {
            const target = fieldsOf(to)?.[name];
            if ('field' in handed) return target === undefined || fieldsOf(slug)?.[handed.field] === undefined;
            return target === undefined || ('options' in target && !target.options.includes(handed.text));
          })
          .map(([name]) => `${slug} to ${to}: ${name}`),
      ),
  );
  expect(wrong).toEqual([]);
  const links = parseLinks(readFileSync(join(DATA, 'links.tsv'), 'utf8'));
  expect(links.filter(({ from, to }) => fieldsOf(from) === undefined || fieldsOf(to) === undefined)).toEqual([]);
});

describe('what plain JavaScript hands over', () => {
  const find = catalog.find.bind(catalog) as unknown as (filter: unknown) => unknown;
  const render = catalog.render.bind(catalog) as unknown as (prompt: unknown, values: unknown) => unknown;

  test('a filter that there is not is refused, not ignored', () => {
    expect(() => find({ india: true })).toThrow(
      'There is no option "india"; the options are q, category, role and indiaOnly.',
    );
    expect(() => find({ role: 5 })).toThrow('role must be a text, but 5 came.');
    expect(() => find('minutes')).toThrow(
      'options must be an object with q, category, role and indiaOnly, but "minutes" came.',
    );
  });

  test('what is no prompt, or no values, is named', () => {
    expect(() => render(undefined, {})).toThrow('prompt must be one that find or get gave, but nothing came.');
    expect(() => render('meeting-minutes-from-notes', {})).toThrow('but "meeting-minutes-from-notes" came.');
    expect(() => render(catalog.prompts[0], undefined)).toThrow(
      'values must be an object of field names and values, but nothing came.',
    );
  });
});
