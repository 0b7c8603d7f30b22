// Sentences of the data in Hindi: put together from their parts, each of which the data have, and English where one lacks.
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';
import {
  asSaid,
  saidDigitRule,
  saidNotes,
  saidWhy,
  spokenCess,
  spokenSchedule,
  spokenSentence,
  spokenTurnover,
} from './spoken.ts';

test('a condition is said with the codes that it holds for', () => {
  expect(spokenSentence('fresh', hi)).toBe('ताज़ा');
  expect(spokenSentence('for 0101 21, 0101 29', hi)).toBe('0101 21, 0101 29 के लिए');
  expect(spokenSentence('for 0101 21, 0101 29, 3 more: fresh', hi)).toBe('0101 21, 0101 29 और 3 और के लिए: ताज़ा');
  expect(spokenSentence('for all but 2106 90 20: fresh', hi)).toBe('2106 90 20 छोड़ कर सब के लिए: ताज़ा');
  expect(spokenSentence('for 6 of 23 items, such as 8112 13 and 8112 22', hi)).toBe(
    '23 में से 6 चीज़ों के लिए, जैसे 8112 13 और 8112 22',
  );
  expect(
    spokenSentence('For 997161: an insurance agent serves an insurer; or a business facilitator serves a bank', hi),
  ).toBe('997161 के लिए: बीमा एजेंट बीमा कंपनी को सेवा दे; या बिज़नेस फ़ैसिलिटेटर बैंक को सेवा दे');
});

test('what is not written in Hindi is English and marked', () => {
  expect(spokenSentence('for 0101 21: nobody wrote this', hi)).toBeUndefined();
  expect(String(asSaid('nobody wrote this', 'nobody wrote this', hi))).toBe('<span lang="en">nobody wrote this</span>');
  expect(asSaid('nobody wrote this', 'nobody wrote this', en)).toBe('nobody wrote this');
});

const said = (notes: string): readonly (string | undefined)[] =>
  (hi.speech?.notes(notes) ?? []).map((part) => part.said);

test('notes are said sentence by sentence, with every rate and its conditions', () => {
  expect(
    said(
      '5%: sale value up to ₹2,500 a piece; 18%: sale value above ₹2,500 a piece. Shown: 5%, as most garments sell at up to ₹2,500 a piece.',
    ),
  ).toEqual([
    '5%: बिक्री मूल्य ₹2,500 प्रति नग तक; 18%: बिक्री मूल्य ₹2,500 प्रति नग से ज़्यादा।',
    'यहाँ दिखाई गई दर: 5%, क्योंकि पहनने के ज़्यादातर कपड़े ₹2,500 प्रति नग तक में बिकते हैं।',
  ]);
  expect(said('18%, but 0%: for 3304 20: fresh, or dried, and 2 more cases; outside GST: of seed quality.')).toEqual([
    '18%, पर 0%: 3304 20 के लिए: ताज़ा; या सूखा; और 2 और मामले; GST से बाहर: बीज की क्वालिटी का।',
  ]);
  expect(said('Shown: 18%, as 3 of its 4 items bear it. From 2017-11-15 by 41/2017-CT(Rate).')).toEqual([
    'यहाँ दिखाई गई दर: 18%, क्योंकि इसकी 4 में से 3 चीज़ों पर यही लगती है।',
    '15 नवंबर 2017 से, 41/2017-CT(Rate) द्वारा।',
  ]);
  expect(
    said('Retired code, replaced by 85171300, 85171400. The rate is inferred, not read in a notification.'),
  ).toEqual(['बंद कोड, अब इसकी जगह 85171300, 85171400।', 'दर अनुमान है, किसी नोटिफ़िकेशन में नहीं पढ़ी गई।']);
});

test('a retired code has the rates of others', () => {
  expect(said('Rates of 0306 34 00 and 0306 94 00, as no entry names this code.')).toEqual([
    '0306 34 00 और 0306 94 00 की दर, क्योंकि किसी एंट्री में इस कोड का नाम नहीं है।',
  ]);
});

test('one sentence of the notes that is not written in Hindi leaves the others in Hindi', () => {
  expect(String(saidNotes('5%: fresh; 0%: nobody wrote this. Serial number not confirmed.', hi))).toBe(
    '<span lang="en">5%: fresh; 0%: nobody wrote this.</span> क्रम संख्या की पुष्टि नहीं हुई।',
  );
  expect(String(saidNotes('5%: fresh.', en))).toBe('5%: fresh.');
});

test('cess, digits of documents, schedules', () => {
  expect(
    spokenCess(
      'No compensation cess since 2026-02-01; until 2026-01-31: 60%: no retail price declared (3/2023-CC(Rate)); 0.32 × the retail price of a pack: retail price declared (3/2023-CC(Rate))',
      hi,
    ),
  ).toBe(
    '1 फ़रवरी 2026 से कोई क्षतिपूर्ति सेस नहीं; 31 जनवरी 2026 तक: खुदरा मूल्य घोषित नहीं: 60% (3/2023-CC(Rate)); खुदरा मूल्य घोषित: पैक के खुदरा मूल्य का 0.32 गुना (3/2023-CC(Rate))',
  );
  expect(spokenCess('For 2402 10: nil (1/2017-CC(Rate), inferred)', hi)).toBe(
    '2402 10 के लिए: शून्य (1/2017-CC(Rate), अनुमान)',
  );
  expect(spokenTurnover('above ₹1.5 crore, up to ₹5 crore', hi)).toBe('₹1.5 करोड़ से ज़्यादा, ₹5 करोड़ तक');
  expect(
    String(
      saidDigitRule('For 49 listed chemicals, by 90/2020-Central Tax (not checked against the notification).', hi),
    ),
  ).toBe('किस पर: लिस्ट के 49 रसायन; आधार: 90/2020-Central Tax (नोटिफ़िकेशन से नहीं मिलाया गया)।');
  expect(spokenSchedule('Schedule II - 18%', hi)).toBe('अनुसूची II - 18%');
  expect(spokenSchedule('Exempt', hi)).toBe('छूट प्राप्त');
  expect(spokenSchedule('Services - 5%', hi)).toBe('सेवाएँ - 5%');
  expect(spokenSchedule('Special - 18%', hi)).toBe('ख़ास व्यवस्था - 18%');
});

test('why a code matched', () => {
  expect(
    String(
      saidWhy(
        '"shirt" matches the common name "shirt" of 6205; "shirt" stands in the description of 6205 30 90; one fact decides between headings: nobody wrote this.',
        hi,
      ),
    ),
  ).toBe(
    '&quot;shirt&quot; 6205 के बोलचाल के नाम &quot;shirt&quot; से मिलता है; &quot;shirt&quot; 6205 30 90 के विवरण में है; एक बात से तय होता है कि कौन सी हेडिंग है: <span lang="en">nobody wrote this</span>',
  );
  expect(String(saidWhy('"haldi" was read as "haldii"; not understood: "zq", "xy".', hi))).toBe(
    '&quot;haldi&quot; को &quot;haldii&quot; पढ़ा गया; समझ में नहीं आया: &quot;zq&quot;, &quot;xy&quot;',
  );
});
