// What a text says of its parties: "landlord registered", "guards by a private limited company", "forward charge".
import { once } from '../../steps/once.ts';
import type { PartyFact } from '../model/parties.ts';

type Role = 'supplier' | 'recipient';
type Standing = 'registered' | 'unregistered' | 'composition' | 'company' | 'individual' | 'trader';

const SUPPLIER =
  /^(?:landlord|landlady|lessor|owner|vendor|supplier|seller|provider|malik|makaan malik|मालिक|मकान मालिक|विक्रेता)s?$/u;
const RECIPIENT =
  /^(?:tenant|lessee|buyer|purchaser|customer|client|recipient|we|us|our|kirayedar|किरायेदार|ख़रीदार|खरीदार|हम)s?$/u;
/** Suppliers, unless a word before says otherwise: "to a dealer". */
const EITHER =
  /^(?:dealer|trader|person|party|firm|company|agency|agent|contractor|transporter|gta|business|shopkeeper|proprietor|individual|concern|farmer|kabadi|kabadiwala|ginner|wholesaler)s?$/;
const FROM = /^(?:from|by|se|ki|ka|ke|से)$/;
const TO = /^(?:to|for|at|in|of|ko|को)$/;
/** Whoever does this receives: "hired by a company". */
const RECEIVES = /^(?:hired|rented|paid|bought|purchased|taken|availed|received|payable|procured)$/;
/** Whoever is paid supplies: "rent paid to a company". */
const IS_PAID = /^(?:paid|pay|payable|payments?|fees?|commission)$/;

/** Of a registration: "registered", "GSTIN"; and of a tax number in words that may mean the tax: "no GST". */
const REGISTERED = '(?:gst[- ]?)?(?:registered|regd)|रजिस्टर्ड|पंजीकृत';
const NUMBER = 'gstin|(?:gst|जीएसटी) ?(?:no|number|registration|नंबर|पंजीकरण)';
const TAX = 'gst|जीएसटी';
const DENIED_BEFORE = "(?:non|not|never|isn'?t|is not|doesn'?t|don'?t|hasn'?t|no|without)";
const DENIED_BEHIND = '(?: मे| में| mein| me)? ?(?:not|nahi|nahin|nhi|नहीं|नही)';

const all = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'gu');

interface StandingWords {
  readonly standing: Standing;
  readonly pattern: RegExp;
  /** Says something of a party only beside one: "without GST" is also said of a price. */
  readonly besideParty?: true;
}

const STANDINGS: readonly StandingWords[] = [
  {
    standing: 'unregistered',
    pattern: all(
      `un-?registered|un-?regd|urd|urp|अपंजीकृत|गैर[- ]?पंजीकृत|${DENIED_BEFORE}[- ](?:(?:gst|being|have|having|a|any|under) ){0,3}(?:${REGISTERED}|${NUMBER})|(?:${REGISTERED}|${NUMBER})${DENIED_BEHIND}|(?:${NUMBER}) (?:cancelled|suspended|surrendered)`,
    ),
  },
  {
    standing: 'unregistered',
    pattern: all(`${DENIED_BEFORE} (?:(?:have|having|a|any|under) ){0,2}(?:${TAX})|(?:${TAX})${DENIED_BEHIND}`),
    besideParty: true,
  },
  { standing: 'registered', pattern: all(`${REGISTERED}|${NUMBER}|(?:with|having|has|have) (?:a )?gst`) },
  { standing: 'registered', pattern: all(`(?:${TAX}) (?:hai|है)`), besideParty: true },
  { standing: 'composition', pattern: all('composition|कंपोज़िशन') },
  {
    standing: 'company',
    pattern: all('(?:pvt|private|p) ?(?:ltd|limited)|ltd|limited company|body corporate|corporates?|प्रा लि'),
  },
  {
    standing: 'individual',
    pattern: all('propriet(?:or|ors|orship|ory)|individuals?|partnership(?: firm)?|huf|प्रोपराइटर'),
  },
  { standing: 'trader', pattern: all('(?:trader|dealer|wholesaler|ginner|stockist|importer)s?') },
];

/** A tax that the supplier puts on the bill: "landlord charges GST 18%". */
const CHARGED = '(?:landlord|lessor|owner|vendor|supplier|seller|agency|company|contractor|transporter|gta)s?';
const CHARGES_TAX = new RegExp(
  `\\b${CHARGED} (?:is )?(?:charges|charging|charged|bills|billing|billed|issues|collects) (?:\\d+% )?(?:gst|tax invoice)\\b|(?<!\\b(?:no|not|without) (?:\\d+% )?)\\b[ic]?gst (?:is )?(?:charged|billed|collected)\\b`,
);

const FORWARD =
  /\b(?:forward charge|fcm|(?:no|not|not under|without|non)[- ](?:rcm|reverse charge)|(?:rcm|reverse charge)(?: is)? not applicable|(?:rcm|reverse charge) (?:no|n))\b|फॉरवर्ड चार्ज/;
const NOT_FORWARD =
  /\b(?:no|not|without|has not|not opted(?: for)?|not opting(?: for)?) (?:under |on )?(?:forward charge|fcm)\b|\b(?:forward charge|fcm) not (?:opted|applicable|charged)\b/;
const REVERSE = /\b(?:rcm|reverse charge)\b|रिवर्स चार्ज/;

/** What decides is in few texts. */
const MAY_SAY =
  /regis|regd|urd|urp|gst|composition|ltd|limited|corporate|propriet|individual|partnership|huf|trader|dealer|wholesaler|ginner|stockist|importer|पंजीकृत|रजिस्टर्ड|जीएसटी|कंपोज़िशन|प्रा लि|प्रोपराइटर/;

/** `text` in lower case. */
export function partyFactsIn(text: string): ReadonlySet<PartyFact> {
  const facts = new Set<PartyFact>();
  const isCharged = CHARGES_TAX.test(text);
  const isForward = (FORWARD.test(text) || isCharged) && !NOT_FORWARD.test(text);
  if (isForward) facts.add('@forward-charge');
  else if (REVERSE.test(text) || NOT_FORWARD.test(text)) facts.add('@reverse-charge');
  if (isCharged) facts.add('@supplier-registered');
  if (!MAY_SAY.test(text)) return facts;
  for (const clause of text.split(/[,;:()|/]| - | and | but | aur | और /)) {
    for (const [role, standing] of standingsIn(clause)) {
      const fact = `@${role}-${standing}` as PartyFact;
      // What a supplier's composition means for the tax, no entry asks.
      if (fact !== ('@supplier-composition' as PartyFact)) facts.add(fact);
    }
  }
  return facts;
}

interface Mark {
  readonly at: number;
  readonly to: number;
  readonly role?: Role;
  readonly standing?: Standing;
}

function standingsIn(clause: string): readonly (readonly [Role, Standing])[] {
  const standings: Mark[] = [];
  const parties = partiesIn(clause);
  let left = clause;
  for (const { standing, pattern, besideParty } of STANDINGS) {
    if (besideParty && parties.length === 0) continue;
    left = left.replace(pattern, (found, ...rest) => {
      const at = rest.findLast((one) => typeof one === 'number') as number;
      standings.push({ at, to: at + found.length, standing });
      return ' '.repeat(found.length);
    });
  }
  if (standings.length === 0) return [];
  const marks = [...standings, ...parties].sort((a, b) => a.at - b.at);
  // "registered landlord" or "landlord registered": the first of the two words says which way round the clause is.
  const isNounFirst = marks[0]?.role !== undefined;
  return standings.flatMap(({ at, to, standing }) => {
    if (standing === undefined) return [];
    const before = parties.findLast((party) => party.at < at);
    const after = parties.find((party) => party.at >= at);
    const party = isNounFirst ? (before ?? after) : (after ?? before);
    const byWord = roleByWord(clause.slice(0, at));
    const isNamed = standing === 'company' || standing === 'individual' || standing === 'trader';
    // "registered" alone says of nobody that he is; a company that nothing else is said of supplies.
    const role = isNamed
      ? (byWord ?? party?.role ?? 'supplier')
      : (besides(parties, at, to) ?? party?.role ?? byWord ?? (standing === 'registered' ? undefined : 'supplier'));
    return role === undefined ? [] : [[role, standing] as const];
  });
}

/** "registered recipient", "by registered ginner": what is next to the word, unless a party stands in front of it. */
function besides(parties: readonly PartyMark[], at: number, to: number): Role | undefined {
  if (parties.some((party) => at - party.to === 1)) return undefined;
  return parties.find((party) => party.at - to === 1)?.role;
}

const word = once(() => /[\p{L}\p{M}]+/gu);

type PartyMark = Mark & { readonly role: Role };

function partiesIn(clause: string): readonly PartyMark[] {
  return [...clause.matchAll(word())].flatMap(([party], i, all) => {
    const at = all[i]?.index ?? 0;
    const to = at + party.length;
    if (SUPPLIER.test(party)) return [{ at, to, role: 'supplier' as const }];
    if (RECIPIENT.test(party)) return [{ at, to, role: 'recipient' as const }];
    return EITHER.test(party) ? [{ at, to, role: roleByWord(clause.slice(0, at)) ?? 'supplier' }] : [];
  });
}

/** What the nearest word before a party says of its role. */
function roleByWord(before: string): Role | undefined {
  const words = before.match(word()) ?? [];
  for (let i = words.length - 1; i >= Math.max(0, words.length - NEAR); i--) {
    const preposition = words[i] ?? '';
    const earlier = words.slice(0, i);
    if (TO.test(preposition))
      return preposition === 'to' && earlier.some((word) => IS_PAID.test(word)) ? 'supplier' : 'recipient';
    if (!FROM.test(preposition)) continue;
    const isBehindReceiving = earlier.some((word) => RECEIVES.test(word) || word === 'from');
    return preposition === 'by' && isBehindReceiving ? 'recipient' : 'supplier';
  }
  return undefined;
}

/** Words between "to" and the party that it stands for. */
const NEAR = 4;
