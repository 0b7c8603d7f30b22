// The calculators' pages in Hindi; part of `hi.ts`.
import { html } from '../html.ts';
import type { Texts } from './en.ts';
import { form } from './hiForm.ts';

export const calculator: Texts['calculator'] = {
  dataLine: (prompts, tools) =>
    `${prompts} प्रॉम्प्ट और हिसाब करने वाले ${tools} टूल। मसौदे और आँकड़े आपके जाँचने के लिए हैं, सलाह नहीं।`,
  tools: 'टूल',

  listTitle: 'GST, वेतन, लोन और तारीखों के कैलकुलेटर · Kosh',
  listDescription: (count) =>
    `भारत के टैक्स, वेतन, लोन और तारीखों के ${count} कैलकुलेटर। हिसाब इसी पेज में होता है; कुछ भेजा नहीं जाता।`,
  heading: 'कैलकुलेटर',
  lead: 'हिसाब इसी पेज में होता है, किसी AI मॉडल के बिना; आप जो लिखते हैं, आपके ब्राउज़र में ही रहता है।',
  find: 'कैलकुलेटर खोजें',
  findButton: 'खोजें',
  none: 'इन शब्दों वाला कोई कैलकुलेटर नहीं है।',
  showAll: (count) => `सभी ${count} दिखाएँ`,

  where: 'यह टूल कहाँ है',
  inPage: 'हिसाब इसी पेज में होता है, किसी AI मॉडल के बिना; आप जो लिखते हैं, इसी टैब में रहता है और टैब बंद करने पर मिट जाता है।',
  byServer: 'JavaScript के बिना हिसाब सर्वर करता है, किसी AI मॉडल के बिना; वह कुछ नहीं रखता।',
  fillIn: 'भरें',
  workOut: 'हिसाब करें',
  reset: 'शुरू जैसा करें',
  copyLink: 'लिंक कॉपी करें',
  answer: 'जवाब',
  press: '“हिसाब करें” दबाएँ।',
  loading: 'टैरिफ़ आ रहा है…',
  notLoaded: 'टैरिफ़ लोड नहीं हो सका। कनेक्शन आने पर “हिसाब करें” दबाएँ।',
  goesWith: 'इसके साथ काम का',

  required: 'ज़रूरी',
  optional: 'चाहें तो',
  choose: 'चुनें…',
  notSet: 'नहीं चुना',
  withCurrency: 'मुद्रा के साथ',
  problems: (count) => (count === 1 ? 'एक जानकारी नहीं है या गलत है।' : `${count} जानकारियाँ नहीं हैं या गलत हैं।`),
  formSays: 'फ़ॉर्म में लिखा है कि कौन सी।',

  rows: (count) => `${count} लाइन`,
  chart: (title, y, x) => `${title}: ${x} के हिसाब से ${y}`,
  copy: 'कॉपी करें',
  copyOf: (what) => `: ${what}`,
  sources: 'स्रोत',
  source: (table, usedFor, from, to, citation, known) =>
    html`${table}, ${usedFor} के लिए; ${form.span(from, to === '' ? undefined : to)} लागू: ${citation} (${known})।`,
  known: (evidence, day) => {
    if (evidence === 'looked up') return `${form.day(day)} को देखा गया`;
    if (evidence === 'conflicting') return `${form.day(day)} को देखा गया, स्रोत एक जैसे नहीं`;
    return `नोटिफ़िकेशन या अधिनियम से नहीं मिलाया गया, ${form.day(day)} तक`;
  },
  open: (what) => html` तय नहीं: ${what}`,
  day: form.day,
};
