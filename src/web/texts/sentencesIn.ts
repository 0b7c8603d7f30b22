// Finds sentences that stand in the source of a page instead of among the texts. For the test of the texts only.

interface Literal {
  /** Values that are put in are a middle dot. */
  readonly text: string;
  readonly isHtml: boolean;
}

/** What is the same in every language. */
const NAMES = /\b(?:Kosh|OpenAPI|WhatsApp|llms\.txt|openapi\.json|llama3\.2|[A-Z]{2,5})\b/g;
const SPOKEN_ATTRIBUTES = /\s(?:aria-label|placeholder|title|alt|data-copied|data-label)="([^"]*)"/g;

/** The sentences of a source, each as it would be read. */
export function sentencesIn(source: string): readonly string[] {
  return literalsOf(source)
    .flatMap(({ text, isHtml }) => (isHtml ? spokenOf(text) : isSentence(text) ? [text] : []))
    .filter((text) => /\p{L}{2}/u.test(text.replace(NAMES, '')));
}

/** A text for people: it begins with a capital and has three words. */
const isSentence = (text: string): boolean => /^[A-Z][a-z]* \S+ \S/.test(text);

/** A part that is put into a tag: ` class="is-retired"`, ` checked`. */
const ATTRIBUTE_ONLY = /^ [\w-]+·?(?:="[^"<]*"?)?$/;
const ADDRESS = /^(?:https?:\/)?\/[\w/.?=:-]*$/;

function spokenOf(text: string): readonly string[] {
  if (ATTRIBUTE_ONLY.test(text)) return [];
  const attributes = [...text.matchAll(SPOKEN_ATTRIBUTES)].map(([, value = '']) => value.replaceAll('·', ''));
  const words = text
    .replace(/<code>[^<]*<\/code>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split(/[\n·]+/)
    .map((part) => part.replace(/&\w+;/g, '').trim());
  return [...attributes, ...words].filter((part) => part !== '' && !ADDRESS.test(part));
}

/** String and template literals, those of thrown errors left out: they are for who writes programs. */
function literalsOf(source: string): readonly Literal[] {
  const found: Literal[] = [];
  let at = 0;

  const isThrownAt = (): boolean => /new Error\($/.test(source.slice(Math.max(0, at - 12), at));

  const template = (): void => {
    const isHtml = /html$/.test(source.slice(0, at));
    const isThrown = isThrownAt();
    let text = '';
    at++;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('$' + '{', at)) {
        at += 2;
        code('}');
        text += isHtml ? '·' : '· ';
        at++;
      } else {
        text += source[at] === '\\' ? source[++at] : source[at];
        at++;
      }
    }
    at++;
    if (!isThrown) found.push({ text, isHtml });
  };

  const quoted = (quote: string): void => {
    const isThrown = isThrownAt();
    const from = ++at;
    while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
    if (!isThrown) found.push({ text: source.slice(from, at), isHtml: false });
    at++;
  };

  /** Goes through code up to the closing sign that ends it. */
  const code = (end: string): void => {
    let depth = 0;
    while (at < source.length) {
      const sign = source[at] ?? '';
      if (sign === end && depth === 0) return;
      if (source.startsWith('//', at)) at = endOf('\n');
      else if (source.startsWith('/*', at)) at = endOf('*/') + 2;
      else if (sign === '`') template();
      else if (sign === "'" || sign === '"') quoted(sign);
      else if (sign === '/' && /[(,=:[!&|?{};\s]$/.test(source.slice(Math.max(0, at - 1), at)) && isPattern())
        pattern();
      else {
        if (sign === '{') depth++;
        if (sign === '}') depth--;
        at++;
      }
    }
  };

  const endOf = (sign: string): number => {
    const end = source.indexOf(sign, at);
    return end < 0 ? source.length : end;
  };

  /** A slash that begins a pattern has its end on the same line. */
  const isPattern = (): boolean => /^\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+\//.test(source.slice(at));
  const pattern = (): void => {
    at += /^\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+\/[a-z]*/.exec(source.slice(at))?.[0].length ?? 1;
  };

  code('');
  return found;
}
