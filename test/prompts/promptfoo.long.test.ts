// Exports in promptfoo itself, with the provider that repeats the prompt: what is sent is what rendering makes, and no
// test passes. KOSH_PROMPTFOO is a folder with promptfoo and a Node that runs it; `.ci/run` installs both.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import { casesOf } from '../../src/prompts/eval/evaluate.ts';
import { EXPORT_FORMS } from '../../src/prompts/export/forms.ts';
import { renderedFrom, sameFences } from './filledExports.ts';

const folder = process.env.KOSH_PROMPTFOO;
if (folder === undefined && process.env.KOSH_REQUIRE_ALL !== undefined) {
  throw new Error('KOSH_PROMPTFOO must name a folder with promptfoo and a Node that runs it.');
}

/** Defaults, conditional paragraphs without a fixed line, several fences, tags, and an own field for the language. */
const SLUGS = [
  'section-138-cheque-bounce-notice',
  'blog-draft-from-outline',
  'unit-test-generator',
  'ticket-triage-classifier',
  'whatsapp-broadcast-message',
];
const catalog = openCatalog();
const run = promisify(execFile);

interface Outcome {
  readonly results: {
    readonly results: readonly {
      readonly testIdx: number;
      readonly success: boolean;
      readonly error?: string;
      readonly response: { readonly output: string };
      readonly gradingResult: { readonly reason: string };
    }[];
  };
}

describe.skipIf(folder === undefined)(
  folder === undefined ? 'promptfoo (left out: no KOSH_PROMPTFOO)' : 'promptfoo',
  () => {
    test.each(SLUGS)('fills %s as it is rendered, and its tests refuse the prompt as an answer', async (slug) => {
      const prompt = catalog.get(slug);
      if (prompt === undefined) throw new Error(`There is no prompt ${slug}.`);
      const here = await mkdtemp(join(tmpdir(), 'kosh-promptfoo-'));
      onTestFinished(() => rm(here, { recursive: true }));
      await writeFile(join(here, 'config.json'), EXPORT_FORMS.promptfoo.make(prompt, catalog.checkCode));
      const words = [
        'eval',
        '-c',
        'config.json',
        '-r',
        'echo',
        '-o',
        'out.json',
        '--no-cache',
        '--no-write',
        '--no-table',
      ];
      const modules = join(folder ?? '', 'node_modules');
      await run(
        join(modules, `node-linux-${process.arch}`, 'bin', 'node'),
        [join(modules, 'promptfoo', 'dist', 'src', 'main.js'), ...words],
        {
          cwd: here,
          env: { PROMPTFOO_CONFIG_DIR: here, PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1' },
        },
      ).catch((error: unknown) => {
        // It ends with 100 where a test failed, as all of these do.
        if ((error as { code?: unknown }).code !== 100) throw error;
      });
      const { results } = (JSON.parse(await readFile(join(here, 'out.json'), 'utf8')) as Outcome).results;
      const cases = casesOf(prompt);
      expect(results).toHaveLength(cases.length);
      for (const { testIdx, success, response, gradingResult } of results) {
        const { exported, text } = renderedFrom(prompt, cases[testIdx]?.values ?? {});
        expect(sameFences(response.output, exported)).toBe(text);
        expect(success).toBe(false);
        expect(gradingResult.reason).toContain('the answer repeats the prompt');
      }
    });
  },
);
