// Words of a text as the search compares them: cut to a stem, to the root of their family, and by distance.

/** Accents of Latin letters, the dot of क़ and joiners: with or without them it is the same word. */
const WITHOUT = /[\u0300-\u036f'’]|\u093c|\u200c|\u200d/g;
/** हिन्दी and हिंदी, चाँद and चांद. */
const NASAL = /[ङञणनम]\u094d(?=[क-ह])|\u0901/g;

/** Words in lower case without accents, plural and verb endings cut. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(WITHOUT, '').replace(NASAL, '\u0902').toLowerCase();
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stem);
}

/** Romanised Hindi has no one spelling: "shikaayat" and "shikayat", "isteefa" and "istifa" have the same sound. */
export const soundOf = (word: string): string =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([a-z])\1/g, '$1');

function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  return word;
}

const LEAST_ROOT = 4;
const FAMILY_ENDINGS = /(?:ations?|ative|ment|ions?|ance|ence|ing|ed|er|or|al|y|e)$/;

/** What "reject", "rejected" and "rejection" share; a word too short to cut is its own root. Takes a stemmed word. */
export function rootOf(word: string): string {
  const cut = word.replaceAll('z', 's').replace(FAMILY_ENDINGS, '');
  return cut.length >= LEAST_ROOT ? cut.replace(/(.)\1$/, '$1').replace(/(?<=....)[iy]$/, '') : word;
}

/** The roots of all families that a word belongs to: "termination" is found by "terminate", "notification" by "notify". */
export function rootsOf(word: string): readonly string[] {
  const verb = word.endsWith('ification') ? word.replace(/ication$/, 'y') : word.replace(/ation$/, 'ate');
  return [...new Set([rootOf(word), rootOf(verb)])];
}

/** Whether two words are at most `most` edits apart; neighbours exchanged count once. */
export function distanceWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? most + 1) <= most;
}
