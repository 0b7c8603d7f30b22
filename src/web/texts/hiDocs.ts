// The API reference in Hindi; part of `hi.ts`.
import { html } from '../html.ts';
import type { Texts } from './en.ts';

export const docs: Texts['docs'] = {
  title: (_api) => 'API की जानकारी · Kosh',
  description: (_api, version) => `API का हर काम, वर्ज़न ${version}, आज़माने के उदाहरणों के साथ।`,
  facts: (version, document, address) => html`वर्ज़न ${version} · ${document} · मूल पता ${address}`,
  programs: (address, client, more) =>
    html`एजेंट MCP से ${address} पर पूछते हैं; ${client} JavaScript के लिए टाइप वाला क्लाइंट है। ${more}`,
  morePrograms: 'दोनों, और दूसरे प्रोग्राम, एक-एक कदम करके',
  operations: 'API के काम',
  parametersOf: (operation) => `पैरामीटर: ${operation}`,
  parameter: 'पैरामीटर',
  value: 'मान',
  meaning: 'मतलब',
  required: 'ज़रूरी',
  optional: 'चाहें तो',
  body: 'बॉडी (JSON)',
  tryIt: 'आज़माएँ',
  request: 'सवाल',
  example: 'जवाब का उदाहरण',
  exampleOf: (operation) => `: ${operation}`,
  schemas: 'स्कीमा',
  field: 'फ़ील्ड',
  type: 'किस्म',
  answered: (status, milliseconds, address) => `${status}, ${milliseconds} ms में: ${address}`,
  cut: (characters) => `… ${characters} अक्षर और`,
  noAnswer: 'सेवा का जवाब नहीं आया।',
};
