// What the scripts of the catalog and of a prompt's page say in Hindi; part of `hi.ts`.
import type { Texts } from './en.ts';

export const promptScript: Texts['promptScript'] = {
  templateCopied: 'टेम्पलेट कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो सका।',
  notConnected: 'नेटवर्क के बिना कॉपी नहीं हो सका।',
  noAnswer: 'जवाब नहीं आया, इसलिए सूची पहले वाली है; फिर से पूछने के लिए "खोजें" दबाएँ।',

  ready: 'कॉपी के लिए तैयार।',
  lacking: (count) => `${count} फ़ील्ड अभी ख़ाली या गलत ${count === 1 ? 'है' : 'हैं'}।`,
  notYet: 'अभी नहीं: पहले निशान वाले फ़ील्ड भरें या ठीक करें।',
  pasteThere: 'कॉपी हो गया: वहाँ चिपका दें',

  setKept: (name) => `इस ब्राउज़र में रख लिया: ${name}`,
  setFilled: (name) => `भर दिया: ${name}`,
  deleteSet: (name) => `“${name}” नाम से रखी जानकारी मिटाएँ?`,
  setDeleted: (name) => `मिटा दिया: ${name}`,
  setNotKept: 'यह ब्राउज़र कुछ नहीं रखता; जानकारी सिर्फ़ फ़ॉर्म में है।',
  tooManySets: (most) => `${most} पहले से रखी हैं: पहले एक मिटाएँ।`,

  nameModel: 'पहले मॉडल का नाम लिखें।',
  waiting: (host) => `${host} के जवाब का इंतज़ार…`,
  answering: 'जवाब आ रहा है…',
  done: 'पूरा हो गया। इस्तेमाल से पहले जाँच लें।',
  stopped: 'रोक दिया गया।',
  insecure: (host) =>
    `यह पेज सुरक्षित है और ${host} से नहीं पूछ सकता, जो सुरक्षित नहीं है। https से शुरू होने वाला पता दें, या Kosh अपनी मशीन पर चलाएँ।`,
  otherOrigin: (host, origin) =>
    `${host} चल रहा है, पर इस पेज को पूछने नहीं देता। उसकी CORS सेटिंग में ${origin} को अनुमति दें (Ollama: OLLAMA_ORIGINS=${origin}; LM Studio: "Enable CORS") और उसे फिर से चालू करें।`,
  failed: (kind, host) => {
    if (kind === 'unreachable') return `${host} से जुड़ नहीं पाए।`;
    if (kind === 'refused') return `${host} ने मना कर दिया:`;
    if (kind === 'rate limited') return `${host} अभी और सवाल नहीं लेता:`;
    if (kind === 'other origin' || kind === 'insecure') return '';
    if (kind === 'redirected') return `${host} किसी और पते पर भेजता है:`;
    if (kind === 'cut') return 'जवाब बीच में ही रुक गया।';
    if (kind === 'too long') return 'मॉडल अपनी सीमा पर रुक गया, जवाब पूरा नहीं है:';
    if (kind === 'filtered') return 'सेवा के फ़िल्टर ने मॉडल को रोक दिया, जवाब पूरा नहीं है:';
    return `${host} का जवाब समझ में नहीं आया:`;
  },
};
