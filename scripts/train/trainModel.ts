// Fits the linear text model: which heading, and which code of six digits below it, the words of a text speak for.
import { buildIndex } from '../../src/tariff/compile/buildIndex.ts';
import { namesInOrder } from '../../src/tariff/compile/nameOrder.ts';
import { wordSections } from '../../src/tariff/compile/wordSections.ts';
import { Container } from '../../src/tariff/dataset/container.ts';
import { emptyModel, type TrainedModel } from '../../src/tariff/dataset/modelFile.ts';
import { headingIn } from '../../src/tariff/engine/index/format.ts';
import { SearchIndex } from '../../src/tariff/engine/index/searchIndex.ts';
import { modelFeatures } from '../../src/tariff/engine/rank/rank.ts';
import { Resolver } from '../../src/tariff/engine/rank/resolve.ts';
import { plainWordsOf } from '../../src/tariff/engine/search.ts';
import { Language } from '../../src/tariff/engine/text/language.ts';
import { Reader } from '../../src/tariff/engine/text/read.ts';
import { withoutExclusions } from '../../src/tariff/engine/text/terms.ts';
import type { WordLists } from '../../src/tariff/model/words.ts';
import type { TariffText } from '../../src/tariff/source/readCodes.ts';
import { draws } from './draws.ts';
import { LinearModel } from './linearModel.ts';
import { shopTitles } from './shopTitles.ts';

/** Texts as they are really written count this many times as much as a name; descriptions and made titles less. */
const EXAMPLE_WEIGHT = 3;
const USUAL_WEIGHT = 1.5;
const OTHER_WEIGHT = 0.7;
/** Neighbours that stand in fewer texts have no vote. */
const LEAST_PAIRS = 2;
/** The votes that count most are kept: so many of neighbours, of terms for finer codes, and of terms for headings. */
const MAX_PAIR_VOTES = 80_000;
const MAX_FINER_VOTES = 100_000;
const MAX_WORD_VOTES = 540_000;
/** Votes are whole numbers up to this. */
const LOUDEST = 12;
/** `report` is told how far it is. Deterministic: the same data give the same model. */
export function trainModel(text: TariffText, words: WordLists, report: (line: string) => void): TrainedModel {
  const { examples } = text;
  const headings = text.codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
  const headingNumber = new Map(headings.map((code, i) => [code, i]));
  const finerCodes = text.codes.filter(({ code }) => code.length === 6).map(({ code }) => code);
  const finerNumber = new Map(finerCodes.map((code, i) => [code, i]));

  const names = namesInOrder(text.names, text.codes);
  const plainReader = new Reader(new Language(words.language));
  // Texts are read as queries are: by the terms of the index.
  const index = new SearchIndex(
    new Container(
      buildIndex({
        codes: text.codes,
        names,
        examples,
        model: undefined,
        reader: plainReader,
        extra: wordSections(words, text.codes, names, plainReader),
      }),
      'the index for training',
    ),
  );
  index.openAll();
  const headFeature = (term: number): number => index.termCount + term;
  const pairNumber = new Map<number, number>();
  const pairTerms: (readonly [number, number])[] = [];
  const pairFeature = (first: number, second: number): number => {
    const key = first * index.termCount + second;
    let number = pairNumber.get(key);
    if (number === undefined) {
      number = pairTerms.length;
      pairNumber.set(key, number);
      pairTerms.push([first, second]);
    }
    return 2 * index.termCount + number;
  };

  /** Finer codes compete within their heading: their features are terms as the heading knows them. */
  const finerOfHeading = new Uint16Array(headings.length);
  for (const code of finerCodes) {
    const heading = headingNumber.get(code.slice(0, 4)) ?? 0;
    finerOfHeading[heading] = (finerOfHeading[heading] ?? 0) + 1;
  }
  const entryOf = (term: number, heading: number): number => {
    const { at, packed } = index.entries;
    const from = at[term] as number;
    const found = packed.subarray(from, at[term + 1]).findIndex((entry) => headingIn(entry) === heading);
    return found < 0 ? -1 : from + found;
  };
  const termOfEntry = new Uint32Array(index.entries.packed.length);
  for (let term = 0; term < index.termCount; term++) {
    termOfEntry.fill(term, index.entries.at[term], index.entries.at[term + 1]);
  }

  const resolver = new Resolver(index);
  // Names and descriptions are in plain words; examples are put into them as queries are.
  const reader = new Reader(index.language, plainWordsOf(index));
  const forHeadings = new LinearModel(headings.length, report);
  const forFiner = new LinearModel(finerCodes.length, report);
  const add = (line: string, code: string, weight: number): void => {
    const { terms } = resolver.resolve(reader.read(line));
    const heading = headingNumber.get(code.slice(0, 4));
    if (heading === undefined || terms.length === 0) return;
    const { pairs } = modelFeatures(terms);
    const features = new Set(terms.map(({ meant }) => meant.term));
    const words = [...features];
    for (const { meant, role } of terms) if (role === 'head') features.add(headFeature(meant.term));
    for (let i = 0; i < pairs.length; i += 2) features.add(pairFeature(pairs[i] ?? 0, pairs[i + 1] ?? 0));
    forHeadings.add({ features: Uint32Array.from(features), right: heading, weight, outputs: headings.length });
    const finer = finerNumber.get(code.slice(0, 6));
    const outputs = finerOfHeading[heading] ?? 0;
    if (finer === undefined || outputs < 2) return;
    const entries = words.map((term) => entryOf(term, heading)).filter((entry) => entry >= 0);
    if (entries.length > 0) forFiner.add({ features: Uint32Array.from(entries), right: finer, weight, outputs });
  };
  for (const { name, code, usual } of text.names) add(name, code, usual ? USUAL_WEIGHT : 1);
  for (const { title, code } of shopTitles(text.names, draws(99))) add(title, code, OTHER_WEIGHT);
  for (const { code, description, status } of text.codes)
    if (status === 'live') add(withoutExclusions(description), code, OTHER_WEIGHT);
  for (const { code, text: line } of examples) add(line, code, EXAMPLE_WEIGHT);
  report(`${forHeadings.size} texts (${examples.length} example lines), ${headings.length} headings`);

  const isPair = (feature: number): boolean => feature >= 2 * index.termCount;
  report('for headings');
  forHeadings.train(
    (feature, texts) => !isPair(feature) || texts >= LEAST_PAIRS,
    [
      { holds: isPair, most: MAX_PAIR_VOTES },
      { holds: (feature) => !isPair(feature), most: MAX_WORD_VOTES },
    ],
  );
  report('for codes of six digits within their heading');
  forFiner.train(() => true, [{ holds: () => true, most: MAX_FINER_VOTES }]);

  const { step, votes } = forHeadings.quantised(LOUDEST);
  const finer = forFiner.quantised(LOUDEST);
  const model: TrainedModel = emptyModel(step, finer.step);
  const votesOf = (term: number, heading: string) => {
    const word = index.termText(term);
    const byHeading = model.terms.get(word) ?? new Map();
    model.terms.set(word, byHeading);
    const termVotes = byHeading.get(heading) ?? { word: 0, head: 0, finer: new Map<string, number>() };
    byHeading.set(heading, termVotes);
    return termVotes;
  };
  for (const { feature, output, vote } of votes) {
    const heading = headings[output] ?? '';
    if (feature < index.termCount) votesOf(feature, heading).word = vote;
    else if (!isPair(feature)) votesOf(feature - index.termCount, heading).head = vote;
    else {
      const terms = (pairTerms[feature - 2 * index.termCount] ?? []).map((term) => index.termText(term));
      for (const term of terms) if (!model.terms.has(term)) model.terms.set(term, new Map());
      const pair = terms.join(' ');
      const byHeading = model.pairs.get(pair) ?? new Map<string, number>();
      model.pairs.set(pair, byHeading.set(heading, vote));
    }
  }
  for (const { feature, output, vote } of finer.votes) {
    const code = finerCodes[output] ?? '';
    votesOf(termOfEntry[feature] ?? 0, code.slice(0, 4)).finer.set(code, vote);
  }
  report(`${votes.length} votes for headings, ${finer.votes.length} for finer codes`);
  return model;
}
