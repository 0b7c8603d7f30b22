// Questions are stripped to the goods they ask about, by the frames of data/tariff/words/questions.tsv.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFrames } from '../../source/readWords.ts';
import { atomsOf } from './glossary.ts';
import { frameOf, packQuestions, Questions } from './questions.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/tariff/words');
const frames = readFrames(FOLDER, 'questions.tsv');
const questions = new Questions(packQuestions(frames));

describe('questions', () => {
  test.each([
    ['gst rate on gold', 'gold'],
    ['what is the gst rate for gold', 'gold'],
    ['gold gst rate', 'gold'],
    ['rate of gst on mobile', 'mobile'],
    ['gst on shoes', 'shoes'],
    ['hsn code of paneer', 'paneer'],
    ['paneer ka hsn code kya hai', 'paneer'],
    ['पनीर पर जीएसटी कितना है', 'पनीर'],
    ['how much gst on a fridge?', 'a fridge'],
    ['is honey under gst', 'honey'],
    ['do i pay gst on rent', 'rent'],
    ['doodh pe gst lagta hai', 'doodh'],
    ['shakkar pe kitna gst', 'shakkar'],
    ['क्या दूध पर जीएसटी लगता है', 'दूध'],
    ['chappal ka hsn batao', 'chappal'],
    ['fridge gst rate now', 'fridge'],
    ['salon gst rate without itc', 'salon without itc'],
    ['cooler par ab kitna gst hai', 'cooler'],
    ['fitting as per attached sample', 'fitting'],
    ['दूध पर जीएसटी लगता है क्या', 'दूध'],
    ['पनीर का hsn कोड और टैक्स रेट क्या है?', 'पनीर'],
    ['चावल पर कितने प्रतिशत जीएसटी लगेगा', 'चावल'],
    ['क्या शहद पर अभी जीएसटी देना पड़ता है', 'शहद'],
    ['bachcho ke kapde ka hsn code aur gst rate kya hai', 'bachcho ke kapde'],
    ['kya kitab par gst lagta hai ya nahi', 'kitab'],
    ['gst on second hand car sold by a dealer', 'second hand car'],
    ['सिगरेट पर जीएसटी कितना है 2026', 'सिगरेट'],
    ['2026 में सीमेंट पर जीएसटी कितना है', 'सीमेंट'],
    ['gst on shoes in 2019', 'shoes'],
    ['किराना सामान पर्चे अनुसार', 'किराना सामान'],
    ['being sugar purchased vide bill no 12 dt 1/10/26', 'sugar'],
    ['being amount paid for tea', 'tea'],
    ['amt paid to sharma traders towards sugar', 'sugar'],
    ['neft to raj enterprises for sugar', 'sugar'],
    ['cash paid for sugar', 'sugar'],
    ['sugar purchased from sharma', 'sugar'],
    ['purchase of sugar from sharma traders', 'sugar'],
    ['sugar for office use', 'sugar'],
    ['office rent for the month of october', 'office rent'],
    ['"gst on gold"', 'gold'],
  ])('"%s" asks about "%s"', (question, goods) => {
    expect(questions.goodsIn(question)).toBe(goods);
  });

  // Services that are named after the tax, and a question that names nothing.
  test.each([
    'gst return filing',
    'gst rate',
    'income tax return',
    'lamp for kitchen',
    'paid parking',
    'pipe 12"',
    'diary 2026',
  ])('"%s" is no question', (text) => {
    expect(questions.goodsIn(text)).toBe(text);
  });

  test.each(frames)('the frame "%s" can be read', (frame) => {
    expect(frameOf(frame)).toBeInstanceOf(RegExp);
  });

  /** The texts of a frame in its shortest form, with each of the words that one of several may be. */
  const textsOf = (frame: string): readonly string[] => {
    const shortest = frame.replace(/\[[^\]]*\] ?/g, '').trim();
    const chosen = /[({]([^(){}]*)[)}]/.exec(shortest);
    if (chosen === null) {
      const named = shortest.replace(/\b[XYZW]\b/g, (letter) => (letter === 'X' ? 'sugar' : 'some'));
      return [named.replaceAll('YEAR', '2026')];
    }
    const [group, words = ''] = chosen;
    return words.split('|').flatMap((word) => textsOf(shortest.replace(group, word)));
  };

  const ofYears = /^X (?:\[[^\]]*\] )?YEAR(?: \[[^\]]*\])?$/;
  test.each(frames.filter((frame) => !ofYears.test(frame)))('no text of the frame "%s" is passed over', (frame) => {
    for (const text of textsOf(frame)) {
      expect(questions.goodsIn(text)).not.toBe(text);
      expect(atomsOf(text).some((word) => questions.firstWords.has(word))).toBe(true);
    }
  });

  test('hardly a word of goods begins the sign of a question', () => {
    const goods = ['sugar', 'kg', 'box', 'steel', 'pipe', 'set', 'of', 'repair', '10', '2026', 'हल्दी'];
    expect(goods.filter((word) => questions.firstWords.has(word))).toEqual(['2026']);
  });

  test('a frame without goods, or with a bracket left open, is none', () => {
    expect(frameOf('gst rate')).toBeUndefined();
    expect(frameOf('(gst X')).toBeUndefined();
  });
});

describe('tails of bills', () => {
  const tails = new Questions(packQuestions(readFrames(FOLDER, 'tails.tsv')));

  test.each([
    ['bp machine assorted design', 'bp machine'],
    ['pvc pipe a/c gupta traders', 'pvc pipe'],
    ['nails ctn no 4', 'nails'],
    ['glass bangles bill no 2231/26-27 dt 02.11.26', 'glass bangles'],
    ['mixer 1 yr warranty', 'mixer'],
    ['saree guarantee 1 yr', 'saree'],
    ['laptop mfg 04/26', 'laptop'],
    ['k-carb (surat branch)', 'k-carb'],
    ['cement lot no t-118 exp 09/27', 'cement'],
  ])('%s: %s', (text, goods) => {
    expect(tails.goodsIn(text)).toBe(goods);
  });

  test.each([
    'interior design',
    'new car',
    'income tax return',
    'colour tv',
    'serial bulb',
    'art paper 100 gsm',
    'lot of toys',
  ])('%s is all goods', (text) => {
    expect(tails.goodsIn(text)).toBe(text);
  });
});
