// The caps of a service: each request counts on the cap of its route before any work, and on it again by the work it asks for.
import { type Cap, type CapPolicy, type CounterMaker, capHeaders, createCap, type Verdict } from './cap.ts';
import { countedAs } from './countedAddress.ts';
import type { Reply } from './exchange.ts';
import { Refusal } from './refusal.ts';
import { type ExtraHeaders, NO_EXTRA, type Refuse, refusalReply } from './respond.ts';
import type { Visit } from './visit.ts';

export class Caps {
  readonly #counters: CounterMaker | undefined;
  readonly #clientOf: (visit: Visit) => string;
  readonly #byName = new Map<string, Cap>();

  /** Without counters caps are off. */
  constructor(counters: CounterMaker | undefined, clientOf: (visit: Visit) => string) {
    this.#counters = counters;
    this.#clientOf = clientOf;
  }

  /** Routes of one policy share its cap; undefined: nothing is counted. */
  of(policy: CapPolicy | undefined): Cap | undefined {
    if (policy === undefined || this.#counters === undefined) return undefined;
    const known = this.#byName.get(policy.name);
    if (known !== undefined) return known;
    const cap = createCap(policy, this.#counters);
    this.#byName.set(policy.name, cap);
    return cap;
  }

  /** Counts, then goes on with the headers that tell the count; without a cap it goes on at once. */
  count(
    visit: Visit,
    cap: Cap | undefined,
    goOn: (extra: ExtraHeaders) => Reply | Promise<Reply>,
    refuse: Refuse = refusalReply,
  ): Reply | Promise<Reply> {
    if (cap === undefined) return goOn(NO_EXTRA);
    const judge = (verdict: Verdict): Reply | Promise<Reply> => {
      const extra = capHeaders(cap.policy, verdict);
      return verdict.allowed ? goOn(extra) : refuse(overCap(cap.policy, verdict), extra);
    };
    const verdict = cap.count(countedAs(this.#clientOf(visit)));
    return verdict instanceof Promise ? verdict.then(judge) : judge(verdict);
  }

  /** Counts further work, in requests, and tells the headers of the count; refuses what is more than is left. */
  async charge(visit: Visit, cap: Cap, weight: number, tell: (extra: ExtraHeaders) => void): Promise<void> {
    if (weight >= cap.policy.perMinute) throw overWindow(cap.policy, weight + 1);
    const verdict = await cap.count(countedAs(this.#clientOf(visit)), weight);
    tell(capHeaders(cap.policy, verdict));
    if (!verdict.allowed) throw overCap(cap.policy, verdict);
  }
}

function overCap({ perMinute }: CapPolicy, { resetSeconds }: Verdict): Refusal {
  const message = `More than ${perMinute} requests came from this address within a minute; retry in ${resetSeconds} seconds.`;
  return new Refusal(429, message, { headers: { 'Retry-After': String(resetSeconds) } });
}

const overWindow = ({ perMinute }: CapPolicy, weight: number): Refusal =>
  new Refusal(
    413,
    `This request counts as ${weight}, but an address has ${perMinute} a minute; divide it and send the parts a minute apart.`,
  );
