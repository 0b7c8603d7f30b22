// Runs the prompt from the page: straight from the browser to the address that the page may connect to, streamed.
import { complete } from '../../prompts/run/complete.ts';
import { ModelError } from '../../prompts/run/modelError.ts';
import { texts } from '../texts/ofPage.ts';
import { copyText, say } from './copy.ts';
import { markdownHtml } from './markdown.ts';
import { showProblem } from './problem.ts';

const { promptScript: words } = texts;

interface Settings {
  readonly model: string;
  readonly key: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * A browser says the same of every request that fails. Without CORS a service that is there answers something, though
 * nobody may read it.
 */
async function whyUnreachable(url: URL): Promise<ModelError | undefined> {
  if (location.protocol === 'https:' && url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    return new ModelError('insecure', words.insecure(url.host));
  }
  try {
    await fetch(url, { mode: 'no-cors' });
  } catch {
    return undefined;
  }
  return new ModelError('other origin', words.otherOrigin(url.host, location.origin));
}

const keyOf = (origin: string): string => `kosh-run-${origin}`;

/** Of this tab and this address alone; whatever else stands there is not taken. */
function keptSettings(origin: string): Settings {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(origin)) ?? '{}');
    const text = (name: string): string => {
      const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
      return typeof value === 'string' ? value.slice(0, 500) : '';
    };
    return { model: text('model'), key: text('key') };
  } catch {
    return { model: '', key: '' };
  }
}

function keep(origin: string, settings: Settings): void {
  try {
    sessionStorage.setItem(keyOf(origin), JSON.stringify(settings));
  } catch {
    // Where nothing may be kept, it is typed again after a reload.
  }
}

/** Far more than any service has that a person would choose from. */
const MOST_MODELS = 500;

async function modelsAt(completions: string, key: string): Promise<readonly string[]> {
  const response = await fetch(completions.replace(/\/chat\/completions\/?$/, '/models'), {
    redirect: 'error',
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
  });
  const { data } = (await response.json()) as { readonly data?: unknown };
  if (!response.ok || !Array.isArray(data)) return [];
  const ids = data.map((one: unknown) =>
    typeof one === 'object' && one !== null ? Reflect.get(one, 'id') : undefined,
  );
  return ids.filter((id): id is string => typeof id === 'string').slice(0, MOST_MODELS);
}

/** `withPrompt` hands over the whole prompt, or tells the person what it lacks. */
export function startRun(section: HTMLElement, withPrompt: (use: (text: string) => void) => void): void {
  const form = section.querySelector<HTMLFormElement>('form');
  const model = section.querySelector<HTMLInputElement>('[name=model]');
  const models = section.querySelector<HTMLDataListElement>('datalist');
  const key = section.querySelector<HTMLInputElement>('[name=key]');
  const stop = section.querySelector<HTMLButtonElement>('[data-run-stop]');
  const status = section.querySelector<HTMLElement>('[data-run-status]');
  const answer = section.querySelector<HTMLElement>('[data-run-answer]');
  const copy = section.querySelector<HTMLButtonElement>('[data-run-copy]');
  const { origin = '', url = '' } = section.dataset;
  if (!form || !model || !key || !stop || !status || !answer || !copy) return;
  ({ model: model.value, key: key.value } = keptSettings(origin));
  const { host } = new URL(url);

  let running: AbortController | undefined;
  /** As the model wrote it. */
  let written = '';
  const settle = (...said: readonly string[]): void => {
    running = undefined;
    showProblem(status, ...said);
    copy.hidden = answer.textContent === '';
    // A button that goes must not take the focus with it.
    if (document.activeElement === stop) (copy.hidden ? model : copy).focus();
    stop.hidden = true;
  };

  const run = async (prompt: string): Promise<void> => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    keep(origin, { model: model.value.trim(), key: key.value.trim() });
    written = '';
    answer.textContent = '';
    answer.classList.remove('is-read');
    answer.hidden = false;
    copy.hidden = true;
    stop.hidden = false;
    status.textContent = words.waiting(host);
    const endpoint = { url, model: model.value.trim(), key: key.value.trim() || undefined };
    try {
      for await (const piece of complete(endpoint, prompt, { signal: mine.signal, whyUnreachable })) {
        if (running !== mine) return;
        // Told once: at every piece it would be read aloud again.
        if (status.textContent !== words.answering) status.textContent = words.answering;
        written += piece;
        answer.append(piece);
      }
      if (running !== mine) return;
      // Once it is whole it is set as it is meant; until then it grows as text.
      answer.innerHTML = String(markdownHtml(written));
      answer.classList.add('is-read');
      settle(words.done);
    } catch (error) {
      if (running !== mine) return;
      if (mine.signal.aborted) settle(words.stopped);
      else if (error instanceof ModelError) settle(words.failed(error.kind, host), error.message);
      else settle(error instanceof Error ? error.message : String(error));
    }
  };

  // The names of its models, once somebody is about to write one; a service that does not tell them is written to as ever.
  let listed = '';
  model.addEventListener('focus', () => {
    const as = key.value.trim();
    if (listed === `${as}\n`) return;
    listed = `${as}\n`;
    modelsAt(url, as).then(
      (names) =>
        models?.replaceChildren(
          ...names.map((name) => {
            const option = document.createElement('option');
            option.value = name;
            return option;
          }),
        ),
      () => {},
    );
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (model.value.trim() === '') {
      model.focus();
      say(words.nameModel);
      return;
    }
    withPrompt((text) => void run(text));
  });
  stop.addEventListener('click', () => running?.abort());
  copy.addEventListener('click', () => void copyText(written));
}
