// Laws of the search: what must not change the answer does not, and every reason it gives is true.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../src/tariff/dataset/records.ts';
import { oddsOf } from '../../src/tariff/engine/rank/resolve.ts';
import { atomsOf } from '../../src/tariff/engine/text/glossary.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { readText } from './language.ts';
import { keyOf } from './nameKey.ts';

const tariff = openTariff();
const { records, engine } = tariff;
const heading = (text: string): string | undefined => {
  const [first] = engine.search(text, 1).matches;
  return first && records.code(first.code).slice(0, 4);
};

/** Real texts: names of the dataset, alone or with a second one. */
const anyName = fc.integer({ min: 0, max: records.nameCode.length - 1 }).map((number) => records.name(number));
const anyText = fc.oneof(
  anyName,
  fc.tuple(anyName, anyName).map(([a, b]) => `${a} for ${b}`),
);

/** Any characters, but not white space alone, which counts as empty. */
const anyCharacters = (maxLength: number) =>
  fc.string({ unit: 'binary', maxLength }).filter((text) => text.trim() !== '');

describe('a text that is a name', () => {
  const codeOf = (text: string): string => records.code(engine.search(text, 1).matches[0]?.code ?? 0);

  it.each([
    ['plastic jhadu', '960390'],
    ['online advertisement', '998365'],
    ['exhibition entry ticket', '999699'],
    ['detergent soap bar 250 g', '340119'],
    ['paathiram', '732393'],
    ['मिट्टी के घड़े', '691200'],
  ])('%s has the code that bears the name: %s', (text, code) => {
    expect(codeOf(text)).toMatch(new RegExp(`^${code}`));
  });

  it('has a code beside the one that bears it, in the same heading, hardly ever', () => {
    const bearers = new Map<string, string[]>();
    for (let name = 0; name < records.nameCode.length; name++) {
      const key = keyOf(records.name(name));
      const code = records.code(records.nameCode[name] ?? 0);
      bearers.set(key, [...(bearers.get(key) ?? []), code]);
    }
    let beside = 0;
    let asked = 0;
    // So many, from every chapter, that it does not hang on which of them a new name shifts into the sample.
    for (let name = 0; name < records.nameCode.length; name += 7) {
      asked++;
      const text = records.name(name);
      const found = codeOf(text);
      const codes = (bearers.get(keyOf(text)) ?? []).filter((code) => code.startsWith(found.slice(0, 4)));
      if (codes.length > 0 && !codes.some((code) => code.startsWith(found) || found.startsWith(code))) beside++;
    }
    expect(beside / asked).toBeLessThan(0.003);
  });
});

describe('search', () => {
  it('does not mind case, accents, outer punctuation and white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = heading(text);
        expect(heading(text.toUpperCase())).toBe(plain);
        expect(heading(`  ${text.replaceAll(' ', '   ')} `)).toBe(plain);
        expect(heading(`"${text}"!!!`)).toBe(plain);
        expect(heading(text.replace('a', 'á').replace('e', 'ê'))).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });

  it('does not mind the order of a list', () => {
    const word = anyName.filter((name) => /^[a-z]{4,12}$/.test(name));
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        fc.pre(new Set([a, b, c]).size === 3);
        expect(heading(`${c}, ${a}, ${b}`)).toBe(heading(`${a}, ${b}, ${c}`));
      }),
      { numRuns: 150 },
    );
  });

  it('finds for an occasion and an amount what it finds for the occasion', () => {
    for (const occasion of ['rakhi', 'diwali', 'christmas']) {
      for (const amount of ['1 doz', '12 pcs', '5 kg']) {
        expect(heading(`${occasion} ${amount}`), `${occasion} ${amount}`).toBe(heading(occasion));
      }
    }
  });

  it('gives the same confidence whatever the limit, and the same answer in a batch', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const few = tariff.lookup(text, { limit }).matches;
        const many = tariff.lookup(text, { limit: 20 }).matches;
        expect(few.map(({ hsn_sac, confidence }) => [hsn_sac, confidence])).toEqual(
          many.slice(0, limit).map(({ hsn_sac, confidence }) => [hsn_sac, confidence]),
        );
        const [batched] = tariff.batch([text]).results;
        expect(batched?.hsn_sac).toBe(many[0]?.hsn_sac ?? '');
        expect(batched?.confidence).toBe(many[0]?.confidence ?? 0);
      }),
      { numRuns: 200 },
    );
  });

  it('is no surer of a text that is one mistyped word than of what was meant', () => {
    const word = anyName.filter((name) => /^[a-z]{5,12}$/.test(name));
    let guessed = 0;
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'q', 'e', 'r'), (name, place, letter) => {
        const at = 1 + (place % (name.length - 1));
        const { matches, corrections, status } = engine.search(name.slice(0, at) + letter + name.slice(at), 1);
        if (corrections.length !== 1 || corrections[0]?.via !== 'typo') return;
        guessed++;
        const confidence = matches[0]?.confidence ?? 0;
        const { length } = readText(corrections[0].from).words[0]?.form ?? '';
        expect(confidence).toBeLessThanOrEqual(Math.round(oddsOf('typo', length) * 1000) / 1000);
        if (confidence < 0.5) expect(status).not.toBe('resolved');
      }),
      { numRuns: 500 },
    );
    expect(guessed).toBeGreaterThan(50);
  });

  it('is no surer of a text that is one shortened word than of what was meant, and says what that was', () => {
    const word = anyName.filter((name) => /^[a-z]{6,14}$/.test(name));
    const shorten = fc.constantFrom(
      { via: 'cut', of: (name: string, at: number) => name.slice(0, 3 + (at % (name.length - 3))) },
      { via: 'abbreviation', of: (name: string) => name.charAt(0) + name.slice(1).replace(/[aeiou]/g, '') },
    );
    const seen = { cut: 0, abbreviation: 0 };
    fc.assert(
      fc.property(word, fc.nat(), shorten, (name, at, way) => {
        const text = way.of(name, at);
        const { matches, corrections } = engine.search(text, 1);
        const [first] = corrections;
        if (first?.via !== 'cut' && first?.via !== 'abbreviation') return;
        if (corrections.some(({ via }) => via !== first.via)) return;
        seen[first.via]++;
        const { length } = first.via === 'cut' ? text : (readText(text).words[0]?.form ?? '');
        const odds = Math.round(oddsOf(first.via, length) * 1000) / 1000;
        expect(matches[0]?.confidence ?? 0).toBeLessThanOrEqual(odds);
        const why = tariff.lookup(text).matches[0]?.why ?? '';
        expect(why).toContain(`"${text}" was read as ${first.via === 'cut' ? 'the beginning of' : 'short for'} "`);
        for (const { to } of corrections) {
          expect(why).toContain(`"${to}"`);
          if (first.via === 'cut') expect(to.startsWith(text)).toBe(true);
        }
      }),
      { numRuns: 600 },
    );
    expect(seen.cut).toBeGreaterThan(50);
    expect(seen.abbreviation).toBeGreaterThan(20);
  });

  it.each([
    ['tea set', 'tea'],
    ['tool box', 'tool'],
    ['jewellery box', 'jewellery'],
    ['pencil box', 'pencil'],
  ])('does not take %j for %j', (text, part) => {
    expect(heading(text)).not.toBe(heading(part));
  });

  it.each([
    ['मिठाई', '2106'],
    ['मिट्टी', '2508'],
    ['गाय', '0102'],
    ['घी', '0405'],
    ['घड़ी', '9102'],
    ['गाड़ी', '8703'],
    ['पैंट', '6203'],
    ['पेंट', '3208'],
    ['चने', '0713'],
  ])('tells words in Devanagari that sound alike apart by their spelling: %s', (text, expected) => {
    expect(heading(text)).toBe(expected);
  });

  it('completes a word that is being typed though something sounds like it', () => {
    expect(tariff.lookup('pressure cooke').matches[0]?.hsn_sac).toMatch(/^7615/);
  });

  it('sorts by confidence, one line for each heading', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { matches } = tariff.lookup(text, { limit: 20 });
        const confidences = matches.map(({ confidence }) => confidence ?? 0);
        expect([...confidences].sort((a, b) => b - a)).toEqual(confidences);
        expect(new Set(matches.map(({ hsn_sac }) => hsn_sac.slice(0, 4))).size).toBe(matches.length);
      }),
      { numRuns: 200 },
    );
  });

  it('is deterministic to the byte', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(JSON.stringify(tariff.lookup(text))).toBe(JSON.stringify(tariff.lookup(text)));
      }),
      { numRuns: 100 },
    );
  });

  it('answers any text, and a text that nothing understands with nothing', () => {
    expect(tariff.lookup('qqzzxxv')).toMatchObject({ matches: [], status: 'not_found' });
    fc.assert(
      fc.property(anyCharacters(200), (text) => {
        expect(tariff.lookup(text).matches.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what a code leaves out, and what a brand is beside', () => {
  const codeOf = (text: string): string => tariff.lookup(text, { limit: 1 }).matches[0]?.hsn_sac ?? '';

  it.each([
    ['leather sandals gents', '64039990'],
    ['bone china dinner set', '69111019'],
    ['advertising calendar', '49100090'],
    ['insulated tiffin', '39241090'],
  ])('%s is not %s', (text, code) => {
    expect(codeOf(text)).not.toBe(code);
    expect(code).toContain(codeOf(text).slice(0, 4));
  });

  it.each([
    ['tempered glass redmi note 12', '7007'],
    ['laptop bag dell', '4202'],
    ['samsung washing machine cover', '6307'],
    ['samsung ac remote', '8543'],
    ['good knight refill', '3808'],
    ['ipad cover', '3926'],
    ['redmi note 12', '8517'],
    ['dell laptop', '8471'],
  ])('%s is of %s', (text, heading) => {
    expect(codeOf(text).slice(0, 4)).toBe(heading);
  });
});

describe('why', () => {
  const claim = /"([^"]+)" of (\d{4,8})/;

  it.each([
    ['DG set 125 kVA', '85021200'],
    ['fevicol 1 kg', '35061000'],
  ])('%s: says that the size led to %s', (text, code) => {
    const [first] = tariff.lookup(text, { limit: 1 }).matches;
    expect(first?.hsn_sac).toBe(code);
    expect(first?.why).toContain(`; the size or price told leads to ${code}`);
    expect(first?.why).not.toContain('parent heading');
  });

  it('names only common names that the code really has, and words that stand there', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const known = new Set([...atomsOf(text), ...readText(text).words.map(({ word }) => word)]);
        for (const { why = '', hsn_sac } of tariff.lookup(text).matches) {
          const named = why.match(/the common name "(.+?)" of (\d+)/);
          if (named) {
            const names = namesOf(records, records.find(named[2] ?? '')).map(({ name }) => name);
            expect(names).toContain(named[1]);
            expect((named[2] ?? '').slice(0, 4)).toBe(hsn_sac.slice(0, 4));
          }
          const first = why.match(/^((?:"[^"]+"(?:, )?)+) match/);
          for (const quoted of first?.[1]?.match(/"[^"]+"/g) ?? []) {
            for (const word of atomsOf(quoted)) expect(known).toContain(word);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(tariff.lookup('turmeric powder').matches[0]?.why).toMatch(claim);
  });

  it('quotes what the text says, and short forms where they stand for it', () => {
    expect(tariff.lookup('power cable for PC').matches[0]?.why).toMatch(/^"power", "cable" match/);
    expect(tariff.lookup('MS SHT').matches[0]?.why).toContain('"sht"');
  });
});

describe('what the engine keeps of words', () => {
  it('changes no answer: texts that are read alike are answered the same in any order', () => {
    const one = openTariff().engine;
    const other = openTariff().engine;
    const variant = fc.constantFrom('', ' 5 kg', ' 10 pcs', ', 2 kg', ' new', ' (red)', ' -', 's', ' 12');
    fc.assert(
      fc.property(
        anyName,
        fc.array(variant, { minLength: 2, maxLength: 4 }),
        fc.constantFrom(1, 3, 5),
        (name, ends, limit) => {
          const texts = ends.map((end) => `${name}${end}`);
          const inOrder = texts.map((text) => one.search(text, limit));
          const reversed = texts.toReversed().map((text) => other.search(text, limit));
          expect(reversed.toReversed()).toEqual(inOrder);
        },
      ),
      { numRuns: 500 },
    );
  });
});
