// The page for a request that was refused: it came too often, is too long, did not arrive whole, or nobody could answer it; or there is no such version.
import { Refusal } from '../../http/refusal.ts';
import { html } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { PageStatus } from './send.ts';
import type { Page } from './shell.ts';

/** `path`: the page that was asked for. */
export function refusedPage(error: unknown, path: string, { refused }: Texts): Page & { readonly status: PageStatus } {
  const refusal = error instanceof Refusal ? error : undefined;
  const seconds = refusal?.headers['Retry-After'] ?? '60';
  const reasons: Partial<Record<PageStatus, string>> = {
    400: refused.notWhole,
    404: refused.noVersion,
    413: refused.tooLong,
    429: refused.tooOften(seconds),
    503: refused.busy,
  };
  const status = (refusal?.status ?? 500) as PageStatus;
  const why = reasons[status] ?? refused.failed;
  return {
    title: refused.title,
    description: why,
    path,
    status: status in reasons ? status : 500,
    unlisted: true,
    main: html`<h1>${refused.heading}</h1>
<p role="alert">${why}</p>
<p><a href="${path}">${refused.back}</a></p>`,
  };
}
