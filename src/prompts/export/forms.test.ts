// Every prompt in every form, held against what the form's own tool reads.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { extractPrompt, recordedPrompts } from '../catalog/extract.ts';
import type { PromptRecord } from '../catalog/types.ts';
import { parseLanguageExceptions } from '../outputLanguage.ts';
import { placeholdersOf } from '../placeholders.ts';
import { asRendered } from '../render.ts';
import { loadPromptTools } from '../toolFiles.ts';
import { readHistories } from '../versions/files.ts';
import { bundleCheckCode } from './checkCode.ts';
import { EXPORT_FORM_NAMES, EXPORT_FORMS } from './forms.ts';

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown };

let prompts: readonly PromptRecord[];
let checkCode: string;
beforeAll(async () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  checkCode = await bundleCheckCode(root);
  const tools = await loadPromptTools(root);
  const exceptions = readFileSync(join(root, 'data', 'prompts', 'output-language.tsv'), 'utf8');
  ({ prompts } = recordedPrompts(tools.map(extractPrompt), {
    histories: readHistories(root),
    languageExceptions: parseLanguageExceptions(exceptions),
  }));
});

/** What stands between the dashes at the top, and what follows. */
function apart(text: string): { readonly head: Record<string, unknown>; readonly body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { head: load(head) as Record<string, unknown>, body };
}

describe('every prompt', () => {
  test('has its own path in the archive', () => {
    expect(prompts.length).toBeGreaterThan(300);
    const paths = EXPORT_FORM_NAMES.flatMap((name) => prompts.map(({ slug }) => EXPORT_FORMS[name].path(slug)));
    expect(new Set(paths).size).toBe(EXPORT_FORM_NAMES.length * prompts.length);
  });

  test('as messages has one message of the user and an example of texts', () => {
    for (const prompt of prompts) {
      const { messages, example, ...more } = JSON.parse(EXPORT_FORMS.messages.make(prompt)) as {
        messages: { role: string; content: string }[];
        example: Record<string, string>;
        template_format: string;
      };
      expect(messages.map(({ role }) => role)).toEqual(['user']);
      expect(more.template_format).toBe('mustache');
      expect(Object.keys(example)).toEqual(Object.keys(asRendered(prompt).fields));
      expect(Object.values(example).every((text) => typeof text === 'string')).toBe(true);
    }
  });

  test('as a skill has a name and a description that Claude takes', () => {
    for (const prompt of prompts) {
      const { head, body } = apart(EXPORT_FORMS.skill.make(prompt));
      expect(head.name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/);
      expect(String(head.description).length).toBeLessThanOrEqual(1024);
      expect(Object.keys(head)).toEqual(['name', 'description', 'metadata']);
      expect(head.metadata).toEqual({ version: String(prompt.history.changes[0].version) });
      for (const name of Object.keys(prompt.fields)) expect(body).toContain(`{{${name}}}`);
    }
  });

  test('as a Fabric pattern has one input and the names of all its values', () => {
    for (const prompt of prompts) {
      const text = EXPORT_FORMS.fabric.make(prompt);
      expect(text.startsWith('# IDENTITY and PURPOSE\n')).toBe(true);
      expect(placeholdersOf(text)).toEqual(['input']);
      for (const name of Object.keys(prompt.fields)) expect(text).toContain(`- \`${name}\` (`);
    }
  });

  test('a default stands in the list of fields of forms that are filled by hand', () => {
    const prompt = prompts.find(({ slug }) => slug === 'unit-test-generator');
    if (prompt === undefined) throw new Error('there is no such prompt');
    for (const form of ['markdown', 'skill', 'fabric'] as const)
      expect(EXPORT_FORMS[form].make(prompt)).toContain(' Default: 12.');
  });

  test('as Prompty is read by version 2, whose runtimes end the head at the first three dashes', () => {
    const enumValues = expect.any(Array);
    for (const prompt of prompts) {
      const made = EXPORT_FORMS.prompty.make(prompt);
      const [, head = '', body = ''] = /^---([\s\S]*?)(?:---|\+\+\+)\s*([\s\S]+)$/.exec(made) ?? [];
      const { name, description, metadata, model, inputs, ...more } = load(head) as Record<string, unknown>;
      expect([name, description]).toEqual([prompt.title, prompt.description]);
      expect({ metadata, model, more }).toEqual({
        metadata: { version: String(prompt.history.changes[0].version) },
        model: { apiType: 'chat' },
        more: {},
      });
      expect(inputs).toEqual(
        Object.entries(asRendered(prompt).fields).map(([name, { type, required, default: preset }]) => ({
          name,
          kind: 'string',
          description: expect.any(String),
          required,
          ...(preset !== undefined && { default: expect.any(String) }),
          ...(type === 'select' && { enumValues }),
          example: expect.any(String),
        })),
      );
      expect(body).toMatch(/^user:\n/);
      expect(body).not.toMatch(/\n\s*#?\s*(?:system|assistant|developer|tool|user)\s*:\s*\n/i);
    }
  });

  test('as a promptfoo test has a value for each placeholder and known assertions', () => {
    for (const prompt of prompts) {
      const { prompts: templates, tests } = JSON.parse(EXPORT_FORMS.promptfoo.make(prompt, checkCode)) as {
        prompts: string[];
        tests: { vars: Record<string, string>; assert: { type: string; value: unknown }[] }[];
      };
      expect(templates).toHaveLength(1);
      expect(tests).toHaveLength(prompt.tests === undefined ? 1 : 3);
      for (const { vars, assert } of tests) {
        expect(Object.keys(vars)).toEqual(Object.keys(asRendered(prompt).fields));
        expect(assert.map(({ type }) => type)).toEqual(['javascript']);
        // promptfoo fills assertions too.
        expect(assert[0]?.value).not.toMatch(/\{[{%#]/);
      }
    }
  });

  test('as an MCP prompt has the arguments of its fields', () => {
    for (const prompt of prompts) {
      const { name, arguments: given } = JSON.parse(EXPORT_FORMS.mcp.make(prompt)) as {
        name: string;
        arguments: { name: string }[];
      };
      expect(name).toBe(prompt.slug);
      expect(given.map((one) => one.name)).toEqual(Object.keys(asRendered(prompt).fields));
    }
  });
});
