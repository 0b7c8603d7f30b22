// What the data have in English, said in Hindi; part of `hi.ts`. The sentences are data: a file for each kind, JSON so
// that the server, the scripts of pages and the tests load them in the same way.
import cess from '../../../data/tariff/hindi/cess.json' with { type: 'json' };
import conditions from '../../../data/tariff/hindi/conditions.json' with { type: 'json' };
import headings from '../../../data/tariff/hindi/headings.json' with { type: 'json' };
import law from '../../../data/tariff/hindi/law.json' with { type: 'json' };
import notes from '../../../data/tariff/hindi/notes.json' with { type: 'json' };
import questions from '../../../data/tariff/hindi/questions.json' with { type: 'json' };
import reasons from '../../../data/tariff/hindi/reasons.json' with { type: 'json' };
import { asks } from './hiCodeNames.ts';
import { form } from './hiForm.ts';
import type { Speech, SpokenWords } from './speech.ts';
import { speechOf } from './speechOf.ts';

const words: SpokenWords = {
  sentences: { ...conditions, ...reasons, ...notes, ...questions, ...headings, ...cess, ...law },
  asks,

  codes: (codes, more) => (more > 0 ? `${codes} और ${more} और` : codes),
  forCodes: (codes) => `${codes} के लिए`,
  forAllBut: (codes) => `${codes} छोड़ कर सब के लिए`,
  forSome: (some, all, one, other) => `${all} में से ${some} चीज़ों के लिए, जैसे ${one} और ${other}`,
  onlyIf: (cases) => `केवल तब, जब ${cases}`,
  orElse: (one, other) => `${one}; या ${other}`,

  sentence: (text) => `${text}।`,
  outsideGst: 'GST से बाहर',
  cases: (rate, told, more) => `${rate}: ${told.join('; या ')}${more > 0 ? `; और ${more} और मामले` : ''}`,
  but: (rate, cases) => `${rate}, पर ${cases}।`,
  also: (cases) => `यह भी: ${cases}।`,
  shown: (rate, reason) => `यहाँ दिखाई गई दर: ${rate}, क्योंकि ${reason}।`,
  majority: (some, all) => `इसकी ${all} में से ${some} चीज़ों पर यही लगती है`,
  majorityOfSuccessors: (some, all) => `इसकी जगह आए ${all} में से ${some} कोड पर यही लगती है`,
  since: (day, notification) => `${day} से, ${notification} द्वारा।`,
  standIn: (codes) => `${codes.join(' और ')} की दर, क्योंकि किसी एंट्री में इस कोड का नाम नहीं है।`,
  replacedBy: (codes) => `बंद कोड, अब इसकी जगह ${codes}।`,
  perhapsReplacedBy: (codes) => `बंद कोड; अब इसकी जगह शायद, पक्का नहीं: ${codes}।`,
  debated: (question) => `मतभेद: ${question}`,
  knownUpTo: (day) => `${day} तक की दरें मालूम हैं; उसके बाद जो बदले, वह इस डेटा में नहीं है।`,

  cessDepends: (told) => `माल पर निर्भर: ${told}`,
  cessEnded: (since, until, told) => `${since} से कोई क्षतिपूर्ति सेस नहीं; ${until} तक: ${told}`,
  nil: 'शून्य',
  inferred: 'अनुमान',

  turnoverUpTo: (crore) => `₹${crore} करोड़ तक`,
  turnoverAbove: (crore) => `₹${crore} करोड़ से ज़्यादा`,
  turnoverBetween: (above, upTo) => `₹${above} करोड़ से ज़्यादा, ₹${upTo} करोड़ तक`,
  digitRule: (who, basis) => `किस पर: ${who}; आधार: ${basis}।`,
  notChecked: '(नोटिफ़िकेशन से नहीं मिलाया गया)',
  schedule: (name) => `अनुसूची ${name}`,

  reasons: {
    matchesName: (words, name, code) => `${words} ${code} के बोलचाल के नाम "${name}" से मिलता है`,
    inDescription: (words, code) => `${words} ${code} के विवरण में है`,
    inParent: (words, code) => `${words} ऊपर की हेडिंग ${code} में है`,
    knownAs: (word, as) => `${word} को हम ${as} के रूप में जानते हैं`,
    leftOpen: (code) => `${code} के नीचे जिस बात से तय होता है, वह नहीं बताई गई`,
    bySize: (code) => `बताया गया नाप या दाम ${code} में आता है`,
    readAs: (word, as) => `${word} को ${as} पढ़ा गया`,
    readBySound: (word) => `${word} को उच्चारण से हिंदी पढ़ा गया`,
    readWithPart: (word, part) => `${word} को उसके हिस्से ${part} के साथ पढ़ा गया`,
    readAsBeginning: (word, of) => `${word} को ${of} की शुरुआत पढ़ा गया`,
    readAsShort: (word, of) => `${word} को ${of} का छोटा रूप पढ़ा गया`,
    notUnderstood: (words) => `समझ में नहीं आया: ${words}`,
    isCode: (code) => `लिखा हुआ ही कोड ${code} है।`,
    exactCode: (code) => `ठीक यही कोड ${code}।`,
    beginsWith: (digits) => `${digits} से शुरू होता है।`,
  },
};

export const speech: Speech = speechOf(words, form.day);
