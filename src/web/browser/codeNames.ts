// Names of codes in the language of the page, and what vague texts are asked: a file of their own, fetched when the first
// code is to be shown. Takes the place of what a language has on the server. In English there is no such file.

/** By code, or by the English sentence. */
let texts: Readonly<Record<string, string>> = {};
let loading: Promise<void> | undefined;

export const codeNames = (code: string): string | undefined => texts[code];
export const asks = (english: string): string | undefined => texts[english];

/** Where the page has them; empty: it needs none. */
export const codeNamesAddress = (): string => document.documentElement.dataset.codeNames ?? '';

/**
 * Settles when the names are there, or cannot be had: then the descriptions stand in their place. A worker, which has no
 * page, is told the address.
 */
export function codeNamesLoaded(address = codeNamesAddress()): Promise<void> {
  loading ??= address === '' ? Promise.resolve() : load(address);
  return loading;
}

async function load(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    texts = (await response.json()) as Readonly<Record<string, string>>;
  } catch {
    // The next code that is shown tries again.
    loading = undefined;
  }
}
