// Cess, digits that a document needs, and why a code matched, in the language of a page; taken apart like the notes.
import { conditionsAt, sentenceIn } from './readSentence.ts';
import type { Part, Reason, SpokenWords } from './speech.ts';

/** `160%: gutkha (1/2017-CC(Rate), inferred)`, with the codes that it holds for in front. */
const LEVY = /^(?:(nil)|(\d+(?:\.\d+)?%)? ?(.*?))(?:: (.+))? \((\S+?)(, inferred)?\)$/;

function spokenLevy(text: string, words: SpokenWords): string | undefined {
  for (const [held, end] of text.startsWith('For ') ? conditionsAt(text, 0, words) : []) {
    const rest = text.startsWith(': ', end) ? spokenLevy(text.slice(end + 2), words) : undefined;
    if (rest !== undefined) return `${held}: ${rest}`;
  }
  const [, nil, percent = '', amount = '', goods, source, inferred] = LEVY.exec(text) ?? [];
  if (source === undefined) return undefined;
  const amountSaid = amount === '' ? '' : words.sentences[amount];
  const goodsSaid = goods === undefined ? '' : words.sentences[goods];
  if (amountSaid === undefined || goodsSaid === undefined) return undefined;
  const levy = nil === undefined ? [percent, amountSaid].filter((part) => part !== '').join(' ') : words.nil;
  const told = goodsSaid === '' ? levy : `${goodsSaid}: ${levy}`;
  return `${told} (${source}${inferred === undefined ? '' : `, ${words.inferred}`})`;
}

const ENDED = /^No compensation cess since (\S+); until (\S+): (.+)$/s;
const DEPENDS = 'Depends on the goods: ';

function levies(text: string, words: SpokenWords): string | undefined {
  const said = text.split(/(?<=\)); /).map((levy) => spokenLevy(levy, words));
  return said.includes(undefined) ? undefined : said.join('; ');
}

/** Undefined: not in the page's language. */
export function cessIn(note: string, words: SpokenWords, dayOf: (iso: string) => string): string | undefined {
  const [, since, until, last] = ENDED.exec(note) ?? [];
  if (since !== undefined && until !== undefined && last !== undefined) {
    const said = levies(last, words);
    return said === undefined ? undefined : words.cessEnded(dayOf(since), dayOf(until), said);
  }
  const depends = note.startsWith(DEPENDS);
  const said = levies(depends ? note.slice(DEPENDS.length) : note, words);
  return depends && said !== undefined ? words.cessDepends(said) : said;
}

const CRORE = '₹([\\d.,]+) crore';
const BETWEEN = new RegExp(`^above ${CRORE}, up to ${CRORE}$`);
const ABOVE = new RegExp(`^above ${CRORE}$`);
const UP_TO = new RegExp(`^up to ${CRORE}$`);

export function turnoverIn(turnover: string, words: SpokenWords): string {
  const [, above, upTo] = BETWEEN.exec(turnover) ?? [];
  if (above !== undefined && upTo !== undefined) return words.turnoverBetween(above, upTo);
  const [, least] = ABOVE.exec(turnover) ?? [];
  if (least !== undefined) return words.turnoverAbove(least);
  const [, most] = UP_TO.exec(turnover) ?? [];
  return most === undefined ? (words.sentences[turnover] ?? turnover) : words.turnoverUpTo(most);
}

const DIGIT_RULE = /^For (.+?), by (.+?)( \(not checked against the notification\))?\.(?: (.+))?$/s;

/** `For goods, by the Customs Tariff Act. The first day was not checked against the law.` */
export function digitRuleIn(note: string, words: SpokenWords): readonly Part[] {
  const [, who = '', basis = '', unchecked, more] = DIGIT_RULE.exec(note) ?? [];
  const [whoSaid, basisSaid] = [words.sentences[who], words.sentences[basis]];
  if (whoSaid === undefined || basisSaid === undefined) return [{ english: note, said: undefined }];
  const by = unchecked === undefined ? basisSaid : `${basisSaid} ${words.notChecked}`;
  const rule = { english: note, said: words.digitRule(whoSaid, by) };
  return more === undefined ? [rule] : [rule, { english: more, said: words.sentences[more] }];
}

const WORDS = '"[^"]*"(?:, "[^"]*")*';
const ANY_OF = '"[^"]*"(?:(?:, | or )"[^"]*")*';
/** The reasons for a match; a reason ends at `; ` or with the whole. */
const REASONS: readonly (readonly [RegExp, Reason])[] = (
  [
    [`(${WORDS}) match(?:es)? the common name "(.*?)" of (\\d[\\d ]*)`, 'matchesName'],
    [`(${WORDS}) stands? in the description of (\\d[\\d ]*)`, 'inDescription'],
    [`(${WORDS}) stands? in the parent heading (\\d[\\d ]*)`, 'inParent'],
    ['("[^"]*") is known as ("[^"]*")', 'knownAs'],
    ['what decides below (\\d[\\d ]*) is not said', 'leftOpen'],
    ['the size or price told leads to (\\d[\\d ]*)', 'bySize'],
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
function reasonAt(why: string, at: number, words: SpokenWords): readonly Part[] {
  for (const [pattern, reason] of REASONS) {
    pattern.lastIndex = at;
    const found = pattern.exec(why);
    if (found !== null) return [{ english: found[0], said: words.reasons[reason](...found.slice(1)) }];
  }
  const rest = why.slice(at).replace(/\.$/, '');
  const said = sentenceIn(rest, words);
  if (said !== undefined) return [{ english: rest, said }];
  const colon = rest.indexOf(': ');
  const [lead, asked] = [rest.slice(0, colon), rest.slice(colon + 2)];
  const leadSaid = colon < 0 ? undefined : words.sentences[lead];
  if (leadSaid === undefined) return [{ english: rest, said: undefined }];
  return [
    { english: `${lead}:`, said: `${leadSaid}:` },
    { english: asked, said: words.sentences[asked] ?? words.asks(asked) },
  ];
}

/** Why a code matched, reason by reason. */
export function whyIn(why: string, words: SpokenWords): readonly (readonly Part[])[] {
  const reasons: (readonly Part[])[] = [];
  for (let at = 0; at < why.length; ) {
    const found = reasonAt(why, at, words);
    reasons.push(found);
    const end = at + found.map((part) => part.english).join(' ').length;
    at = end + (why.startsWith('; ', end) ? 2 : 1);
  }
  return reasons;
}

const SCHEDULE = /^Schedule (\S+ - \S+)$/;
const NAMED_LIST = /^(.+) - (\S+)$/;

/** `Schedule II - 18%`, `Services - 5%`, `Special - 18%`, `Exempt`. */
export function scheduleIn(schedule: string, words: SpokenWords): string {
  const [, name] = SCHEDULE.exec(schedule) ?? [];
  if (name !== undefined) return words.schedule(name);
  const [, list = schedule, rate] = NAMED_LIST.exec(schedule) ?? [];
  const said = words.sentences[list] ?? list;
  return rate === undefined ? said : `${said} - ${rate}`;
}
