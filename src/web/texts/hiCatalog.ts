// The lists of the prompt catalog in Hindi: all prompts, all tools, what changed; part of `hi.ts`.
import { html } from '../html.ts';
import type { Texts } from './en.ts';
import { number } from './hiForm.ts';

export const catalog: Texts['catalog'] = {
  title: 'प्रॉम्प्ट कैटलॉग · Kosh',
  titleFor: (q) => `${q === '' ? 'प्रॉम्प्ट' : q} · Kosh प्रॉम्प्ट कैटलॉग`,
  description: (count) =>
    `हिसाब-किताब, टैक्स, कानून, HR, बिक्री, सॉफ़्टवेयर और दूसरे कामों के ${count} प्रॉम्प्ट, हर एक का फ़ॉर्म, टेम्पलेट और स्रोत।`,
  heading: 'काम के प्रॉम्प्ट, हर एक का अपना फ़ॉर्म',
  lead: 'अपना काम खोजें, फ़ॉर्म भरें, और प्रॉम्प्ट कॉपी करके किसी भी AI चैट में डालें या यहीं चलाएँ। प्रॉम्प्ट अंग्रेज़ी में हैं; जवाब हिंदी में माँग सकते हैं।',
  label: 'क्या काम करना है?',
  placeholder: 'जैसे GST नोटिस का जवाब',
  filters: 'श्रेणी, पद, भारत',
  filtersSet: (set) => `सिर्फ़: ${set}`,
  category: 'श्रेणी',
  role: 'पद',
  all: 'सब',
  india: 'भारत',
  indiaOnly: 'सिर्फ़ भारत से जुड़े',
  waysIn: 'आप कौन हैं?',
  ways: {
    'small-business-owner': ['मेरी दुकान या कारोबार है', 'कोटेशन, बकाया याद दिलाने के पत्र, समझौते, लोन के काग़ज़'],
    accountant: ['मैं हिसाब-किताब या टैक्स देखता हूँ', 'GST और TDS के जवाब, ऑडिट नोट, रिपोर्ट'],
    lawyer: ['मैं वकालत करता हूँ', 'कानूनी नोटिस, शिकायतें, अनुबंध, राय'],
    'hr-manager': ['मैं HR में हूँ', 'नियुक्ति पत्र, नीतियाँ, चेतावनी, इंटरव्यू'],
    'software-engineer': ['मैं सॉफ़्टवेयर बनाता हूँ', 'कोड रिव्यू, घटनाएँ, क्वेरी, दस्तावेज़'],
    citizen: ['मुझे अपने लिए लिखना है', 'RTI, शिकायतें, रिफ़ंड, दफ़्तरों को पत्र'],
  },
  showAll: 'सब प्रॉम्प्ट दिखाएँ',
  favourites: 'आपके पसंदीदा',
  favouritesKept: 'सिर्फ़ इसी ब्राउज़र में रखे हैं।',
  count: (count, page, pages) => `${number(count)} प्रॉम्प्ट${pages > 1 ? `, ${pages} में से पेज ${page}` : ''}`,
  noFit: 'इस काम का कोई प्रॉम्प्ट नहीं है। सबसे पास के ये हैं:',
  askCodes: (finder) => html`यह कोड या टैक्स की दर का सवाल है, जो किसी प्रॉम्प्ट में नहीं है: ${finder} से पूछें।`,
  codeFinder: 'कोड खोज',
  none: 'कुछ नहीं मिला। कम शब्द लिखें, या कोई फ़िल्टर हटाएँ।',
  prompts: 'प्रॉम्प्ट',
  copy: 'कॉपी करें',
  copyTemplateOf: (title) => `टेम्पलेट कॉपी करें: ${title}`,
  keep: (title) => `पसंदीदा में रखें: ${title}`,
  computing: 'हिसाब करने वाले टूल',
  computingHint: 'कोई AI मॉडल नहीं: हिसाब पेज खुद करता है, और दिखाता है कि कैसे किया।',
  computesInPage: 'हिसाब इसी पेज में',

  tools: {
    heading: (count) => `सभी ${count} टूल`,
    title: (count) => `सभी ${count} टूल · Kosh`,
    description: (count, computing, prompts) =>
      `सभी ${count} टूल: पेज में ही हिसाब करने वाले ${computing} और प्रॉम्प्ट बनाने वाले ${prompts}।`,
    computing: 'पेज में ही हिसाब करने वाले',
  },

  changes: {
    heading: 'प्रॉम्प्ट के बदलाव',
    title: 'प्रॉम्प्ट के बदलाव · Kosh',
    lawHeading: 'प्रॉम्प्ट में कानून के बदलाव',
    lawTitle: 'प्रॉम्प्ट में कानून के बदलाव · Kosh',
    description: 'प्रॉम्प्ट के वर्ज़न, सबसे नए पहले; कानून के बदलाव निशान के साथ।',
    lead: 'इन प्रॉम्प्ट का टेम्पलेट, फ़ील्ड या कानून बदला; हर लिंक से उसके वर्ज़न खुलते हैं और दिखता है कि क्या हटा और क्या जुड़ा।',
    showAll: 'सब बदलाव दिखाएँ',
    showLaw: 'सिर्फ़ कानून के बदलाव दिखाएँ',
    version: (title, version) => html`${title}, वर्ज़न ${version}`,
    newest: (shown, of) => `${of} में से सबसे नए ${shown}।`,
  },
};
