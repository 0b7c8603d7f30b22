// The catalog to take along: one prompt in the form of another tool, or all of them at once.
import { z } from '@hono/zod-openapi';
import { quoted } from '../../contract/came.ts';
import { attachment, sendKept, streamed } from '../../http/answers.ts';
import { baseUrlOf } from '../../http/context.ts';
import { type Bytes, type KeptAnswer, keep } from '../../http/keptAnswer.ts';
import { operation } from '../../http/operation.ts';
import { Refusal } from '../../http/refusal.ts';
import type { App } from '../../http/service.ts';
import { type Catalog, fullOf } from '../../prompts/catalog/index.ts';
import { EXPORT_FORM_NAMES, EXPORT_FORMS, type ExportFormName } from '../../prompts/export/forms.ts';
import { QUESTIONS } from './examples.ts';
import { PinQuery, PROMPTS_CAP, pinnedPrompt, SlugPath } from './source.ts';

const NO_ARCHIVE = 'This program does not carry the archive; /api/export.ndjson has every prompt.';

/** The beginning of a line; the lines are those of `getPrompt`. */
const NDJSON_EXAMPLE = '{"slug":"section-138-cheque-bounce-notice","title":"Section 138 Cheque Bounce Notice"}\n';

const exportPrompt = operation({
  method: 'get',
  path: '/api/prompts/{slug}/export/{form}',
  id: 'exportPrompt',
  tag: 'prompts',
  summary: 'One prompt in the form of another tool',
  description: `One of ${EXPORT_FORM_NAMES.join(', ')}.`,
  params: SlugPath.extend({
    // Any text: a form that there is not is a 404, after the prompt.
    form: z.string().openapi({
      enum: [...EXPORT_FORM_NAMES],
      description:
        'The form: Markdown, messages (Mustache, as LangChain and Langfuse take them), Claude Skill, Fabric, Prompty, promptfoo, MCP.',
      example: 'markdown',
    }),
  }),
  query: PinQuery,
  ok: {
    description: 'The prompt in that form: Markdown, plain text or JSON, as the form is written.',
    contentType: 'text/markdown',
    example: QUESTIONS.markdown,
    others: [
      { contentType: 'text/plain', example: QUESTIONS.prompty },
      { schema: z.record(z.string(), z.unknown()), example: QUESTIONS.messages },
    ],
  },
  errors: { 400: QUESTIONS.badVersion, 404: QUESTIONS.noForm },
  cap: PROMPTS_CAP,
  cacheable: true,
});

const exportLines = operation({
  method: 'get',
  path: '/api/export.ndjson',
  id: 'exportCatalogNdjson',
  tag: 'catalog',
  summary: 'Every prompt as NDJSON',
  description: 'One prompt in full form a line, by title, streamed.',
  ok: { description: 'The lines.', contentType: 'application/x-ndjson', example: NDJSON_EXAMPLE },
  errors: {},
  cap: PROMPTS_CAP,
  costly: true,
  cacheable: true,
});

const exportArchive = operation({
  method: 'get',
  path: '/api/export.zip',
  id: 'exportCatalogZip',
  tag: 'catalog',
  summary: 'Every prompt in every form as one archive',
  description: 'A folder for each form. Programs on edge runtimes do not carry it and answer 404.',
  ok: { description: 'The archive.', contentType: 'application/zip', example: 'PK…' },
  errors: { 404: NO_ARCHIVE },
  cap: PROMPTS_CAP,
  cacheable: true,
});

const isForm = (name: string): name is ExportFormName => Object.hasOwn(EXPORT_FORMS, name);

export function addExportRoutes(app: App, catalog: Catalog, archive: (() => Bytes) | undefined): void {
  app.openapi(exportPrompt, async (c) => {
    const { slug, form } = c.req.valid('param');
    const prompt = pinnedPrompt(catalog, slug, c.req.valid('query').version);
    if (!isForm(form)) {
      throw new Refusal(404, `There is no form ${quoted(form)}; the forms are ${EXPORT_FORM_NAMES.join(', ')}.`);
    }
    const { contentType, path, make } = EXPORT_FORMS[form];
    const fileName = path(prompt.slug).split('/').at(-1) ?? prompt.slug;
    return sendKept(c, await keep(make(prompt, catalog.checkCode), contentType), attachment(fileName));
  });

  app.openapi(exportLines, (c) => {
    const baseUrl = baseUrlOf(c);
    return streamed(c, {
      contentType: 'application/x-ndjson; charset=utf-8',
      tag: `${catalog.version}-${encodeURIComponent(baseUrl)}`,
      *pieces() {
        for (const prompt of catalog.prompts) yield `${JSON.stringify(fullOf(prompt, baseUrl))}\n`;
      },
      headers: attachment('kosh-prompts.ndjson'),
    });
  });

  let kept: Promise<KeptAnswer> | undefined;
  app.openapi(exportArchive, async (c) => {
    if (archive === undefined) throw new Refusal(404, NO_ARCHIVE);
    kept ??= keep(archive(), 'application/zip');
    return sendKept(c, await kept, attachment('kosh-prompts.zip'));
  });
}
