// The catalog while typing: asks for the same page and takes over its results.
const form = document.querySelector<HTMLFormElement>('[data-catalog]');
const results = document.querySelector<HTMLElement>('[data-results]');
const base = document.documentElement.dataset.base ?? '';

let turn = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

function addressOf(of: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(of)) if (value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return `${base}/${text === '' ? '' : `?${text}`}`;
}

async function refresh(address: string): Promise<void> {
  const mine = ++turn;
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const text = await response.text();
  if (mine !== turn || !response.ok || results === null) return;
  const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-results]');
  if (fresh !== null) results.replaceChildren(...fresh.childNodes);
}

if (form !== null) {
  const change = (): void => {
    const address = addressOf(form);
    history.replaceState(null, '', address);
    // Without the network the results stay as they were; Find still works.
    refresh(address).catch(() => {});
  };
  form.addEventListener('input', (event) => {
    clearTimeout(waiting);
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'search';
    waiting = setTimeout(change, typing ? 120 : 0);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    change();
  });
}
