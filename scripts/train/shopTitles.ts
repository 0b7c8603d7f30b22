// Long titles as shops write them: several names of one heading, with words of another heading among them.
import type { NameRow } from '../../src/tariff/source/readCodes.ts';

/** Share of the English names that give a title. */
const TITLE_SHARE = 0.6;

export function shopTitles(
  names: readonly NameRow[],
  draw: () => number,
): readonly { readonly title: string; readonly code: string }[] {
  const english = names.filter(({ language }) => language === 'en');
  const byHeading = new Map<string, string[]>();
  for (const { name, code } of english) {
    const siblings = byHeading.get(code.slice(0, 4)) ?? [];
    siblings.push(name);
    byHeading.set(code.slice(0, 4), siblings);
  }
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)];
  return english.flatMap(({ name, code }) => {
    if (draw() > TITLE_SHARE) return [];
    const siblings = byHeading.get(code.slice(0, 4)) ?? [];
    const stray = pick(english)?.name ?? '';
    const strayWord = pick(stray.split(' ')) ?? '';
    const other = pick(siblings) ?? '';
    const third = draw() > 0.5 ? (pick(siblings) ?? '') : '';
    const title = draw() > 0.5 ? `${strayWord} ${name} ${other} ${third}` : `${other} ${name} for ${stray} ${third}`;
    return [{ title, code }];
  });
}
