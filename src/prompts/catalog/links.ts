// Which prompt goes with which prompt or tool, and what it hands over: read from `data/prompts/links.tsv` at build time.

/** What a field of the target is given: the value of a field, or a text that is always the same. */
export type Handed = { readonly field: string } | { readonly text: string };

export interface CatalogLink {
  readonly from: string;
  readonly to: string;
  /** By the names of the target's fields. */
  readonly hands: Readonly<Record<string, Handed>>;
  /** What the reader gets there. */
  readonly why: string;
}

const HEADER = 'from\tto\thands\twhy';

export function parseLinks(table: string): readonly CatalogLink[] {
  const [header, ...lines] = table.trimEnd().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`links.tsv begins with "${header}"; it should begin with "${HEADER}".`);
  return lines.map((line, at) => {
    const [from = '', to = '', hands = '', why = '', ...more] = line.split('\t');
    if (from === '' || to === '' || why === '' || more.length > 0) {
      throw new Error(`links.tsv line ${at + 2} is "${line}"; it should name two prompts or tools and why.`);
    }
    return { from, to, hands: handsOf(hands, at + 2), why };
  });
}

/** `event_date=cause_date` hands a value over, `matter:Consumer complaint` a text. */
function handsOf(cell: string, line: number): CatalogLink['hands'] {
  const parts = cell === '' ? [] : cell.split(';').map((part) => part.trim());
  return Object.fromEntries(
    parts.map((part): [string, Handed] => {
      const [, name, sign, given] = /^([a-z_]+)([=:])(.+)$/.exec(part) ?? [];
      if (name === undefined || given === undefined) {
        throw new Error(`links.tsv line ${line} hands over "${part}"; it should be field=field or field:text.`);
      }
      return [name, sign === '=' ? { field: given } : { text: given }];
    }),
  );
}
