// What must hold for the everyday names: each names a live code, once.
import type { CodeRow, NameRow } from '../source/readCodes.ts';

const NAME_MAX = 80;

export function checkNames(names: readonly NameRow[], codes: readonly CodeRow[]): readonly string[] {
  const status = new Map(codes.map(({ code, status: now }) => [code, now]));
  const seen = new Set<string>();
  const complaints: string[] = [];
  for (const { code, name, language } of names) {
    const where = `${code} "${name}"`;
    if (status.get(code) === undefined) complaints.push(`${where} names a code that does not exist`);
    else if (status.get(code) === 'retired') complaints.push(`${where} names a retired code`);
    if (name.trim() !== name || name === '') complaints.push(`${where} is empty or has stray white space`);
    if ([...name].length > NAME_MAX) complaints.push(`${where} is longer than ${NAME_MAX} characters`);
    if (language === 'hi' && !/\p{Script=Devanagari}/u.test(name))
      complaints.push(`${where} is marked Hindi but has no Devanagari letter`);
    if (language === 'en' && /\p{Script=Devanagari}/u.test(name))
      complaints.push(`${where} is marked English but is in Devanagari`);
    if (language === 'hi-Latn' && /\p{Script=Devanagari}/u.test(name))
      complaints.push(`${where} is marked romanised but is in Devanagari`);
    const key = `${code}\t${language}\t${name.toLowerCase()}`;
    if (seen.has(key)) complaints.push(`${where} is listed twice`);
    seen.add(key);
  }
  return complaints;
}
