// The form that asks for the address of a model service, on pages that cannot connect to it themselves.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';

/** Where OpenAI-compatible services answer: programs on the machine of the reader, and services. */
const PROGRAMS = [
  ['http://localhost:11434/v1', 'Ollama'],
  ['http://localhost:1234/v1', 'LM Studio'],
] as const;
const SERVICES = [
  ['https://api.openai.com/v1', 'OpenAI'],
  ['https://openrouter.ai/api/v1', 'OpenRouter'],
  ['https://generativelanguage.googleapis.com/v1beta/openai', 'Google Gemini'],
  ['https://api.groq.com/openai/v1', 'Groq'],
  ['https://api.mistral.ai/v1', 'Mistral'],
] as const;

/** Asks for the address; it is the one thing of a run that the service sees. `pin`: of an older version, "?version=2". */
export function runForm(action: string, { prompt: words }: Texts, address = '', pin = ''): SafeHtml {
  const [[name = '', version = ''] = []] = [...new URLSearchParams(pin)];
  const known = [...PROGRAMS.map(([url, name]) => [url, words.onThisMachine(name)] as const), ...SERVICES];
  return html`<form action="${action}" method="get" class="run-address"><p><label for="run-to">${words.address}</label> <input id="run-to" name="to" type="url" list="run-known" required value="${address}" placeholder="http://localhost:11434/v1"> <button>${words.setUp}</button></p>${pin !== '' && html`<input type="hidden" name="${name}" value="${version}">`}<datalist id="run-known">${known.map(([url, name]) => html`<option value="${url}">${name}</option>`)}</datalist>
<p class="soft">${words.addressHint}</p></form>`;
}
