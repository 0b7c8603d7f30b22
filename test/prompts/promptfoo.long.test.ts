// Every export in promptfoo itself, with the provider that repeats the prompt: what is sent is what rendering makes, and
// no test passes. KOSH_PROMPTFOO is a folder with promptfoo and a Node that runs it; `.ci/run` installs both.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import { casesOf } from '../../src/prompts/eval/evaluate.ts';
import { EXPORT_FORMS } from '../../src/prompts/export/forms.ts';
import { renderedFrom, sameFences } from './filledExports.ts';

const folder = process.env.KOSH_PROMPTFOO;
if (folder === undefined && process.env.KOSH_REQUIRE_ALL !== undefined) {
  throw new Error('KOSH_PROMPTFOO must name a folder with promptfoo and a Node that runs it.');
}

const catalog = openCatalog();
const run = promisify(execFile);

/** By the name of the configuration. */
type Answers = Readonly<
  Record<
    string,
    readonly {
      readonly testIdx: number;
      readonly success: boolean;
      readonly output: string;
      readonly reason: string;
    }[]
  >
>;

const title = 'promptfoo fills every prompt as it is rendered, and its tests refuse the prompt as an answer';
test.skipIf(folder === undefined)(
  folder === undefined ? `${title} (left out: KOSH_PROMPTFOO does not name its folder)` : title,
  async () => {
    const here = await mkdtemp(join(tmpdir(), 'kosh-promptfoo-'));
    onTestFinished(() => rm(here, { recursive: true }));
    const configs = join(here, 'configs');
    await mkdir(configs);
    for (const prompt of catalog.prompts) {
      await writeFile(join(configs, prompt.slug), EXPORT_FORMS.promptfoo.make(prompt, catalog.checkCode));
    }
    const modules = join(folder ?? '', 'node_modules');
    const answers = join(here, 'answers.json');
    await run(
      join(modules, `node-linux-${process.arch}`, 'bin', 'node'),
      [
        join(import.meta.dirname, 'promptfooRun.mjs'),
        join(modules, 'promptfoo', 'dist', 'src', 'index.js'),
        configs,
        answers,
      ],
      {
        cwd: here,
        env: { PROMPTFOO_CONFIG_DIR: here, PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1' },
      },
    );
    const all = JSON.parse(await readFile(answers, 'utf8')) as Answers;
    expect(Object.keys(all).length).toBeGreaterThan(300);
    for (const prompt of catalog.prompts) {
      const cases = casesOf(prompt);
      const results = all[prompt.slug] ?? [];
      expect(results).toHaveLength(cases.length);
      for (const { testIdx, success, output, reason } of results) {
        const { exported, text } = renderedFrom(prompt, cases[testIdx]?.values ?? {});
        expect(sameFences(output, exported), prompt.slug).toBe(text);
        expect(success, prompt.slug).toBe(false);
        expect(reason, prompt.slug).toContain('the answer repeats the prompt');
      }
    }
  },
);
