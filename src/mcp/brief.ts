// Answers of the tariff in few words, since an agent pays for every one: the matches that are likely, with every rate
// named. What is left out is there with `detail: "full"`.
import type { Ask, BatchResult, ForwardAnswer, HsnResult, RateView } from '../tariff/lookup/contract.ts';
import { likely } from '../tariff/lookup/likely.ts';
import { OUTSIDE_GST } from '../tariff/model/rates.ts';
import type { BriefAnswer, BriefMatch, BriefOther, BriefRow } from './briefSchemas.ts';

/** Beyond these a further match says less than a question to the user, or nothing that a sure answer needs. */
const MOST_MATCHES = { sure: 2, open: 3 } as const;
const MOST_OPTIONS = 4;
const MOST_OPTION_CODES = 3;

/** Longest texts in characters. */
const MOST = { description: 110, other: 60, notes: 320, notesBesideAsk: 200, rowNotes: 130, trigger: 160, label: 110 };
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
  most: number,
) =>
  applies === true && {
    rcm_applicable: true,
    rcm_trigger: shears.cut(trigger, most),
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
    ...reverseChargeOf(match, shears, MOST.trigger),
    ...(cess !== undefined && match.cess_applies !== false && { cess_note: shears.cut(cess, MOST.trigger) }),
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

function briefAsk({ question, options }: Ask, shears: Shears): Ask {
  const isLong = options.length > MOST_OPTIONS || options.some(({ codes }) => codes.length > MOST_OPTION_CODES);
  if (isLong) shears.hasCut = true;
  return {
    question,
    options: options.slice(0, MOST_OPTIONS).map(({ label, codes, then }) => ({
      label: shears.cutLabel(label),
      codes: codes.slice(0, MOST_OPTION_CODES),
      then,
    })),
  };
}

/** `limit`: matches at most. A sure answer asks nothing: its question would only lead to a finer code. */
export function briefAnswer(answer: ForwardAnswer, limit: number): BriefAnswer {
  const { matches, ask, query: _, ...rest } = answer;
  const kind = answer.needs_review ? 'open' : 'sure';
  const [first, ...others] = likely(matches, Math.min(limit, MOST_MATCHES[kind]));
  const asked = answer.needs_review ? ask : undefined;
  return fitted(MOST_SIZE[kind], (shears) => {
    const mostNotes = asked === undefined ? MOST.notes : MOST.notesBesideAsk;
    const brief: BriefAnswer = {
      ...rest,
      matches: first === undefined ? [] : [briefMatch(first, shears, mostNotes), ...others.map(briefOther)],
      ...(asked !== undefined && { ask: briefAsk(asked, shears) }),
    };
    return shears.hasCut || asked !== ask ? { ...brief, more: true } : brief;
  });
}

/** Why one of several rates stands first; a row has no room for it. */
const SHOWN = / Shown: .*$/s;

/** Notes stand only where the rate needs them, other codes only where the code is not sure. */
function briefRow(result: BatchResult, shears: Shears): BriefRow {
  const { notes, rates = [], status_of_answer: found, review_why: why, alternates = [] } = result;
  const { cess_note: cess } = result;
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
    // Stands wherever a person should look.
    ...(why !== undefined && { review_why: why }),
    ...reverseChargeOf(result, shears, MOST.other),
    ...(cess !== undefined && result.cess_applies !== false && { cess_note: shears.cut(cess, MOST.other) }),
    ...(result.status === 'retired' && { status: 'retired' }),
    ...(why === 'code' && alternates.length > 0 && { alternates: alternates.map(({ hsn_sac }) => hsn_sac) }),
  };
}

/** The rows of a list, so narrow that they fit together. */
export const briefRows = (results: readonly BatchResult[]): readonly BriefRow[] =>
  fitted(MOST_SIZE.row * results.length, ({ share }) => results.map((result) => briefRow(result, new Shears(share))));
