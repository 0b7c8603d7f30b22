// The page of a prompt in Hindi: form, law, template, versions, and running it; part of `hi.ts`.
import { html } from '../html.ts';
import type { Texts } from './en.ts';
import { linesOf } from './hiForm.ts';

export const prompt: Texts['prompt'] = {
  title: (title) => `${title}: फ़ॉर्म वाला प्रॉम्प्ट · Kosh`,
  toolTitle: (title) => `${title}: टूल · Kosh`,
  where: 'यह प्रॉम्प्ट कहाँ है',
  catalog: 'कैटलॉग',
  tool: 'टूल',
  toolLead: 'फ़ॉर्म भरें, प्रॉम्प्ट कॉपी करें और अपनी पसंद के AI मॉडल को दें।',
  toolMore: 'टेम्पलेट, कानून और स्रोत',
  forRoles: (roles) => html`किसके लिए: ${roles}`,
  versionOf: (version, day) => `वर्ज़न ${version}, ${day}`,

  make: 'प्रॉम्प्ट बनाएँ',
  fillExample: 'उदाहरण से भरें',
  clear: 'साफ़ करें',
  staysInTab: 'आप जो लिखते हैं, इसी टैब में रहता है: पेज दोबारा खोलने पर भी बना रहता है, और टैब बंद करते ही मिट जाता है।',
  withoutScript:
    'JavaScript के बिना “प्रॉम्प्ट बनाएँ” दबाने पर यह इस सेवा को भेजा जाता है, जो टेम्पलेट भर कर पेज लौटा देती है और कुछ नहीं रखती।',
  filled: 'आपका प्रॉम्प्ट',
  notReady: 'प्रॉम्प्ट अभी तैयार नहीं है:',
  copy: 'कॉपी करें',
  download: 'डाउनलोड करें',
  openIn: (chats) => html`यहाँ खोलें: ${chats}`,
  tooLongForLink: 'लिंक के लिए बहुत लंबा है: चैट खोलते ही कॉपी हो जाएगा, वहाँ चिपका दें।',

  comesBack: 'जवाब कैसा आता है',
  comesBackHint: 'उदाहरण की जानकारी भरने पर मिला जवाब।',
  otherLines: (count) => `बाकी ${linesOf(count)} दिखाएँ`,
  law: 'इसके पीछे का कानून',
  readOn: (day) => `${day} को पढ़ा गया।`,
  template: 'टेम्पलेट और उसका स्रोत',
  takenFrom: (file, line) => html`${file} से लिया गया, लाइन ${line}।`,
  showTemplate: 'टेम्पलेट दिखाएँ',
  values: (link) => html`भरने की जानकारी: ${link}`,
  schema: 'स्कीमा',
  toTakeAlong: (links) => html`साथ ले जाने के लिए: ${links}`,
  toolPage: (link) => html`टूल का पेज: ${link}`,
  forms: {
    markdown: 'Markdown',
    messages: 'सिस्टम और यूज़र संदेश (JSON)',
    skill: 'Claude Skill',
    fabric: 'Fabric पैटर्न',
    prompty: 'Prompty',
    promptfoo: 'promptfoo टेस्ट',
    mcp: 'MCP प्रॉम्प्ट',
  },

  versions: 'वर्ज़न',
  version: (version) => `वर्ज़न ${version}`,
  lawTag: 'कानून',
  changedSince: (version) => `वर्ज़न ${version} के बाद क्या बदला`,
  news: (page, feed, law, json) => html`सभी प्रॉम्प्ट के बदलाव: ${page}, ${feed}, ${law}, ${json}`,
  newsPage: 'पेज',
  feed: 'फ़ीड',
  lawAlone: 'सिर्फ़ कानून के बदलाव',

  runHere: 'यहीं चलाएँ',
  run: 'चलाएँ',
  runTitle: (title) => `चलाएँ: ${title} · Kosh`,
  runHeading: (title) => html`चलाएँ: ${title}`,
  runWhere: 'यह पेज कहाँ है',
  address: 'AI मॉडल सेवा का पता',
  setUp: 'यही पता लें',
  addressHint:
    'आपकी अपनी चाबी (key), या आपके कंप्यूटर पर चलने वाला मॉडल: जो भी OpenAI प्रोटोकॉल समझता हो। उस पते से अगला पेज जुड़ सकता है; यह पेज नहीं।',
  onThisMachine: (program) => `${program}, इसी कंप्यूटर पर`,
  noAddress: (given) =>
    `"${given}" किसी AI मॉडल सेवा का पता नहीं है; पता ऐसा होना चाहिए: https://api.openai.com/v1 या http://localhost:11434/v1`,
  mayConnect: (origin) =>
    html`यह पेज ${origin} से जुड़ सकता है; इस साइट के अलावा और किसी से नहीं। प्रॉम्प्ट, चाबी (key) और जवाब आपके ब्राउज़र और उस पते के बीच ही जाते हैं; हमें कुछ नहीं भेजा जाता। चाबी और मॉडल का नाम सिर्फ़ इसी टैब में रहते हैं और टैब बंद करते ही मिट जाते हैं।`,
  needsScript: (command) => html`यहाँ चलाने के लिए JavaScript चाहिए। उसके बिना प्रॉम्प्ट कॉपी करें, या यह कमांड चलाएँ: ${command}`,
  model: 'मॉडल',
  key: 'चाबी (key)',
  keyHint: 'ज़रूरत न हो तो ख़ाली छोड़ें।',
  stop: 'रोकें',
  copyAnswer: 'जवाब कॉपी करें',
  anotherAddress: (link) => html`कोई और पता: ${link}।`,
  changeAddress: 'पता बदलें',
};
