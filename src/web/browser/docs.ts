// "Try it" in the API reference: sends the request of a form and shows status, headers and body. Copies recipes.
import { texts } from '../texts/ofPage.ts';
import { wireCopy } from './copy.ts';

const { docs: words } = texts;

const SHOWN_HEADERS = ['content-type', 'etag', 'cache-control', 'ratelimit', 'ratelimit-policy', 'retry-after'];
const LONGEST_BODY = 20_000;
const base = document.documentElement.dataset.base ?? '';

function addressOf(form: HTMLFormElement): string {
  let path = form.dataset.path ?? '';
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    if (input.dataset.in === 'path') path = path.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.value !== '') query.set(input.name, input.value);
  }
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function ask(form: HTMLFormElement): Promise<void> {
  const [reply, whole] = ['[data-reply]', '[data-reply-body]'].map((one) =>
    form.closest('.operation')?.querySelector<HTMLElement>(one),
  );
  if (!reply || !whole) return;
  const address = addressOf(form);
  const body = form.querySelector<HTMLTextAreaElement>('textarea[name=body]')?.value;
  const started = performance.now();
  const response = await fetch(address, {
    method: (form.dataset.method ?? 'get').toUpperCase(),
    ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  const text = pretty(await response.text());
  // Told aloud; the body can be read, if it is wanted.
  reply.textContent = words.answered(response.status, Math.round(performance.now() - started), address);
  const headers = SHOWN_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const block = document.createElement('pre');
  block.tabIndex = 0;
  const cut =
    text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}\n${words.cut(text.length - LONGEST_BODY)}` : text;
  block.textContent = `${headers.join('\n')}\n\n${cut}`;
  whole.replaceChildren(block);
}

wireCopy();

for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(form).catch(() => {
      const operation = form.closest('.operation');
      const reply = operation?.querySelector('[data-reply]');
      if (reply) reply.textContent = words.noAnswer;
      operation?.querySelector('[data-reply-body]')?.replaceChildren();
    });
  });
}
