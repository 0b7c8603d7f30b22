// Runs the work of a request, turns what it throws into a reply and tells the observer how it ended and how long it took.
import type { Reply } from './exchange.ts';
import type { CacheUse, Observer } from './observer.ts';
import { Refusal } from './refusal.ts';
import { type ExtraHeaders, NO_EXTRA, type Refuse, refusalReply } from './respond.ts';
import type { Visit } from './visit.ts';

export interface Work {
  /** `note`: whether the answer came from the cache. */
  readonly do: (note: (use: CacheUse) => void) => Reply | Promise<Reply>;
  /** How a refusal is told; default: as JSON. */
  readonly refuse?: Refuse;
  /** Headers that a refusal has, too. */
  readonly extra?: () => ExtraHeaders;
}

export type Observed = (visit: Visit, route: string, work: Work) => Reply | Promise<Reply>;

const noExtra = (): ExtraHeaders => NO_EXTRA;

export const observedBy =
  (observer: Observer, clientOf: (visit: Visit) => string): Observed =>
  (visit, route, { do: work, refuse = refusalReply, extra = noExtra }) => {
    const started = performance.now();
    let cacheUse: CacheUse = 'none';
    const finish = (reply: Reply): Reply => {
      const { request } = visit;
      const seconds = (performance.now() - started) / 1000;
      observer.served(route, request.method, reply.status, seconds, cacheUse, request, () => clientOf(visit));
      return reply;
    };
    const fail = (error: unknown): Reply | Promise<Reply> => {
      if (!(error instanceof Refusal)) observer.failed(route, error);
      const reply = refuse(error, extra());
      return reply instanceof Promise ? reply.then(finish) : finish(reply);
    };
    try {
      const reply = work((use) => {
        cacheUse = use;
      });
      return reply instanceof Promise ? reply.then(finish, fail) : finish(reply);
    } catch (error) {
      return fail(error);
    }
  };
