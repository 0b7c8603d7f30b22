// The places of a template where values go: "{{name}}".

const PLACEHOLDER = /\{\{([a-z][a-z0-9_]*)\}\}/g;

/** The placeholder names of a text in the order of their first use. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))];
}

/** In a single pass: nothing that is put in is read as a template. */
export const withReplaced = (text: string, textFor: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_, name: string) => textFor(name));
