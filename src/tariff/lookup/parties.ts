// What a text says of its parties: "landlord registered", "guards by a private limited company", "forward charge".
import { once } from '../../steps/once.ts';
import type { PartyFact } from '../model/parties.ts';

type Role = 'supplier' | 'recipient';
type Standing = 'registered' | 'unregistered' | 'composition' | 'company' | 'individual';

const SUPPLIER =
  /^(?:landlord|landlady|lessor|owner|vendor|supplier|seller|provider|malik|makaan malik|मालिक|मकान मालिक|विक्रेता)s?$/u;
const RECIPIENT =
  /^(?:tenant|lessee|buyer|purchaser|customer|client|recipient|we|us|our|kirayedar|किरायेदार|ख़रीदार|खरीदार|हम)s?$/u;
/** Suppliers, unless a word before says otherwise: "to a dealer". */
const EITHER =
  /^(?:dealer|trader|person|party|firm|company|agency|agent|contractor|transporter|gta|business|shopkeeper|proprietor|individual|concern|farmer|kabadi|kabadiwala)s?$/;
const FROM = /^(?:from|by|se|ki|ka|ke|से)$/;
const TO = /^(?:to|for|at|in|of|ko|को)$/;
/** Whoever does this receives: "hired by a company". */
const RECEIVES = /^(?:hired|rented|paid|bought|purchased|taken|availed|received|payable|procured)$/;

const STANDINGS: readonly (readonly [Standing, RegExp])[] = [
  [
    'unregistered',
    /\b(?:un-?registered|un-?regd|urd|urp|non-?registered|not (?:gst |being )?registered|not (?:have|having) (?:a )?gst(?:in)?|(?:without|no) (?:a )?(?:gstin|gst (?:no|number|registration)))\b|अपंजीकृत|गैर[- ]?पंजीकृत/gu,
  ],
  [
    'registered',
    /\b(?:(?:gst[- ]?)?registered|regd|(?:with|having|has|have) (?:a )?gst(?:in|n)?\b(?: (?:no|number|registration))?|gstin)\b|(?<!अ|गैर |गैर-)पंजीकृत/gu,
  ],
  ['composition', /\bcomposition\b|कंपोज़िशन/gu],
  ['company', /\b(?:(?:pvt|private|p) ?(?:ltd|limited)|ltd|limited company|body corporate|corporates?)\b|प्रा लि/gu],
  ['individual', /\b(?:propriet(?:or|ors|orship|ory)|individuals?|partnership(?: firm)?|huf)\b|प्रोपराइटर/gu],
];

/** A supplier who puts the tax on the bill: "landlord charges GST 18%". */
const CHARGES_TAX =
  /\b(?:landlord|lessor|owner|vendor|supplier|seller|agency|company|contractor|transporter|gta)s? (?:is )?(?:charges|charging|charged|bills|billing|billed|issues|collects) (?:\d+% )?(?:gst|tax invoice)\b/;

const FORWARD =
  /\b(?:forward charge|fcm|(?:no|not|not under|without|non)[- ](?:rcm|reverse charge)|(?:rcm|reverse charge)(?: is)? not applicable|(?:rcm|reverse charge) (?:no|n))\b|फॉरवर्ड चार्ज/;
const NOT_FORWARD =
  /\b(?:no|not|without|has not|not opted(?: for)?|not opting(?: for)?) (?:under |on )?(?:forward charge|fcm)\b|\b(?:forward charge|fcm) not (?:opted|applicable|charged)\b/;
const REVERSE = /\b(?:rcm|reverse charge)\b|रिवर्स चार्ज/;

/** What decides is in few texts. */
const MAY_SAY =
  /regis|regd|urd|urp|gst|composition|ltd|limited|corporate|propriet|individual|partnership|huf|पंजीकृत|कंपोज़िशन|प्रा लि|प्रोपराइटर/;

/** `text` in lower case. */
export function partyFactsIn(text: string): ReadonlySet<PartyFact> {
  const facts = new Set<PartyFact>();
  const isForward = FORWARD.test(text) && !NOT_FORWARD.test(text);
  if (isForward) facts.add('@forward-charge');
  else if (REVERSE.test(text) || NOT_FORWARD.test(text)) facts.add('@reverse-charge');
  if (CHARGES_TAX.test(text)) facts.add('@supplier-registered');
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
  readonly role?: Role;
  readonly standing?: Standing;
}

function standingsIn(clause: string): readonly (readonly [Role, Standing])[] {
  const standings: Mark[] = [];
  let left = clause;
  for (const [standing, pattern] of STANDINGS) {
    left = left.replace(pattern, (found, ...rest) => {
      standings.push({ at: rest.findLast((one) => typeof one === 'number') as number, standing });
      return ' '.repeat(found.length);
    });
  }
  if (standings.length === 0) return [];
  const parties = partiesIn(clause);
  const marks = [...standings, ...parties].sort((a, b) => a.at - b.at);
  // "registered landlord" or "landlord registered": the first of the two words says which way round the clause is.
  const isNounFirst = marks[0]?.role !== undefined;
  return standings.flatMap(({ at, standing }) => {
    if (standing === undefined) return [];
    const before = parties.findLast((party) => party.at < at);
    const after = parties.find((party) => party.at >= at);
    const party = isNounFirst ? (before ?? after) : (after ?? before);
    const byWord = roleByWord(clause.slice(0, at));
    const isNamed = standing === 'company' || standing === 'individual';
    // "registered" alone says of nobody that he is; a company that nothing else is said of supplies.
    const role = isNamed
      ? (byWord ?? party?.role ?? 'supplier')
      : (party?.role ?? byWord ?? (standing === 'registered' ? undefined : 'supplier'));
    return role === undefined ? [] : [[role, standing] as const];
  });
}

const word = once(() => /[\p{L}\p{M}]+/gu);

function partiesIn(clause: string): readonly (Mark & { readonly role: Role })[] {
  return [...clause.matchAll(word())].flatMap(([party], i, all) => {
    const at = all[i]?.index ?? 0;
    if (SUPPLIER.test(party)) return [{ at, role: 'supplier' as const }];
    if (RECIPIENT.test(party)) return [{ at, role: 'recipient' as const }];
    return EITHER.test(party) ? [{ at, role: roleByWord(clause.slice(0, at)) ?? 'supplier' }] : [];
  });
}

/** What the nearest word before a party says of its role. */
function roleByWord(before: string): Role | undefined {
  const words = before.match(word()) ?? [];
  for (let i = words.length - 1; i >= Math.max(0, words.length - NEAR); i--) {
    const preposition = words[i] ?? '';
    if (TO.test(preposition)) return 'recipient';
    if (FROM.test(preposition))
      return words.slice(0, i).some((verb) => RECEIVES.test(verb)) && preposition === 'by' ? 'recipient' : 'supplier';
  }
  return undefined;
}

/** Words between "to" and the party that it stands for. */
const NEAR = 4;
