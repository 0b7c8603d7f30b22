// Values that one form hands to another: behind the # of a link, so that they are never sent to the service.
import type { Handed } from '../../prompts/catalog/links.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { type FormDraft, readDraft } from './formDraft.ts';

const MARK = '#values=';

/** Each link to a form that goes with this one takes along what was typed when it is followed. */
export function wireHandOver(typed: (name: string) => string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-hands]')) {
    link.addEventListener('click', () => {
      const hands = JSON.parse(link.dataset.hands ?? '{}') as Readonly<Record<string, Handed>>;
      const given = Object.entries(hands)
        .map(([name, handed]) => [name, 'text' in handed ? handed.text : typed(handed.field)] as const)
        .filter(([, value]) => value !== '');
      link.hash = given.length === 0 ? '' : MARK + encodeURIComponent(JSON.stringify(Object.fromEntries(given)));
    });
  }
}

/** What the address hands to this form; it is taken out of the address. */
export function takenOver(fields: FieldMap): FormDraft | undefined {
  const { hash } = location;
  if (!hash.startsWith(MARK)) return undefined;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    return readDraft(decodeURIComponent(hash.slice(MARK.length)), fields);
  } catch {
    return undefined;
  }
}
