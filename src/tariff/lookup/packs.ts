// How goods are put up, as a text tells it: in labelled packs for the shelf, or loose. Packages of more than 25 kg or
// litres count as loose: the law on labels is not for them (Legal Metrology (Packaged Commodities) Rules, rule 3).
import { once } from '../../steps/once.ts';
import type { Pack } from '../model/conditions.ts';
import { namesContainer } from './amounts.ts';

/** Of kg or litres. */
const RETAIL_MAX = 25;
/** A weight without a container is one package up to this; more is what was bought in all. */
const PACKAGE_MAX = 100;
const PER_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:g|gms?|grams?|ग्रा?ॅ?म|ml|एमएल|मिली)$/, 1e-3],
  [/^(?:kgs?|kilos?|kilograms?|किलो|किग्रा|l|lt|ltrs?|lit(?:re|er)s?|लीटर|लिटर)$/, 1],
];
/** Patterns of all scripts are slow to make: they wait for the first text. */
const sizeOfPack = once(
  () =>
    /(?<![\p{L}\d.])(\d[\d,]*(?:\.\d+)?)\s?-?(gms?|grams?|g|ग्रा?ॅ?म|ml|एमएल|मिली|kgs?|kilos?|kilograms?|किलो|किग्रा|ltrs?|lit(?:re|er)s?|lt|l|लीटर|लिटर)(?:(\s?[x*]\s?\d)|(?![\p{L}\p{M}]))/gu,
);
const loose = once(
  () =>
    /(?<!\p{L})(?:loose|open|un(?:packed|packaged|labelled|labeled|branded)|not (?:pre[ -]?)?pack(?:ed|aged)|without (?:label|brand)|no brand|khull?[aie]|sutt[aiey]|mandi (?:purchase|kharid)|खुल्?ल?[ाीे]|सुट्ट?[ाीे])(?![\p{L}\p{M}])/u,
);
/** What carries a whole load: nothing in it is packed for the shelf. */
const load = once(
  () =>
    /(?<!\p{L})\d+\s?-?(?:troll(?:e?y|ies)|troli|trali|dumpers?|tractor|ट्रॉली|ट्राली|डंपर|डम्पर|ट्रैक्टर)(?![\p{L}\p{M}])/u,
);
/** What only goods for the shelf come in, or are called. */
const shelfPack = once(
  () =>
    /(?<!\p{L})(?:(?<!not )(?:pre[ -]?)?pack(?:ed|aged)|branded|labelled|labeled|packets?|pkts?|pckt|packs?|pouch(?:es)?|sachets?|tetra ?pac?ks?|tetra|poly ?packs?|ziplock|bottles?|btls?|jars?|cups?|पैक(?:ेट)?|पाकीट|पाउच|बोतल|थैली)(?![\p{L}\p{M}])/u,
);
/** "TP": a tetra pack, where a size is told beside it. */
const shortTetra = once(() => /(?<!\p{L})tp(?!\p{L})/u);

/** Undefined: a text with plain digits does not tell. `hasBrand`: it names a brand, whose goods of a shelf size are packed. */
export function packIn(text: string, hasBrand: boolean): Pack | undefined {
  const sizes = [...text.matchAll(sizeOfPack())].map(([, digits = '', unit = '', times]) => ({
    amount: Number(digits.replaceAll(',', '')) * perUnit(unit),
    isCounted: times !== undefined,
  }));
  const isLoose = loose().test(text) || load().test(text);
  const inShelfPack = shelfPack().test(text) || (sizes.length > 0 && shortTetra().test(text));
  if (isLoose) return inShelfPack ? undefined : 'loose';
  const [size] = sizes.sort((one, other) => other.amount - one.amount);
  if (size === undefined) return inShelfPack ? 'retail' : undefined;
  const isOnePackage = namesContainer(text) || inShelfPack;
  if (size.amount > RETAIL_MAX) return isOnePackage || size.amount <= PACKAGE_MAX ? 'loose' : undefined;
  return isOnePackage || hasBrand || size.isCounted ? 'retail' : undefined;
}

const perUnit = (unit: string): number => PER_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
