// Every prompt in every form, held against what the form's own tool reads.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { extractPrompt, recordedPrompts } from '../catalog/extract.ts';
import type { PromptRecord } from '../catalog/types.ts';
import { parseLanguageExceptions } from '../outputLanguage.ts';
import { placeholdersOf } from '../render.ts';
import { loadPromptTools } from '../toolFiles.ts';
import { readHistories } from '../versions/files.ts';
import { EXPORT_FORM_NAMES, EXPORT_FORMS } from './forms.ts';

const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown };

let prompts: readonly PromptRecord[];
beforeAll(async () => {
  const root = join(import.meta.dirname, '..', '..', '..');
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

  test('as Markdown holds its template', () => {
    for (const prompt of prompts) expect(EXPORT_FORMS.markdown.make(prompt)).toContain(`\n${prompt.template}\n`);
  });

  test('as messages has instructions without placeholders and every value once', () => {
    for (const prompt of prompts) {
      const { messages } = JSON.parse(EXPORT_FORMS.messages.make(prompt)) as {
        messages: { role: string; content: string }[];
      };
      expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
      expect(messages[0]?.content).not.toContain('{{');
      expect(placeholdersOf(messages[1]?.content ?? '')).toEqual(Object.keys(prompt.fields));
    }
  });

  test('as a skill has a name and a description that Claude takes', () => {
    for (const prompt of prompts) {
      const { head, body } = apart(EXPORT_FORMS.skill.make(prompt));
      expect(head.name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/);
      expect(String(head.description).length).toBeLessThanOrEqual(1024);
      expect(Object.keys(head)).toEqual(['name', 'description', 'metadata']);
      expect(head.metadata).toEqual({ version: String(prompt.history.changes[0].version) });
      expect(body).toContain(prompt.template);
    }
  });

  test('as a Fabric pattern has one input; its other values are variables', () => {
    for (const prompt of prompts) {
      const text = EXPORT_FORMS.fabric.make(prompt);
      expect(text.startsWith('# IDENTITY and PURPOSE\n')).toBe(true);
      const names = placeholdersOf(text);
      expect(names).toContain('input');
      expect(names.filter((name) => name !== 'input' && !Object.hasOwn(prompt.fields, name))).toEqual([]);
    }
  });

  test('as Prompty has inputs with samples, a system and a user part', () => {
    for (const prompt of prompts) {
      const { head, body } = apart(EXPORT_FORMS.prompty.make(prompt));
      expect(Object.keys(head.inputs as object)).toEqual(Object.keys(prompt.fields));
      expect(head.model).toEqual({ api: 'chat' });
      expect(body).toMatch(/^system:\n[\s\S]+\n\nuser:\n/);
      expect(body).not.toMatch(/\{%|\{#/);
    }
  });

  test('as a promptfoo test has a value for each placeholder and known assertions', () => {
    for (const prompt of prompts) {
      const { prompts: templates, tests } = JSON.parse(EXPORT_FORMS.promptfoo.make(prompt)) as {
        prompts: string[];
        tests: { vars: Record<string, string>; assert: { type: string; value: unknown }[] }[];
      };
      expect(templates).toEqual([prompt.template]);
      expect(tests).toHaveLength(prompt.tests === undefined ? 1 : 3);
      for (const { vars, assert } of tests) {
        expect(Object.keys(vars).sort()).toEqual([...placeholdersOf(prompt.template)].sort());
        expect(assert.every(({ type }) => /^(?:not-)?icontains(?:-any)?$/.test(type))).toBe(true);
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
      expect(given.map((one) => one.name)).toEqual(Object.keys(prompt.fields));
    }
  });
});
