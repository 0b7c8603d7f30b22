// What the check of registers and Table 12 tell people, in Hindi; part of `hi.ts`. Codes are called by their names, those
// that have none by the name of the nearest code above.
import {
  kindsOf,
  type Lawful,
  type NamedCode,
  type RegisterSentences,
  type Suggestion,
} from '../../register/sentences.ts';
import type { Tally } from '../../register/summary/rowTally.ts';
import { codeNames } from './hiCodeNames.ts';
import { form, linesDone, number } from './hiForm.ts';
import { speech } from './hiSpeech.ts';

const MENDED: Readonly<Record<Parameters<RegisterSentences['codeMended']>[1], string>> = {
  'lost zero': 'आगे का शून्य हट गया है',
  'zero too many': 'आगे एक शून्य ज़्यादा है',
  'filled with zeros': 'छोटे कोड के पीछे शून्य जोड़े गए हैं, ऐसा कोई कोड नहीं है',
  'ninth digit': 'नौ अंक लिखे हैं',
};

/** `6205 20 (सूती कमीज़ें)`; where a code above has the name, with that: `1701 91 (1701: चीनी, गुड़ और खांडसारी)`. */
function named({ code, written }: NamedCode): string {
  for (let digits = code.length; digits >= 4; digits -= 2) {
    const name = codeNames(code.slice(0, digits));
    // What ends in zeros is the code above, undivided.
    if (name !== undefined)
      return /^0*$/.test(code.slice(digits))
        ? `${written} (${name})`
        : `${written} (${code.slice(0, digits)}: ${name})`;
  }
  return written;
}

const said = (english: string): string => speech.sentence(english) ?? english;
const anyOf = (sentences: readonly string[]): string => sentences.map(said).join('; या ');
const suggested = (suggestion: Suggestion | undefined): string =>
  suggestion === undefined ? '' : `; "${suggestion.text}" का कोड ${named(suggestion.code)} है`;
const nearestOf = (codes: readonly string[]): string =>
  codes.length === 0 ? '' : `; सबसे पास के कोड ${codes.join(', ')}`;
const replacedBy = (codes: readonly string[]): string => (codes.length === 0 ? '' : `; अब ${codes.join(', ')}`);
const lawfulOn = ({ day, rates, price }: Lawful): string =>
  `${form.day(day)} को ${price === undefined ? '' : `एक का दाम ${price} होने पर `}${rates.length === 0 ? 'यह GST से बाहर है' : `सही दर ${form.oneOf(rates)} है`}`;
const usually = (rate: string | undefined): string => (rate === undefined ? '' : ` आम तौर पर दर ${rate} है।`);

const money = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
/** `(लाइन 4, 7 और 12 अन्य, ₹1,200.00)`. */
const where = ({ count, rows, taxable }: Tally): string => {
  const more = count > rows.length ? ` और ${number(count - rows.length)} अन्य` : '';
  return `(लाइन ${rows.join(', ')}${more}, ${money(taxable)})`;
};

export const register: RegisterSentences = {
  codeMended: (cell, mending, code) => `${cell}: ${MENDED[mending]}; कोड ${named(code)}।`,
  codeMissing: (cell, suggestion) =>
    `${cell === '' ? 'लाइन में HSN या SAC कोड नहीं है' : `${cell} कोई कोड नहीं है, बस जगह भरने को लिखा है`}${suggested(suggestion)}।`,
  codeUnknown: (cell, nearest, suggestion) => `${cell} कोई कोड नहीं है${nearestOf(nearest)}${suggested(suggestion)}।`,
  codeOddDigits: (cell, digits, nearest, suggestion) =>
    `${cell} में ${digits} अंक हैं; कोड में 4, 6 या 8 अंक होते हैं${nearestOf(nearest)}${suggested(suggestion)}।`,
  codeTooShort: (code, needed, isByTurnover, suggestion) =>
    `${code} में ${code.length} अंक हैं; ${isByTurnover ? '₹5 करोड़ से ज़्यादा टर्नओवर पर ' : ''}${needed} चाहिए${suggested(suggestion)}।`,
  codeNotOnPortal: (code, portal, now) =>
    `${code} ${portal === 'gst' ? 'GST' : 'ई-इनवॉइस'} पोर्टल की लिस्ट में नहीं है${replacedBy(now)}।`,
  codeRetired: (code, now) => `कस्टम विभाग ने ${code} हटा दिया है, पर GST पोर्टल इसे अब भी लेते हैं${replacedBy(now)}।`,
  descriptionMeans: (code, { text, code: meant }) =>
    `कोड ${named(code)} लिखा है; पर "${text}" ${named(meant)} जैसा लगता है।`,
  ownListSays: (code, { code: own, source }) =>
    `कोड ${named(code)} लिखा है; पर आपकी अपनी सूची (${source}) में ${named(own)} है।`,

  noSuchRate: (rate, whole) =>
    `GST में ${rate} की कोई दर नहीं है${whole === undefined ? '' : `; यह ${whole} की आधी है, और यहाँ पूरी दर चाहिए`}।`,
  beforeGst: (day) =>
    `${form.day(day)} को GST शुरू नहीं हुआ था (शुरुआत ${form.day('2017-07-01')}), इसलिए दर जाँची नहीं गई; क्या साल सही है?`,
  rateStale: (rate, code, until, by, lawful, nowBy) =>
    `${named(code)} पर ${rate} दर ${form.day(until)} तक थी (${by}); ${lawfulOn(lawful)} (${nowBy})।`,
  rateEarly: (rate, code, from, by, lawful) =>
    `${named(code)} पर ${rate} दर ${form.day(from)} से ही लगती है, उससे पहले नहीं (${by}); ${lawfulOn(lawful)}।`,
  rateNever: (rate, code, lawful, by) =>
    `${named(code)} पर ${rate} दर कभी नहीं थी; ${lawfulOn(lawful)} (${by})। या तो दर गलत है या कोड।`,
  alsoOf: (codes, others, more) =>
    `यही बात इन कोड पर भी है: ${[...codes.map(named), ...others].join(', ')}${more === 0 ? '' : ` और ${number(more)} अन्य कोड`}।`,
  rateInferred: (rate, code, { day, rates, price }, by, note) =>
    `हमारे विचार में ${named(code)} पर ${form.day(day)} को ${price === undefined ? '' : `एक का दाम ${price} हो तो `}${rates.join(' या ')} लगता है, ${by} के आधार पर; पर इस कोड के लिए उसके शब्द पढ़े नहीं गए, इसलिए ${rate} को गलत नहीं कहा जाता।${note === '' ? '' : ` ${said(note)}`}`,
  rateByPrice: (price, code, lawful, day, rate) =>
    `एक का दाम ${price} है, इसलिए ${code} पर ${form.day(day)} को ${lawful} लगता है, ${rate} नहीं।`,
  priceWithTax: (price, code, readings) =>
    `${code} की दर टैक्स से पहले के दाम पर है, और सीमा टैक्स समेत दाम ${price} के बीच में पड़ती है: ${readings.map(([rate, left]) => `${rate} पर ${left}`).join(', ')}। टैक्स से पहले का दाम लिखें।`,
  rateOfSubCode: (rate, codes, code, usual) =>
    `${rate} दर सिर्फ़ ${codes.join(', ')} की है, पूरे ${code} की नहीं: कोड उतने अंकों तक लिखें।${usually(usual)}`,
  rateUnderCondition: (rate, code, conditions, usual) =>
    `${code} पर ${rate} दर एक शर्त पर ही लगती है: ${anyOf(conditions)}।${usually(usual)}`,

  taxOfParts: (due, tax) => `कॉलमों की दरों से टैक्स ${due} बनता है, पर लाइन में ${tax} है।`,
  taxNoRate: (tax, share, taxable) => `टैक्स ${tax} है, यानी ${taxable} का ${share}, और GST में ऐसी कोई दर नहीं है।`,
  taxDiffers: (rate, taxable, due, tax) => `${taxable} पर ${rate} से ${due} बनते हैं, पर लाइन में टैक्स ${tax} है।`,
  taxOfOldRate: (rate, taxable, due, tax, note, difference) =>
    `टैक्स नहीं बदला गया: ${taxable} पर ${rate} से ${due} बनते हैं, और लाइन में ${tax} है। जो बिल जारी हो चुका है उसे ${
      note === undefined
        ? 'क्रेडिट या डेबिट नोट से ठीक करें'
        : `${difference} टैक्स के ${note === 'credit' ? 'क्रेडिट' : 'डेबिट'} नोट से ठीक करें`
    } (धारा 34); बिल अभी जारी नहीं हुआ तो उसका टैक्स और कुल रकम भी बदलें।`,
  halvesDiffer: (cgst, sgst) => `CGST ${cgst} है और SGST ${sgst}; दोनों बराबर होने चाहिए।`,
  igstAndHalves: 'लाइन में IGST भी है और CGST या SGST भी; एक सप्लाई पर या तो IGST लगता है, या CGST और SGST।',
  halvesOnZeroRated: 'निर्यात और SEZ की सप्लाई पर IGST लगता है या कुछ नहीं; CGST और SGST कभी नहीं।',
  igstWithinState: (state) => `बेचने वाला और सप्लाई का स्थान, दोनों राज्य ${state} में हैं: CGST और SGST लगेंगे, IGST नहीं।`,
  halvesAcrossStates: (from, to) => `बेचने वाला राज्य ${from} में है और सप्लाई का स्थान ${to} में: IGST लगेगा, CGST और SGST नहीं।`,
  taxOnBillOfSupply: (tax) => `बिल ऑफ़ सप्लाई पर टैक्स नहीं लिया जाता, पर लाइन में ${tax} है।`,
  cessMissing: (code, rate, day, note) =>
    `${code} पर ${form.day(day)} को ${rate} क्षतिपूर्ति सेस लगता है (${speech.cess(note) ?? note}), पर लाइन में सेस नहीं है।`,
  cessInferred: (code, rate, day, note) =>
    `हमारे विचार में ${code} पर ${form.day(day)} को ${rate} क्षतिपूर्ति सेस लगता है (${speech.cess(note) ?? note}), पर लाइन में सेस नहीं है; उस एंट्री के शब्द पढ़े नहीं गए, इसलिए इसे गलत नहीं कहा जाता।`,
  dayUnread: (cell, day) => `"${cell}" तारीख के रूप में पढ़ा नहीं जा सका; ${form.day(day)} की दरें ली गई हैं।`,
  gstinCheck: (gstin) =>
    `GSTIN ${gstin} में कहीं गलती है, क्योंकि आख़िरी अक्षर बाकी अक्षरों से मेल नहीं खाता; पोर्टल ऐसा नंबर नहीं लेता।`,
  placeUnread: (cell) => `"${cell}" कोई राज्य नहीं है, इसलिए IGST लगेगा या CGST और SGST, यह इससे नहीं जाँचा गया।`,
  dayToCome: (day, today) =>
    `${form.day(day)} अभी आना बाकी है (आज ${form.day(today)} है); पोर्टल ऐसा दस्तावेज़ नहीं लेता। क्या साल सही है?`,
  dayOutside: (day, from, to) =>
    `${form.day(day)} उस अवधि से बाहर है जो फ़ाइल के शीर्षक में लिखी है: ${form.day(from)} से ${form.day(to)}।`,
  documentTooLong: (document, letters) =>
    `दस्तावेज़ के नंबर ${document} में ${letters} अक्षर हैं; ज़्यादा से ज़्यादा 16 हो सकते हैं (नियम 46)।`,
  documentSigns: (document) =>
    `दस्तावेज़ के नंबर ${document} में ऐसे चिह्न हैं जो पोर्टल नहीं लेता: अक्षर, अंक, - और / हो सकते हैं, और केवल शून्य नहीं।`,
  documentTwice: (document, day) =>
    `${document} पहले भी आ चुका है${day === '' ? '' : ` (${form.day(day)})`}, दूसरी तारीख या दूसरे ग्राहक के साथ: एक नंबर एक ही दस्तावेज़ का होता है।`,
  documentsLacking: (from, to, numbers, more) =>
    `${from} से ${to} तक की शृंखला में ${numbers.join(', ')}${more === 0 ? '' : ` और ${number(more)} अन्य`} नहीं हैं: क्या वे रद्द हुए?`,
  documentsMissing: (from, to, numbers, more) =>
    `${from} से ${to} तक की शृंखला में ${numbers.join(', ')}${more === 0 ? '' : ` और ${number(more)} अन्य`} नहीं हैं: टेबल 13 में ये रद्द गिने गए हैं।`,
  valueDiffers: ({ quantity, price, discount, due, value, slip, isHabit }) =>
    `${quantity} × ${price}${discount === undefined ? '' : `, ${discount} की छूट घटाकर,`} ${due} होता है, पर कर योग्य मूल्य ${value} लिखा है${slip === undefined ? '' : `, यानी ${slip >= 1 ? `${number(slip)} गुना` : `${number(Math.round(1 / slip))}वाँ हिस्सा`}: दशमलव का स्थान खिसक गया है`}।${isHabit ? ' फ़ाइल की बाकी लाइनें इस हिसाब पर चलती हैं।' : ''}`,
  grossDiffers: ({ quantity, price, due, value }) =>
    `${quantity} × ${price} का ${due} होता है, पर छूट से पहले की रकम ${value} लिखी है।`,
  lineTotalDiffers: (total, sum) => `मूल्य, कर, उपकर और पूर्णांकन मिलाकर ${sum} होते हैं, पर कुल ${total} लिखा है।`,
  documentTotalDiffers: (document, total, sum) =>
    `${document} की लाइनें कर, उपकर और पूर्णांकन समेत ${sum} होती हैं, पर उसका कुल ${total} लिखा है।`,
  sumRefused: (error, field, written, due) =>
    `${field} में ${written} है, होना ${due} चाहिए: ई-इनवॉइस पोर्टल इसे त्रुटि ${error} के साथ लौटा देगा।`,
  itemNumberTwice: (item) => `दस्तावेज़ में आइटम नंबर ${item} दो बार है: ई-इनवॉइस पोर्टल इसे त्रुटि 2233 के साथ लौटा देगा।`,
  cessTooMuch: (cess, code, day, until) =>
    `लाइन में ${cess} का मुआवज़ा उपकर है, पर ${code} पर ${form.day(day)} को कोई उपकर नहीं है${until === undefined ? '' : `; वह ${form.day(until)} तक था`}।`,
  taxWithoutPayment: (igst) => `आपूर्ति बिना कर चुकाए (बॉन्ड या LUT पर) है, पर लाइन में ${igst} का IGST है।`,
  rateHardlyBorne: (rate, day, headings) =>
    `${headings.length === 0 ? `${form.day(day)} को किसी चीज़ पर ${rate} नहीं लगता` : `${form.day(day)} को ${rate} केवल ${headings.join(', ')} की चीज़ों या सेवाओं पर लगता है`}, और लाइन में जाँचने के लिए कोड नहीं है।`,
  goodsUnderService: (code, { text, code: meant }) =>
    `${named(code)} सेवा का कोड है; "${text}" की गिनती माल जैसी है और वह ${named(meant)} लगता है।`,
  gstinUnread: (cell) => `"${cell}" न GSTIN है, न UIN, और न ही बिना GSTIN वाले ग्राहक का कोई शब्द।`,
  amountUnread: (cell) => `"${cell}" रुपयों की रकम के रूप में पढ़ा नहीं जा सका।`,
  rateUnread: (cell) => `"${cell}" दर के रूप में पढ़ा नहीं जा सका।`,
  quantityUnread: (cell) => `"${cell}" मात्रा के रूप में पढ़ा नहीं जा सका।`,
  amountTooLong: (amount) => `${amount} में 13 से ज़्यादा अंक हैं; फ़ॉर्म इतने नहीं लेते।`,
  notInRupees: (currency) => `रकम ${currency} में है और साथ में विनिमय दर नहीं है; रिटर्न में रुपये चाहिए।`,
  reverseCharge: (code, triggers) => `${code} पर टैक्स शायद सेवा लेने वाले को भरना पड़े: ${anyOf(triggers)}।`,

  reverseChargeDue: 'सप्लायर ने इसे रिवर्स चार्ज में बताया है: टैक्स ख़रीदने वाला भरेगा, फिर क्रेडिट लेगा।',
  unitMissing: 'माल के साथ इकाई चाहिए।',
  unitUnknown: (unit) =>
    `${unit} इकाइयों की लिस्ट में नहीं है; जिसकी कोई इकाई न हो उसके लिए OTH है, पैक और दवा के पत्तों के लिए PAC।`,
  unitNaOnGoods: 'NA सिर्फ़ सेवाओं के लिए है; माल के साथ इकाई चाहिए।',
  unitSpelling: (unit, meant) => `${unit} को रिटर्न में ${meant} लिखते हैं।`,
  unitUnusual: (unit, customs) => `कस्टम विभाग इस माल को ${customs} में गिनता है; ${unit} इसके लिए आम इकाई नहीं है।`,
  noteUnsure: (said) => `"${said}" का मतलब हो सकता है कि बिल रद्द हुआ या माल वापस आया: लाइन बिक्री में गिनी गई है।`,
  totalDiffers: (row, said, sum) =>
    `लाइन ${row} का कुल योग ${money(said)} है, पर लाइनों का जोड़ ${money(sum)} आता है: देखें कि कोई लाइन छूटी, दो बार आई या बदली तो नहीं।`,
  sellerGuessed:
    'GSTIN कॉलम में हर लाइन पर एक ही नंबर है। उसे बेचने वाले का नंबर माना गया है, और सब ग्राहकों को बिना रजिस्ट्रेशन का: अगर वह ग्राहक का नंबर है, तो बेचने वाले का अपना नंबर लिखें।',
  nothingRead: 'कोड, दर या टैक्स के साथ मूल्य का कोई कॉलम नहीं मिला, इसलिए कुछ भी नहीं जाँचा गया: बताएँ कि ये कौन से कॉलम हैं।',
  valuesNotRead: 'कर योग्य मूल्य का कॉलम नहीं मिला, इसलिए टैक्स नहीं जाँचे गए: बताएँ कि यह कौन सा कॉलम है।',
  valueWithTax: (lines) =>
    `हिसाब से लाइनों की राशि में टैक्स भी शामिल है: उसे घटाकर ${number(lines)} लाइनों का कर योग्य मूल्य लिया गया है।`,
  unitOtherEverywhere: (lines) => `सभी ${number(lines)} लाइनों में इकाई OTH है; रिटर्न में वह इकाई चाहिए जिसमें माल बिकता है।`,
  quantityOnService: 'टेबल 12 में सेवाओं की मात्रा 0 होती है।',
  unitOnService: (unit) => `सेवाओं की इकाई NA और मात्रा 0 होती है; यहाँ इकाई ${unit} है।`,
  goodsMarkedService: (code) => `लाइन में सेवा लिखा है, पर ${code} माल का कोड है; सेवाओं के कोड 99 से शुरू होते हैं।`,
  serviceMarkedGoods: (code) => `लाइन में माल लिखा है, पर ${code} सेवा का कोड है।`,

  rowTwice: (code, unit, rate) =>
    `कोड ${code}, इकाई ${unit} और दर ${rate} की लाइन पहले आ चुकी है; ऐसी लाइन एक ही बार आ सकती है, इसलिए दोनों को जोड़ दें।`,
  lineTwice: (document) => `${document} में यही लाइन पहले से है: वही चीज़, वही मात्रा, वही रकम।`,

  codeWas: (cell) => `कोड ${cell} था`,
  rateWas: (rate) => `दर ${rate} थी`,
  unitWas: (unit) => `इकाई ${unit} थी`,
  emptyCell: 'ख़ाली',
  namelessColumn: 'कॉलम',

  ratesAsBilled: (lines) =>
    `जिनकी दर आपने बदली पर जिनमें टैक्स बिल वाली दर का है, ऐसी ${linesDone(lines.count, 'बिल वाली दर पर गिनी')} ${where(lines)}: जारी हो चुका बिल क्रेडिट या डेबिट नोट से ठीक होता है, जो अपने महीने के रिटर्न में जाता है।`,
  otherMonths: (lines) => `दूसरे महीनों की ${linesDone(lines.count, 'छोड़ी')} ${where(lines)}।`,
  undated: (lines) => `बिना तारीख की ${linesDone(lines.count, 'गिनी')} ${where(lines)}।`,
  cancelled: (lines) => `रद्द या ड्राफ़्ट बिलों की ${linesDone(lines.count, 'छोड़ी')} ${where(lines)}।`,
  notesUnsure: (lines) =>
    `${linesDone(lines.count, 'बिक्री में गिनी')}, पर टिप्पणी, स्थिति या बिल नंबर से लगता है कि बिल रद्द हुआ हो या क्रेडिट नोट हो ${where(lines)}।`,
  purchases: (lines) =>
    `ख़रीद की ${linesDone(lines.count, 'छोड़ी')}: GSTR-1 की टेबल 12 में सिर्फ़ बिक्री आती है ${where(lines)}${kindsOf(lines)}।`,
  advances: (lines) =>
    `एडवांस, उसके समायोजन या वापसी की ${linesDone(lines.count, 'छोड़ी')}: ये टेबल 11A और 11B में आते हैं, टेबल 12 में इनवॉइस आता है ${where(lines)}${kindsOf(lines)}।`,
  kindUnknown: (kind, lines) =>
    `"${kind}" प्रकार की ${linesDone(lines.count, 'बिक्री में गिनी')}, पर बिल का यह प्रकार मालूम नहीं है ${where(lines)}।`,
  amended: (lines) =>
    `पहले बताए जा चुके बिलों के संशोधन की ${linesDone(lines.count, 'गिनी')}: पुरानी रकम घटाकर सिर्फ़ अंतर लिया गया ${where(lines)}।`,
  amendedEarlier: (lines) =>
    `पिछले महीनों के बिलों के संशोधन की ${linesDone(lines.count, 'गिनी')}, पर फ़ाइल में नहीं लिखा कि किस रिटर्न में: अंतर इसी रिटर्न में लिया गया ${where(lines)}।`,
  amendedInReturn: (section, documents, taxable) =>
    `रिटर्न के ${section} में ${number(documents)} ${documents === 1 ? 'बिल' : 'बिलों'} का संशोधन है (${money(taxable)}): टेबल 12 में पुरानी रकम से अंतर आना चाहिए, और वह फ़ाइल में नहीं लिखा है।`,
  noSupplies: (lines) =>
    `ऑर्डर, कोटेशन, डिलीवरी नोट या भुगतान की ${linesDone(lines.count, 'छोड़ी')}, क्योंकि ये इनवॉइस नहीं हैं ${where(lines)}${kindsOf(lines)}।`,
  debitNotes: (lines) =>
    `डेबिट नोट की ${linesDone(lines.count, 'बिक्री में गिनी')}; जो लौटाई गई ख़रीद के हों, उन्हें हटा दें ${where(lines)}।`,
  noQuantity: (lines) =>
    `जिनकी मात्रा पढ़ी नहीं जा सकी, ऐसी ${linesDone(lines.count, 'मात्रा 0 के साथ गिनी')} ${where(lines)}।`,
  taxBlank: (lines) =>
    `जिनमें दर लिखी है पर टैक्स के कॉलम ख़ाली हैं, ऐसी ${linesDone(lines.count, 'बिना टैक्स के गिनी')} ${where(lines)}।`,
  paymentNotSaid: (lines) =>
    `निर्यात या SEZ की ${linesDone(lines.count, 'IGST के साथ गिनी')}, पर फ़ाइल में नहीं लिखा कि टैक्स भरा गया (WPAY) या नहीं (WOPAY) ${where(lines)}।`,
  exchanged: (lines) => `दूसरी मुद्रा की ${linesDone(lines.count, 'फ़ाइल की विनिमय दर से रुपयों में गिनी')} ${where(lines)}।`,
  taxTakenOff: (lines) => `टैक्स सहित राशि वाली ${linesDone(lines.count, 'टैक्स घटाकर गिनी')} ${where(lines)}।`,
  discountNotSaid: (lines) =>
    `छूट या खर्चों वाली ${linesDone(lines.count, 'लिखे हुए मूल्य पर गिनी')}, पर टैक्स, कुल राशि या दाम से पता नहीं चलता कि मूल्य छूट और खर्चों के बाद का है या नहीं ${where(lines)}।`,
  missingInTool: (code) =>
    `${code} पोर्टल की लिस्ट में है, पर ऑफ़लाइन टूल में नहीं है और टूल फ़ाइल लौटा देता है: इसकी लाइन सीधे पोर्टल पर भरें।`,
  negativeRow: (code, unit, rate) =>
    `${code}, ${unit}, ${rate} की लाइन माइनस में है: जितना बिका उससे ज़्यादा वापस आया। टूल इसे लेता है; पोर्टल पर आज़माया नहीं गया।`,
  nobodyRegistered:
    'किसी रजिस्टर्ड ग्राहक को कुछ नहीं बेचा गया: पोर्टल B2B में एक लाइन माँगता है, जिसमें कोड कोई भी हो और रकमें शून्य हों।',
  lacksCode: 'कोड नहीं है',
  lacksDigits: (code) => `${code} में कोड जितने अंक नहीं हैं`,
  lacksDay: (cell) => `"${cell}" तारीख के रूप में पढ़ा नहीं जा सका`,
  lacksCustomer: (cell) => `"${cell}" GSTIN नहीं है, इसलिए B2B या B2C मालूम नहीं`,
  lacksReadable: (cell) => `"${cell}" पढ़ा नहीं जा सका`,
  lacksKnownCode: (code) => `${code} कोई कोड नहीं है`,
  lacksTaxable: 'कर योग्य मूल्य नहीं है',
  lacksRoom: 'इसकी एक रकम 13 अंकों से लंबी है, जितने फ़ॉर्म लेते हैं',
  lacksRupees: (currency) => `रकम ${currency} में है और साथ में विनिमय दर नहीं है`,
  lacksOriginal: (document, day) =>
    `यह ${document === '' ? 'किसी बिल' : `बिल ${document}`}${day === '' ? '' : ` (${form.day(day)})`} का संशोधन है, पर फ़ाइल में नहीं लिखा कि पहले क्या था, इसलिए अंतर मालूम नहीं`,
  lacksRate: 'दर मालूम नहीं है',
  lacksKnownRate: (rate) => `GST में ${rate} की कोई दर नहीं है`,
  outsideGst: 'इस पर GST नहीं लगता',
};
