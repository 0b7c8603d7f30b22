// The form that asks for the address of a model service, on pages that cannot connect to it themselves.
import { html, type SafeHtml } from '../html.ts';

/** Where OpenAI-compatible services answer. */
const KNOWN = [
  ['http://localhost:11434/v1', 'Ollama on this machine'],
  ['http://localhost:1234/v1', 'LM Studio on this machine'],
  ['https://api.openai.com/v1', 'OpenAI'],
  ['https://openrouter.ai/api/v1', 'OpenRouter'],
  ['https://generativelanguage.googleapis.com/v1beta/openai', 'Google Gemini'],
  ['https://api.groq.com/openai/v1', 'Groq'],
  ['https://api.mistral.ai/v1', 'Mistral'],
] as const;

/** Asks for the address; it is the one thing of a run that the service sees. */
export const runForm = (action: string, address = ''): SafeHtml =>
  html`<form action="${action}" method="get" class="run-address"><p><label for="run-to">Address of a model service</label> <input id="run-to" name="to" type="url" list="run-known" required value="${address}" placeholder="http://localhost:11434/v1"> <button>Set up</button></p><datalist id="run-known">${KNOWN.map(([url, name]) => html`<option value="${url}">${name}</option>`)}</datalist>
<p class="soft">Your own key, or a model on your machine: anything that speaks the OpenAI protocol. The next page may connect to that address; this one cannot.</p></form>`;
