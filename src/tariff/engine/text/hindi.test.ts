import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { consonantKey, romanise, soundKey, spellingKey } from './hindi.ts';

describe('romanise', () => {
  it.each([
    ['हल्दी', 'haldee'],
    ['नमक', 'namak'],
    ['चावल', 'chaaval'],
    ['ज़ीरा', 'zeeraa'],
    ['मूंग', 'moong'],
  ])('%s becomes %s', (word, latin) => {
    expect(romanise(word)).toBe(latin);
  });
});

describe('soundKey', () => {
  it.each([
    ['haldi', 'haldee'],
    ['jeera', 'zira'],
    ['moong', 'mung'],
    ['chawal', 'chaval'],
    ['basmati', 'basmatee'],
    ['toor', 'tur'],
  ])('hears %s and %s alike', (one, other) => {
    expect(soundKey(one)).toBe(soundKey(other));
  });

  it.each([
    ['हल्दी', 'haldi'],
    ['जीरा', 'jeera'],
    ['नमक', 'namak'],
    ['साबुन', 'sabun'],
  ])('joins %s with %s', (devanagari, latin) => {
    expect(soundKey(romanise(devanagari))).toBe(soundKey(latin));
  });

  it('does not hear a doubled consonant', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-wyz]{1,12}$/), fc.nat(), (word, place) => {
        const at = place % word.length;
        const letter = word[at] ?? '';
        fc.pre('bdgjklmnrtv'.includes(letter));
        expect(soundKey(word.slice(0, at) + letter + word.slice(at))).toBe(soundKey(word));
      }),
    );
  });
});

describe('consonantKey', () => {
  it('joins huldi with haldi and refuses short words', () => {
    expect(consonantKey(soundKey('huldi'))).toBe(consonantKey(soundKey('haldi')));
    expect(consonantKey(soundKey('dal'))).toBe('');
  });
});

describe('spellingKey', () => {
  const keyOf = (word: string): string => spellingKey(romanise(word));

  it.each([
    ['सूअर', 'सुअर'],
    ['ऊंट', 'ऊँट'],
    ['फ्रोजन', 'फ्रोज़न'],
    ['अंडा', 'अण्डा'],
  ])('%s and %s are one word', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['मिठाई', 'मिट्टी'],
    ['गाय', 'घी'],
    ['गाड़ी', 'घड़ी'],
    ['गाड़ी', 'गरी'],
  ])('%s and %s sound alike and are two', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

const inLatin = (text: string): string => LANGUAGE.otherScripts.inLatin(text);

describe('inLatin', () => {
  test.each([
    ['Tamil', 'மஞ்சள் தூள்', 'manjal thool'],
    ['Tamil', 'தக்காளி வெங்காயம் தேங்காய்', 'thakkali vengayam thengai'],
    ['Tamil', 'எண்ணெய் அரிசி மூட்டை', 'ennai arisi moottai'],
    ['Telugu', 'బియ్యం పసుపు చక్కెర', 'biyyam pasupu chakkera'],
    ['Tamil', 'பட்டுப் புடவை மல்லித் தூள் வெற்றிலை', 'pattu pudavai malli thool vetrilai'],
    ['Tamil', 'கொத்தமல்லி வாழைப்பழம் பேரீச்சம்பழம்', 'kothamalli vazhaipazham perichampazham'],
    ['Telugu', 'తమలపాకులు బంగాళాదుంప', 'tamalapakulu bangaladumpa'],
    ['Kannada', 'ಬೆಲ್ಲ ಅಕ್ಕಿ ತೊಗರಿ ಬೇಳೆ', 'bella akki togari bele'],
    ['Kannada', 'ಕೊತ್ತಂಬರಿ ತೆಂಗಿನಕಾಯಿ', 'kottambari tenginakai'],
    ['Malayalam', 'തേങ്ങ പാൽ ഉപ്പ് മഞ്ഞൾ പൊടി', 'thenga paal uppu manjal podi'],
    ['Malayalam', 'മുണ്ട് തൈര് ഓട് മത്തി', 'mundu thairu odu mathi'],
    ['Gujarati', 'હળદર ખાંડ ઘી', 'haldar khaand ghee'],
    ['Gujarati', 'ભાડું ટામેટાં ખુરશી', 'bhadu tameta khurshi'],
    ['Bengali', 'চিনি চাল মুড়ি', 'chini chaal muri'],
    ['Bengali', 'রং ফুলকপি সরস্বতী', 'rang fulkopi sarasvati'],
    ['Bengali', 'চিংড়ি', 'chingri'],
    ['Punjabi', 'ਗੁੜ ਸਾੜੀ ਰੇਸ਼ਮੀ ਕੰਬਲ', 'gur sari reshmi kambal'],
    ['Punjabi', 'ਮੱਛਰਦਾਨੀ', 'machhardani'],
    ['Punjabi', 'ਪਨੀਰ ਦੁੱਧ ਫੁਲਕਾਰੀ ਦੁਪੱਟਾ', 'paneer dudh phulkari dupatta'],
    ['Odia', 'ଚାଉଳ ତେଲ କଦଳୀ ଚିଙ୍ଗୁଡ଼ି', 'chaula tela kadali chingudi'],
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
    ['25 కిలోల', '25 kilo'],
    ['২টো', '2 pcs'],
    ['୮ଟି', '8 pcs'],
    ['২০ পিস', '20 pcs'],
  ])('amounts are read by their units: "%s" is "%s"', (text, latin) => {
    expect(inLatin(text)).toBe(latin);
  });

  test.each([
    ['சிமெண்ட் பல்பு பேட்டரி டீசல்', 'cement bulb battery diesel'],
    ['పెయింట్ ఫ్యాన్ పైపు బల్బులు టూత్', 'paint fan pipe bulb tooth'],
    ['ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್ ಟೈಲ್ಸ್', 'gas cylinder tile'],
    ['സോപ്പ് ഷർട്ട് സിമന്റ്', 'soap shirt cement'],
    ['શેમ્પૂ ટ્યુબ', 'shampoo tube'],
    ['সিমেন্টের টায়ার চার্জার', 'cement tyre charger'],
    ['ਪੇਂਟ ਪੈਂਟ ਟਾਇਰ ਚੇਨ', 'paint pant tyre chain'],
    ['ଫ୍ୟାନ ଗ୍ୟାସ ଟାୟାର', 'fan gas tyre'],
  ])('English words are written in English: "%s" is "%s"', (text, english) => {
    expect(inLatin(text)).toBe(english);
  });

  test.each([
    ['Kannada greens', 'ಸೊಪ್ಪು', 'soppu'],
    ['Telugu fennel', 'సోపు', 'sopu'],
    ['Bengali jamun', 'জাম', 'jaam'],
    ['Malayalam curd', 'തൈര്', 'thairu'],
    ['Bengali oil', 'তেল', 'tel'],
    ['Bengali papad', 'পাঁপড়', 'papor'],
  ])('words that only sound like English ones stay: %s', (_, text, latin) => {
    expect(inLatin(text)).toBe(latin);
  });

  test.each([
    ['સિમેન્ટની થેલી', 'cement ki theli'],
    ['મગની દાળ', 'mag ki daal'],
    ['પુદીનો ચૂનો મચ્છરદાની', 'pudino choono machhardani'],
    ['ਮੱਕੀ ਦਾ ਆਟਾ', 'makki ki atta'],
  ])('the genitive is a word apart, as in Hindi: "%s" is "%s"', (text, latin) => {
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
