// What the handlers of a service find in Hono's context beside the request.
import type { Context, MiddlewareHandler } from 'hono';
import type { Admission } from './admission.ts';
import type { CapPolicy, Caps } from './cap.ts';
import type { AnswerCache, Packer } from './keptAnswer.ts';
import type { CacheUse } from './observer.ts';

/** What all requests of a service share. */
export interface Kit {
  readonly cache: AnswerCache;
  readonly admission: Admission;
  /** Undefined: caps are off. */
  readonly caps: Caps | undefined;
  /** Undefined: answers leave as they are, as on edge platforms, which compress on the way out. */
  readonly packer: Packer | undefined;
  /** Base URL for links; undefined: the request's own origin. */
  readonly publicUrl: string | undefined;
}

export interface AppEnv {
  Bindings: { readonly peer?: string };
  Variables: {
    kit: Kit;
    /** The address that caps and admission count by. */
    client: string;
    /** Pattern of the route that took the request, never the path as requested: it is a label of logs and metrics. */
    route: string;
    cacheUse: CacheUse;
    /** The cap that the request counted on. */
    cap: CapPolicy | undefined;
    /** Tells a person what went wrong, where the route is that of a page; undefined: in JSON. */
    errorPage: ((error: unknown) => Promise<Response | undefined>) | undefined;
  };
}

export type AppContext = Context<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;

/** Origin and path prefix for links, without a slash at the end. */
export const baseUrlOf = (c: AppContext): string => c.var.kit.publicUrl ?? new URL(c.req.url).origin;

/** Does costly work when its turn comes; it ends when the client leaves. See admission.ts. */
export const costly = <Result>(
  c: AppContext,
  work: Parameters<typeof Admission.prototype.run<Result>>[2],
): Promise<Result> => c.var.kit.admission.run(c.var.client, c.req.raw.signal, work);
