// The catalog to take along: one prompt in the form of another tool, or all of them at once.
import { quoted } from '../../contract/came.ts';
import { type Answer, ready, whole } from '../../http/answer.ts';
import { contentTag } from '../../http/contentTag.ts';
import { CACHE_PUBLIC, EVERYWHERE, listed } from '../../http/headers.ts';
import { alreadyHas } from '../../http/negotiate.ts';
import { ReadyBody } from '../../http/readyBody.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Incoming, Route } from '../../http/route.ts';
import { type Bytes, encode } from '../../http/runtime.ts';
import { type Catalog, fullOf } from '../../prompts/catalog/index.ts';
import { EXPORT_FORM_NAMES, EXPORT_FORMS, type ExportFormName } from '../../prompts/export/forms.ts';
import { once } from '../../steps/once.ts';
import { noPrompt, PROMPTS_CAP } from './routes.ts';

export const NO_ARCHIVE = 'This program does not carry the archive; /api/export.ndjson has every prompt.';

const isForm = (name: string): name is ExportFormName => Object.hasOwn(EXPORT_FORMS, name);

export function exportRoutes(catalog: Catalog, archive: (() => Bytes) | undefined): readonly Route[] {
  const one = ({ param }: Incoming): Answer => {
    const prompt = catalog.get(param('slug'));
    if (prompt === undefined) throw noPrompt(catalog, param('slug'));
    const form = param('form');
    if (!isForm(form)) {
      throw new Refusal(404, `There is no form ${quoted(form)}; the forms are ${EXPORT_FORM_NAMES.join(', ')}.`);
    }
    const { contentType, path, make } = EXPORT_FORMS[form];
    const fileName = path(prompt.slug).split('/').at(-1) ?? prompt.slug;
    return ready(new ReadyBody(make(prompt), contentType), {
      'Content-Disposition': `attachment; filename="${fileName}"`,
    });
  };

  const lines = ({ baseUrl }: Incoming): Answer => ({
    kind: 'stream',
    contentType: 'application/x-ndjson; charset=utf-8',
    fileName: 'kosh-prompts.ndjson',
    tag: contentTag(encode(`${catalog.version} ${baseUrl}`)),
    *pieces() {
      for (const prompt of catalog.prompts) yield `${JSON.stringify(fullOf(prompt, baseUrl))}\n`;
    },
  });

  /** Compressed already: it is sent as it is. */
  const tagOf = once(() => (archive === undefined ? '' : `"${contentTag(archive())}"`));
  const zip = ({ request }: Incoming): Answer => {
    const tag = tagOf();
    if (archive === undefined) {
      throw new Refusal(404, NO_ARCHIVE);
    }
    const headers = { ...EVERYWHERE, 'Cache-Control': CACHE_PUBLIC, ETag: tag };
    if (alreadyHas(request.header('if-none-match'), tag))
      return whole({ status: 304, headers: listed(headers), body: null });
    const bytes = archive();
    return whole({
      status: 200,
      headers: listed({
        ...headers,
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="kosh-prompts.zip"',
        'Content-Length': String(bytes.byteLength),
      }),
      body: request.method === 'HEAD' ? null : bytes,
    });
  };

  return [
    { method: 'GET', path: '/api/prompts/:slug/export/:form', cap: PROMPTS_CAP, handle: one },
    { method: 'GET', path: '/api/export.ndjson', cap: PROMPTS_CAP, handle: lines },
    { method: 'GET', path: '/api/export.zip', cap: PROMPTS_CAP, handle: zip },
  ];
}
