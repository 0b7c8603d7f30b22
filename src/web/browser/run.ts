// Runs the prompt from the page: straight from the browser to the address that the page may connect to, streamed.
import { complete } from '../../prompts/run/complete.ts';
import { ModelError } from '../../prompts/run/modelError.ts';
import { texts } from '../texts/ofPage.ts';
import { copyText, say } from './copy.ts';
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

/** `withPrompt` hands over the whole prompt, or tells the person what it lacks. */
export function startRun(section: HTMLElement, withPrompt: (use: (text: string) => void) => void): void {
  const form = section.querySelector<HTMLFormElement>('form');
  const model = section.querySelector<HTMLInputElement>('[name=model]');
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
    answer.textContent = '';
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
        answer.append(piece);
      }
      if (running === mine) settle(words.done);
    } catch (error) {
      if (running !== mine) return;
      if (mine.signal.aborted) settle(words.stopped);
      else if (error instanceof ModelError) settle(words.failed(error.kind, host), error.message);
      else settle(error instanceof Error ? error.message : String(error));
    }
  };

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
  copy.addEventListener('click', () => void copyText(answer.textContent ?? ''));
}
