// Answers of the tariff in few words, since an agent pays for every one: the matches that are likely, with every rate
// named. What is left out is there with `detail: "full"`.

import { helpIn, OWN_LIST } from '../tariff/lookup/answer.ts';
import type { Ask, BatchResult, ForwardAnswer, HsnResult, RateView } from '../tariff/lookup/contract.ts';
import { likely } from '../tariff/lookup/likely.ts';
import { BETWEEN_CASES } from '../tariff/lookup/results.ts';
import { OUTSIDE_GST } from '../tariff/model/rates.ts';
import type { BriefAnswer, BriefAsk, BriefMatch, BriefOther, BriefRow, VagueRow } from './briefSchemas.ts';

/** Beyond these a further match says less than a question to the user, or nothing that a sure answer needs. */
const MOST_MATCHES = { sure: 2, open: 3 } as const;

/** Longest texts in characters. */
const MOST = { description: 110, other: 60, notes: 320, notesBesideAsk: 200, rowNotes: 130, cess: 160, label: 110 };
/** Texts are cut to these shares of it, one after another, until the answer is small enough. */
const SHARES = [1, 0.7, 0.45, 0.3] as const;
/** Sizes as `sizeOf` counts them: a token is three to four of them. */
const MOST_SIZE = { sure: 610, open: 1200, row: 220 } as const;

/** Characters of the JSON; one outside ASCII counts as two, as tokenizers have it. */
const sizeOf = (value: unknown): number => {
  const text = JSON.stringify(value);
  return text.length + (text.match(/[^\x20-\x7e]/g)?.length ?? 0);
};

/** Cuts texts at a word, and knows whether it did. */
class Shears {
  hasCut = false;
  readonly share: number;

  constructor(share: number) {
    this.share = share;
  }

  cut(text: string, longest: number): string {
    const most = Math.round(longest * this.share);
    if (text.length <= most) return text;
    this.hasCut = true;
    const end = text.lastIndexOf(' ', most - 1);
    return `${text.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,;:.]+$/, '')}…`;
  }

  /** Cuts the words before the rate that a label ends with: `charged by the agency…: 18%`. */
  cutLabel(label: string): string {
    const [rate = ''] = /: [^:]{1,12}$/.exec(label) ?? [];
    return this.cut(label.slice(0, label.length - rate.length), MOST.label) + rate;
  }

  /** Of several cases of the reverse charge the ordinary one, whole: half a case would name the wrong people. */
  cutCases(trigger: string): string {
    const [ordinary = '', ...others] = trigger.split(BETWEEN_CASES);
    if (others.length === 0) return trigger;
    this.hasCut = true;
    return `${ordinary}${BETWEEN_CASES}${others.length} more ${others.length === 1 ? 'case' : 'cases'}`;
  }

  /** Notes that are cut still name every rate: none may look as if it were the only one. */
  cutNotes(notes: string, longest: number, rates: readonly RateView[]): string {
    const cut = this.cut(notes, longest);
    if (cut === notes) return notes;
    const all = rates.map(({ rate, schedule }) => (schedule === OUTSIDE_GST ? 'outside GST' : rate));
    return `${cut} All rates: ${[...new Set(all)].join(', ')}.`;
  }
}

/** The widest form that is small enough, or the narrowest. */
function fitted<Form>(mostSize: number, make: (shears: Shears) => Form): Form {
  let form: Form | undefined;
  for (const share of SHARES) {
    form = make(new Shears(share));
    if (sizeOf(form) <= mostSize) break;
  }
  return form as Form;
}

const reverseChargeOf = (
  { rcm_applicable: applies, rcm_trigger: trigger = '', rcm_open: isOpen }: Partial<HsnResult>,
  shears: Shears,
) =>
  applies === true && {
    rcm_applicable: true,
    rcm_trigger: shears.cutCases(trigger),
    ...(isOpen === true && { rcm_open: isOpen }),
  };

function briefMatch(match: HsnResult, shears: Shears, mostNotes: number): BriefMatch {
  const { rates, cess_note: cess, uqc, superseded_by: successors } = match;
  const evidence = rates[0]?.evidence ?? 'notification';
  return {
    hsn_sac: match.hsn_sac,
    description: shears.cut(match.description, MOST.description),
    gst_rate: match.gst_rate,
    schedule: match.schedule,
    ...(match.rate_open === true && { rate_open: true }),
    ...(match.notes !== '' && { notes: shears.cutNotes(match.notes, mostNotes, rates) }),
    notification_ref: match.notification_ref,
    ...(evidence !== 'notification' && { evidence }),
    ...(uqc !== undefined && { uqc }),
    ...reverseChargeOf(match, shears),
    ...(cess !== undefined && match.cess_applies !== false && { cess_note: shears.cut(cess, MOST.cess) }),
    ...(match.status === 'retired' && { status: 'retired' }),
    ...(successors !== undefined && { superseded_by: successors }),
    confidence: match.confidence,
  };
}

/** Its own record has the whole description: a cut here costs nobody the answer. */
const briefOther = (match: HsnResult): BriefOther => ({
  hsn_sac: match.hsn_sac,
  description: new Shears(1).cut(match.description, MOST.other),
  gst_rate: match.gst_rate,
  ...(match.rate_open === true && { rate_open: true }),
  ...(match.status === 'retired' && { status: 'retired' }),
  confidence: match.confidence,
});

/** Its codes are found by asking the text of the option. */
function briefAsk({ question, options }: Ask, shears: Shears): BriefAsk {
  return { question, options: options.map(({ label, then }) => ({ label: shears.cutLabel(label), then })) };
}

/**
 * `limit`: matches at most. A sure answer asks nothing: its question would only lead to a finer code. A text that is too
 * vague gets the question alone: a code beside it would be quoted.
 */
export function briefAnswer(answer: ForwardAnswer, limit: number): BriefAnswer {
  const { matches, ask, query: _, ...rest } = answer;
  if (answer.status === 'too_vague') {
    const help = helpIn(matches[0]?.why ?? '');
    return { ...rest, matches: [], why: help, ...(ask !== undefined && { ask: briefAsk(ask, new Shears(1)) }) };
  }
  const kind = answer.needs_review ? 'open' : 'sure';
  const own = matches[0]?.why.startsWith(OWN_LIST) === true && { why: matches[0].why };
  const [first, ...others] = likely(matches, Math.min(limit, MOST_MATCHES[kind]));
  const asked = answer.needs_review ? ask : undefined;
  return fitted(MOST_SIZE[kind], (shears) => {
    const mostNotes = asked === undefined ? MOST.notes : MOST.notesBesideAsk;
    const brief: BriefAnswer = {
      ...rest,
      ...own,
      matches: first === undefined ? [] : [briefMatch(first, shears, mostNotes), ...others.map(briefOther)],
      ...(asked !== undefined && { ask: briefAsk(asked, shears) }),
    };
    return shears.hasCut || asked !== ask ? { ...brief, more: true } : brief;
  });
}

/** Why one of several rates stands first; a row has no room for it. */
const SHOWN = / Shown: .*$/s;

/** Notes stand only where the rate needs them, other codes only where the code is not sure. */
function briefRow(result: BatchResult, shears: Shears): BriefRow | VagueRow {
  const { notes, rates = [], status_of_answer: found, review_why: why, alternates = [] } = result;
  const { cess_note: cess } = result;
  if (found === 'too_vague')
    return { query: result.query, status_of_answer: found, ...(why && { review_why: why }), why: helpIn(result.why) };
  const needsNotes = result.rate_open === true || result.schedule === OUTSIDE_GST;
  return {
    query: result.query,
    hsn_sac: result.hsn_sac,
    description: new Shears(shears.share).cut(result.description, MOST.other),
    gst_rate: result.gst_rate,
    ...(result.rate_open === true && { rate_open: true }),
    ...(needsNotes && { notes: shears.cutNotes(notes.replace(SHOWN, ''), MOST.rowNotes, rates) }),
    confidence: result.confidence,
    ...(found !== 'resolved' && { status_of_answer: found }),
    ...(result.rate_agrees !== undefined && { rate_agrees: result.rate_agrees }),
    ...(result.read_price !== undefined && { read_price: result.read_price }),
    // Stands wherever a person should look.
    ...(why !== undefined && { review_why: why }),
    ...reverseChargeOf(result, shears),
    ...(cess !== undefined && result.cess_applies !== false && { cess_note: shears.cut(cess, MOST.other) }),
    ...(result.status === 'retired' && { status: 'retired' }),
    ...(why === 'code' && alternates.length > 0 && { alternates: alternates.map(({ hsn_sac }) => hsn_sac) }),
  };
}

/** The rows of a list, so narrow that they fit together. */
export const briefRows = (results: readonly BatchResult[]): readonly (BriefRow | VagueRow)[] =>
  fitted(MOST_SIZE.row * results.length, ({ share }) => results.map((result) => briefRow(result, new Shears(share))));
