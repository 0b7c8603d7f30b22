// Cess, digits that a document needs, and why a code matched, in the language of a page; taken apart like the notes.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Reason, Speech } from '../texts/speech.ts';
import { conditionsAt, type Part, saidParts, spokenSentence } from './spoken.ts';
import { withSpacedCodes } from './words.ts';

type Language = Pick<Texts, 'speech' | 'form'>;

/** `160%: gutkha (1/2017-CC(Rate), inferred)`, with the codes that it holds for in front. */
const LEVY = /^(?:(nil)|(\d+(?:\.\d+)?%)? ?(.*?))(?:: (.+))? \((\S+?)(, inferred)?\)$/;

function spokenLevy(text: string, speech: Speech): string | undefined {
  for (const [held, end] of text.startsWith('For ') ? conditionsAt(text, 0, speech) : []) {
    const rest = text.startsWith(': ', end) ? spokenLevy(text.slice(end + 2), speech) : undefined;
    if (rest !== undefined) return `${held}: ${rest}`;
  }
  const [, nil, percent = '', amount = '', goods, source, inferred] = LEVY.exec(text) ?? [];
  if (source === undefined) return undefined;
  const amountSaid = amount === '' ? '' : speech.sentences[amount];
  const goodsSaid = goods === undefined ? '' : speech.sentences[goods];
  if (amountSaid === undefined || goodsSaid === undefined) return undefined;
  const levy = nil === undefined ? [percent, amountSaid].filter((part) => part !== '').join(' ') : speech.nil;
  const told = goodsSaid === '' ? levy : `${goodsSaid}: ${levy}`;
  return `${told} (${source}${inferred === undefined ? '' : `, ${speech.inferred}`})`;
}

const ENDED = /^No compensation cess since (\S+); until (\S+): (.+)$/s;
const DEPENDS = 'Depends on the goods: ';

function levies(text: string, speech: Speech): string | undefined {
  const said = text.split(/(?<=\)); /).map((levy) => spokenLevy(levy, speech));
  return said.includes(undefined) ? undefined : said.join('; ');
}

/** Undefined: not in the page's language. */
export function spokenCess(note: string, { speech, form }: Language): string | undefined {
  if (speech === undefined) return note;
  const [, since, until, last] = ENDED.exec(note) ?? [];
  if (since !== undefined && until !== undefined && last !== undefined) {
    const said = levies(last, speech);
    return said === undefined ? undefined : speech.cessEnded(form.day(since), form.day(until), said);
  }
  const depends = note.startsWith(DEPENDS);
  const said = levies(depends ? note.slice(DEPENDS.length) : note, speech);
  return depends && said !== undefined ? speech.cessDepends(said) : said;
}

const CRORE = '₹([\\d.,]+) crore';
const BETWEEN = new RegExp(`^above ${CRORE}, up to ${CRORE}$`);
const ABOVE = new RegExp(`^above ${CRORE}$`);
const UP_TO = new RegExp(`^up to ${CRORE}$`);

export function spokenTurnover(turnover: string, { speech }: Language): string {
  if (speech === undefined) return turnover;
  const [, above, upTo] = BETWEEN.exec(turnover) ?? [];
  if (above !== undefined && upTo !== undefined) return speech.turnoverBetween(above, upTo);
  const [, least] = ABOVE.exec(turnover) ?? [];
  if (least !== undefined) return speech.turnoverAbove(least);
  const [, most] = UP_TO.exec(turnover) ?? [];
  return most === undefined ? (speech.sentences[turnover] ?? turnover) : speech.turnoverUpTo(most);
}

const DIGIT_RULE = /^For (.+?), by (.+?)( \(not checked against the notification\))?\.(?: (.+))?$/s;

/** `For goods, by the Customs Tariff Act. The first day was not checked against the law.` */
export function saidDigitRule(note: string, { speech }: Language): SafeHtml | string {
  if (speech === undefined) return note;
  const [, who = '', basis = '', unchecked, more] = DIGIT_RULE.exec(note) ?? [];
  const [whoSaid, basisSaid] = [speech.sentences[who], speech.sentences[basis]];
  if (whoSaid === undefined || basisSaid === undefined) return saidParts([{ english: note, said: undefined }]);
  const by = unchecked === undefined ? basisSaid : `${basisSaid} ${speech.notChecked}`;
  const rule = { english: note, said: speech.digitRule(whoSaid, by) };
  return saidParts(more === undefined ? [rule] : [rule, { english: more, said: speech.sentences[more] }]);
}

const WORDS = '"[^"]*"(?:, "[^"]*")*';
const ANY_OF = '"[^"]*"(?:(?:, | or )"[^"]*")*';
/** The reasons for a match; a reason ends at `; ` or with the whole. */
const REASONS: readonly (readonly [RegExp, Reason])[] = (
  [
    [`(${WORDS}) match(?:es)? the common name "(.*?)" of (\\d[\\d ]*)`, 'matchesName'],
    [`(${WORDS}) stands? in the description of (\\d[\\d ]*)`, 'inDescription'],
    [`(${WORDS}) stands? in the parent heading (\\d[\\d ]*)`, 'inParent'],
    ['("[^"]*") was read as Hindi, by its sound', 'readBySound'],
    ['("[^"]*") was read with its part ("[^"]*")', 'readWithPart'],
    [`("[^"]*") was read as the beginning of (${ANY_OF})`, 'readAsBeginning'],
    [`("[^"]*") was read as short for (${ANY_OF})`, 'readAsShort'],
    ['("[^"]*") was read as ("[^"]*")', 'readAs'],
    [`not understood: (${WORDS})`, 'notUnderstood'],
    ['The text is the code (\\d[\\d ]*)', 'isCode'],
    ['Exact code (\\d+)', 'exactCode'],
    ['Begins with (\\d+)', 'beginsWith'],
  ] as const
).map(([pattern, reason]) => [new RegExp(`${pattern}(?=; |\\.$|$)`, 'y'), reason]);

/** One reason from a place on; what the text should say more is the last one and goes to the end. */
function reasonAt(why: string, at: number, speech: Speech): readonly Part[] {
  for (const [pattern, reason] of REASONS) {
    pattern.lastIndex = at;
    const found = pattern.exec(why);
    if (found !== null) return [{ english: found[0], said: speech.reasons[reason](...found.slice(1)) }];
  }
  const rest = why.slice(at).replace(/\.$/, '');
  const said = spokenSentence(rest, { speech });
  if (said !== undefined) return [{ english: rest, said }];
  const colon = rest.indexOf(': ');
  const [lead, asked] = [rest.slice(0, colon), rest.slice(colon + 2)];
  const leadSaid = colon < 0 ? undefined : speech.sentences[lead];
  if (leadSaid === undefined) return [{ english: rest, said: undefined }];
  return [
    { english: `${lead}:`, said: `${leadSaid}:` },
    { english: asked, said: speech.sentences[asked] },
  ];
}

/** Why a code matched. */
export function saidWhy(english: string, { speech }: Language): SafeHtml | string {
  const why = withSpacedCodes(english);
  if (speech === undefined) return why;
  const reasons: (readonly Part[])[] = [];
  for (let at = 0; at < why.length; ) {
    const found = reasonAt(why, at, speech);
    reasons.push(found);
    const end = at + found.map((part) => part.english).join(' ').length;
    at = end + (why.startsWith('; ', end) ? 2 : 1);
  }
  return html`${reasons.map((parts, i) => html`${i > 0 && '; '}${saidParts(parts)}`)}`;
}
