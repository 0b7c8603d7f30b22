// Fills a template in a single pass, so that no value is ever read as a template.

const PLACEHOLDER = /\{\{([a-z][a-z0-9_]*)\}\}/g;

/** The placeholder names of a template in the order of their first use. */
export function placeholdersOf(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))];
}

/**
 * Puts the texts into the template. A line whose placeholders are all empty is dropped,
 * together with one of two blank lines that would then meet.
 */
export function renderTemplate(template: string, texts: ReadonlyMap<string, string>): string {
  const kept: string[] = [];
  let droppedLast = false;
  for (const line of template.split('\n')) {
    const names = placeholdersOf(line);
    if (names.length > 0 && names.every((name) => (texts.get(name) ?? '') === '')) {
      droppedLast = true;
      continue;
    }
    const blank = line.trim() === '';
    if (blank && droppedLast && (kept.at(-1) ?? '') === '') continue;
    droppedLast = droppedLast && blank;
    kept.push(line.replace(PLACEHOLDER, (_, name: string) => texts.get(name) ?? ''));
  }
  return kept.join('\n').trim();
}
