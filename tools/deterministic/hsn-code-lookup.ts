// HSN Code Lookup: codes by prefix or by words, with their parents and siblings; no rate is asserted.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { result, row, type Table, text } from '../../src/tools/result.ts';

const MOST_CODES = 50;

const codeTable = (
  title: string,
  codes: readonly { readonly code: string; readonly description: string }[],
): Table => ({
  title,
  columns: ['Code', 'Description'],
  rows: codes.map(({ code, description }) => [text(code), text(description)]),
});

export default defineCalculator({
  title: 'HSN Code Lookup',
  category: 'tax-compliance',
  about: 'Finds HSN headings by digits or by words of their descriptions; the code finder also has the rates',
  computes:
    'Prefix and keyword search over a bundled chapter/heading table: code, description, parent chapter, nearest siblings; no rate is asserted',
  fields: {
    query: {
      type: 'text',
      label: 'Code or words',
      required: true,
      help: 'The first digits of a code (two or more), or what the goods or service are.',
      example: '0901',
    },
    most: {
      type: 'number',
      label: 'Most results',
      required: false,
      min: 1,
      max: MOST_CODES,
      whole: true,
      help: 'How many codes to list.',
      example: 10,
      default: 10,
    },
  },
  compute({ query, most }, { tariff: openTariff }) {
    if (openTariff === undefined)
      return refuse(['query', 'The tariff is not at hand here; open the tools together with the tariff data.']);
    const tariff = openTariff();
    const limit = most;
    const digits = query.replace(/[\s.-]/g, '');
    if (!/^\d+$/.test(digits)) {
      const { matches, status } = tariff.lookup(query, { limit: Math.min(limit, 20) });
      return result({
        summary:
          matches.length === 0
            ? `No code matches "${query}".`
            : `${matches.length} codes for "${query}"; the best is ${matches[0]?.hsn_sac}.`,
        rows: [row('How sure', text(status.replaceAll('_', ' ')))],
        tables: [
          {
            title: 'Codes by words',
            columns: ['Code', 'Description', 'Chapter'],
            rows: matches.map(({ hsn_sac, description, chapter }) => [text(hsn_sac), text(description), text(chapter)]),
          },
        ],
        notes: ['No rate is asserted: it depends on the entry of the rate notification that fits the goods.'],
      });
    }
    if (digits.length < 2 || digits.length > 8) {
      return refuse([
        'query',
        `Code or words (query) must have two to eight digits as a code, but ${digits.length} came.`,
      ]);
    }
    const { results } = tariff.reverse(digits);
    const listed = results.slice(0, limit).map(({ hsn_sac, description }) => ({ code: hsn_sac, description }));
    const described = tariff.describe(digits);
    const parent = 'ancestors' in described ? described.ancestors.at(-1) : undefined;
    const family = parent === undefined ? undefined : tariff.describe(parent.code);
    const siblings =
      family !== undefined && 'children' in family
        ? family.children.filter(({ code }) => code !== digits).slice(0, limit)
        : [];
    const nearest = 'nearest' in described ? described.nearest : [];
    const chapter = results[0]?.chapter;
    return result({
      summary:
        results.length === 0
          ? `No code begins with ${digits}.`
          : `${results.length} ${results.length === 1 ? 'code begins' : 'codes begin'} with ${digits}; ${listed.length} listed.`,
      rows: [
        ...(chapter === undefined ? [] : [row('Chapter', text(chapter))]),
        ...(parent === undefined ? [] : [row('Parent', text(`${parent.code} ${parent.description}`))]),
      ],
      tables: [
        codeTable(`Codes that begin with ${digits}`, listed),
        ...(siblings.length > 0 ? [codeTable('Siblings', siblings)] : []),
        ...(results.length === 0 && nearest.length > 0 ? [codeTable('Nearest codes', nearest)] : []),
      ],
      notes: ['No rate is asserted: it depends on the entry of the rate notification that fits the goods.'],
    });
  },
});
