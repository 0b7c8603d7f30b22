// The page for a form that was refused: it came too often, is too long, or did not arrive whole.
import type { Refusal } from '../../http/refusal.ts';
import { html } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { PassingStatus } from './send.ts';
import type { Page } from './shell.ts';

type Refused = Page & { readonly status: PassingStatus };

/** Undefined: no person meets this refusal. `path`: where the form is. */
export function refusedPage({ status, headers }: Refusal, path: string, { refused }: Texts): Refused | undefined {
  if (status !== 400 && status !== 413 && status !== 429) return undefined;
  const reasons = {
    400: refused.notWhole,
    413: refused.tooLong,
    429: refused.tooOften(headers['Retry-After'] ?? '60'),
  };
  const why = reasons[status];
  return {
    title: refused.title,
    description: why,
    path,
    status,
    unlisted: true,
    main: html`<h1>${refused.heading}</h1>
<p role="alert">${why}</p>
<p><a href="${path}">${refused.back}</a></p>`,
  };
}
