// The trained text model as a file of its own, data/tariff/model/text-model.bin: votes by term and code, as text and
// small numbers. It outlives changes of names and codes; what no longer exists has no vote.
import { existsSync, readFileSync } from 'node:fs';
import { Container, packContainer } from './container.ts';

/** The votes of a term for a heading, and for codes of six digits below it. */
export interface TermVotes {
  word: number;
  head: number;
  readonly finer: Map<string, number>;
}

export interface TrainedModel {
  /** By term, by heading. */
  readonly terms: Map<string, Map<string, TermVotes>>;
  /** By two terms with a space between, by heading; both are among the terms. */
  readonly pairs: Map<string, Map<string, number>>;
  /** What a vote of one counts: that for a heading, and that for a finer code. */
  readonly step: number;
  readonly finerStep: number;
}

export const emptyModel = (step = 0, finerStep = 0): TrainedModel => ({
  terms: new Map(),
  pairs: new Map(),
  step,
  finerStep,
});

const SEPARATOR = '\n';
const byKey = <Value>([a]: readonly [string, Value], [b]: readonly [string, Value]): number => (a < b ? -1 : 1);
const sorted = <Value>(map: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] => [...map].sort(byKey);

const digits = (code: number | undefined, count: number): string => String(code ?? 0).padStart(count, '0');

/** The same votes always give the same bytes. */
export function packModel({ terms, pairs, step, finerStep }: TrainedModel): Uint8Array {
  const encoder = new TextEncoder();
  const termRows = sorted(terms).map(([term, votes]) => [term, sorted(votes)] as const);
  const pairRows = sorted(pairs).map(([pair, votes]) => [pair, sorted(votes)] as const);
  const termNumber = new Map(termRows.map(([term], i) => [term, i]));
  const votes = termRows.flatMap(([, rows]) => rows);
  const finer = votes.flatMap(([, { finer }]) => sorted(finer));
  const pairVotes = pairRows.flatMap(([, rows]) => rows);
  return packContainer({
    terms: encoder.encode(termRows.map(([term]) => term).join(SEPARATOR)),
    'term.votes': Uint16Array.from(termRows, ([, rows]) => rows.length),
    'vote.heading': Uint16Array.from(votes, ([heading]) => Number(heading)),
    'vote.word': Int8Array.from(votes, ([, { word }]) => word),
    'vote.head': Int8Array.from(votes, ([, { head }]) => head),
    'vote.finer': Uint8Array.from(votes, ([, { finer }]) => finer.size),
    // What follows the heading's four digits.
    'finer.code': Uint8Array.from(finer, ([code]) => Number(code.slice(4))),
    'finer.vote': Int8Array.from(finer, ([, vote]) => vote),
    pairs: Uint32Array.from(pairRows.flatMap(([pair]) => pair.split(' ').map((term) => termNumber.get(term) ?? 0))),
    'pair.votes': Uint16Array.from(pairRows, ([, rows]) => rows.length),
    'pair.heading': Uint16Array.from(pairVotes, ([heading]) => Number(heading)),
    'pair.vote': Int8Array.from(pairVotes, ([, vote]) => vote),
    steps: Float32Array.of(step, finerStep),
  });
}

/** The model in the file; without one, texts are judged by names and descriptions alone. */
export function readModel(path: string): TrainedModel {
  if (!existsSync(path)) return emptyModel();
  const file = new Container(readFileSync(path), path);
  const terms = new TextDecoder().decode(file.bytes('terms')).split(SEPARATOR);
  const [step = 0, finerStep = 0] = file.f32('steps');
  const model = emptyModel(step, finerStep);
  const heading = file.u16('vote.heading');
  const word = file.i8('vote.word');
  const head = file.i8('vote.head');
  const finerCount = file.bytes('vote.finer');
  const finerCode = file.bytes('finer.code');
  const finerVote = file.i8('finer.vote');
  const termVotes = file.u16('term.votes');
  let vote = 0;
  let finerAt = 0;
  for (const [i, term] of terms.entries()) {
    const votes = new Map<string, TermVotes>();
    for (const end = vote + (termVotes[i] ?? 0); vote < end; vote++) {
      const code = digits(heading[vote], 4);
      const finer = new Map<string, number>();
      for (const last = finerAt + (finerCount[vote] ?? 0); finerAt < last; finerAt++) {
        finer.set(code + digits(finerCode[finerAt], 2), finerVote[finerAt] ?? 0);
      }
      votes.set(code, { word: word[vote] ?? 0, head: head[vote] ?? 0, finer });
    }
    model.terms.set(term, votes);
  }
  const pairVotes = file.u16('pair.votes');
  const pairHeading = file.u16('pair.heading');
  const pairVote = file.i8('pair.vote');
  const pairs = file.u32('pairs');
  let at = 0;
  for (let i = 0; i < pairVotes.length; i++) {
    const votes = new Map<string, number>();
    for (const end = at + (pairVotes[i] ?? 0); at < end; at++) {
      votes.set(digits(pairHeading[at], 4), pairVote[at] ?? 0);
    }
    model.pairs.set(`${terms[pairs[2 * i] ?? 0]} ${terms[pairs[2 * i + 1] ?? 0]}`, votes);
  }
  return model;
}
