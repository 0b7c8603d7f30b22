import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';

const inLatin = (text: string): string => LANGUAGE.otherScripts.inLatin(text);

describe('inLatin', () => {
  test.each([
    ['Tamil', 'மஞ்சள் தூள்', 'manjal thool'],
    ['Tamil', 'தக்காளி வெங்காயம் தேங்காய்', 'thakkali vengayam thengai'],
    ['Tamil', 'எண்ணெய் அரிசி மூட்டை', 'ennai arisi moottai'],
    ['Telugu', 'బియ్యం పసుపు చక్కెర', 'biyyam pasupu chakkera'],
    ['Kannada', 'ಬೆಲ್ಲ ಅಕ್ಕಿ ತೊಗರಿ ಬೇಳೆ', 'bella akki thogari bele'],
    ['Malayalam', 'തേങ്ങ പാൽ ഉപ്പ് മഞ്ഞൾ പൊടി', 'thenga paal uppu manjal podi'],
    ['Gujarati', 'હળદર ખાંડ ઘી', 'haldar khaand ghee'],
    ['Bengali', 'চিনি চাল মুড়ি', 'chini chaal muri'],
    ['Punjabi', 'ਪਨੀਰ ਦੁੱਧ ਫੁਲਕਾਰੀ ਦੁਪੱਟਾ', 'paneer dudh phulkari dupatta'],
    ['Odia', 'ଚାଉଳ ତେଲ', 'chaul tel'],
  ])('%s: "%s" is "%s"', (_, text, latin) => {
    expect(inLatin(text)).toBe(latin);
  });

  test.each([
    ['5 கிலோ', '5 kilo'],
    ['100 கிராம்', '100 gram'],
    ['1 லிட்டர்', '1 litre'],
    ['5 కిలోలు', '5 kilo'],
    ['1 లీటరు', '1 litre'],
    ['2 ಕೆಜಿ', '2 kg'],
    ['200 ਗ੍ਰਾਮ', '200 gram'],
    ['250 ഗ്രാം', '250 gram'],
  ])('amounts are read by their units: "%s" is "%s"', (text, latin) => {
    expect(inLatin(text)).toBe(latin);
  });

  test('digits are those of everybody else', () => {
    expect(inLatin('১০ ௫ ೨৫')).toBe('10 5 25');
  });

  test('other texts stay what they are', () => {
    for (const text of ['paneer 200 g', 'हल्दी', 'සීනි', '₹ 50', '']) expect(inLatin(text)).toBe(text);
  });

  test('nothing is left of these scripts in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0x0980, max: 0x0d7f }).map((code) => String.fromCharCode(code)) }),
        (text) => {
          expect(inLatin(text)).not.toMatch(/[\u0980-\u0d7f]/);
        },
      ),
    );
  });
});
