// Names of columns in Hindi and Marathi, word for word in the English of registers, by which their roles are known.

/** Names that are no sum of their words. */
const WHOLE: Readonly<Record<string, string>> = {
  क्रम: 'sr no',
  क्रमांक: 'sr no',
  'क्र सं': 'sr no',
  'क्रम संख्या': 'sr no',
  'अनु क्रमांक': 'sr no',
  'आपूर्ति का स्थान': 'place of supply',
  'आपूर्ति स्थान': 'place of supply',
  'सप्लाई का स्थान': 'place of supply',
};

const WORDS: Readonly<Record<string, string>> = {
  दिनांक: 'date',
  तारीख: 'date',
  तिथि: 'date',
  बिल: 'bill',
  चालान: 'bill',
  इनवॉइस: 'invoice',
  इन्वॉइस: 'invoice',
  इनवाइस: 'invoice',
  बीजक: 'invoice',
  वाउचर: 'voucher',
  नंबर: 'no',
  नम्बर: 'no',
  संख्या: 'no',
  सं: 'no',
  क्रमांक: 'no',
  ग्राहक: 'customer',
  ग्राहकाचे: 'customer',
  पार्टी: 'party',
  खरीदार: 'buyer',
  क्रेता: 'buyer',
  विक्रेता: 'seller',
  नाम: 'name',
  नाव: 'name',
  जीएसटी: 'gst',
  जीएसटीआईएन: 'gstin',
  सीजीएसटी: 'cgst',
  एसजीएसटी: 'sgst',
  यूटीजीएसटी: 'utgst',
  आईजीएसटी: 'igst',
  सेस: 'cess',
  उपकर: 'cess',
  एचएसएन: 'hsn',
  एसएसी: 'sac',
  सैक: 'sac',
  कोड: 'code',
  वस्तु: 'item',
  वस्तू: 'item',
  वस्तूचे: 'item',
  आइटम: 'item',
  सामान: 'item',
  उत्पाद: 'product',
  माल: 'goods',
  सेवा: 'service',
  विवरण: 'description',
  मात्रा: 'qty',
  इकाई: 'unit',
  यूनिट: 'unit',
  दर: 'rate',
  भाव: 'price',
  कीमत: 'price',
  दाम: 'price',
  करयोग्य: 'taxable',
  करपात्र: 'taxable',
  राशि: 'amount',
  रकम: 'amount',
  रक्कम: 'amount',
  मूल्य: 'value',
  कर: 'tax',
  टैक्स: 'tax',
  केंद्रीय: 'central',
  केन्द्रीय: 'central',
  एकीकृत: 'integrated',
  राज्य: 'state',
  प्रतिशत: 'percent',
  छूट: 'discount',
  डिस्काउंट: 'discount',
  भाड़ा: 'freight',
  ढुलाई: 'freight',
  शुल्क: 'charges',
  कुल: 'total',
  योग: 'total',
  एकूण: 'total',
  प्रकार: 'type',
  का: '',
  की: '',
  के: '',
};

/** `plain`: with single spaces. What is in no list stays as it is. */
export function inEnglish(plain: string): string {
  if (!/[\u0900-\u097f]/.test(plain)) return plain;
  const name = plain.normalize('NFC').replaceAll('कर योग्य', 'करयोग्य').replaceAll('कुल योग', 'कुल');
  return (
    WHOLE[name] ??
    name
      .split(' ')
      .map((word) => (Object.hasOwn(WORDS, word) ? WORDS[word] : word))
      .filter((word) => word !== '')
      .join(' ')
  );
}
