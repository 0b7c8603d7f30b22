// Every prompt in every form, filled by the tool that the form is for, is what rendering makes of it, but for the names
// of fences: with all fields, with the required ones alone, and with values that try to break out.
import { createRequire } from 'node:module';
import { ChatPromptTemplate } from '@langchain/core/prompts';
import { ChatPromptClient } from 'langfuse-core';
import { describe, expect, test } from 'vitest';
import { openCatalog, versionOf } from '../../src/prompts/catalog/node.ts';
import type { PromptRecord } from '../../src/prompts/catalog/types.ts';
import { EXPORT_FORM_NAMES, EXPORT_FORMS, type ExportFormName } from '../../src/prompts/export/forms.ts';
import { asRendered, renderTemplate } from '../../src/prompts/render.ts';
import { checkValues } from '../../src/prompts/values.ts';
import { CASES, renderedFrom, sameFences } from './filledExports.ts';

const require = createRequire(import.meta.url);
const nunjucks = require('nunjucks') as {
  readonly Environment: new (
    loader: null,
    options: object,
  ) => { renderString(template: string, values: object): string };
};
const mustache = require('mustache') as {
  render(template: string, values: object, partials: undefined, options: object): string;
};

type Texts = Readonly<Record<string, string>>;

interface Message {
  readonly role: 'user';
  readonly content: string;
}

const catalog = openCatalog();
const newest = new Map(catalog.prompts.map(({ slug, history }) => [slug, history.changes[0].version]));
/** The newest versions and those before them, which can be asked for too. */
const prompts = catalog.prompts.flatMap((prompt) =>
  prompt.history.changes.flatMap(({ version }) => versionOf(prompt, version) ?? []),
);

/** As promptfoo and Prompty set it up: nothing is escaped. */
const environment = new nunjucks.Environment(null, { autoescape: false });

const messagesOf = (made: string): Message[] => (JSON.parse(made) as { messages: Message[] }).messages;

/** Between backticks, as Markdown and skills show it. */
const shown = (made: string): string => /\n(`{3,})text\n([\s\S]*?)\n\1\n/.exec(made)?.[2] ?? '';

/** What a person does who follows the sentence on filling: the fences are safe already. */
const byHand = (template: string, { fields }: Pick<PromptRecord, 'fields'>, texts: Texts): string => {
  const checked = checkValues(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }])),
    texts,
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  // A text without any mark leaves all marks as they are; the texts come after.
  const marked = new Map([...checked.texts].map(([name, text]) => [name, text === '' ? '' : `\0${name}\0`]));
  return renderTemplate(template, marked).replace(
    /\0([a-z0-9_]+)\0/g,
    (_, name: string) => checked.texts.get(name) ?? '',
  );
};

type Fill = (made: string, prompt: PromptRecord, texts: Texts) => string | Promise<string>;

const FILL: Readonly<Record<ExportFormName | 'LangChain' | 'Langfuse', Fill>> = {
  markdown: (made, prompt, texts) => byHand(shown(made), asRendered(prompt), texts),
  skill: (made, prompt, texts) => byHand(shown(made), asRendered(prompt), texts),
  fabric(made, prompt, texts) {
    // Fabric replaces the one variable and fails on any other.
    expect(made.match(/\{\{.*?\}\}/g)).toEqual(['{{input}}']);
    const instructions = /\n# INSTRUCTIONS\n\n([\s\S]*)\n\n# VALUES\n/.exec(made)?.[1] ?? '';
    const names = Object.keys(asRendered(prompt).fields).join('|');
    return byHand(instructions.replace(new RegExp(`\\[(${names})\\]`, 'g'), '{{$1}}'), asRendered(prompt), texts);
  },
  mcp: (made, prompt, texts) => {
    const { messages } = JSON.parse(made) as { messages: { content: { text: string } }[] };
    return byHand(messages[0]?.content.text ?? '', asRendered(prompt), texts);
  },
  messages: (made, _, texts) =>
    messagesOf(made)
      .map(({ content }) => mustache.render(content, texts, undefined, { escape: (text: string) => text }))
      .join('\n\n'),
  prompty(made, _, texts) {
    const [, template = ''] = /\n---\nuser:\n([\s\S]*)\n$/.exec(made) ?? [];
    return environment.renderString(template, texts);
  },
  promptfoo: (made, _, texts) =>
    environment.renderString((JSON.parse(made) as { prompts: string[] }).prompts[0] ?? '', texts),
  async LangChain(made, _, texts) {
    const template = ChatPromptTemplate.fromMessages(
      messagesOf(made).map(({ role, content }) => [role, content] as [string, string]),
      { templateFormat: 'mustache' },
    );
    // It wants a value for every variable, if only an empty one.
    const all = Object.fromEntries(template.inputVariables.map((name) => [name, '']));
    const filled = await template.formatMessages({ ...all, ...texts });
    return filled.map(({ content }) => content).join('\n\n');
  },
  Langfuse(made, { slug }, texts) {
    const prompt = messagesOf(made).map((message) => ({ type: 'chatmessage' as const, ...message }));
    const client = new ChatPromptClient({
      name: slug,
      version: 1,
      type: 'chat',
      prompt,
      config: {},
      labels: [],
      tags: [],
    });
    return client
      .compile(texts)
      .map((message) => ('content' in message ? message.content : ''))
      .join('\n\n');
  },
};

const KINDS = [...EXPORT_FORM_NAMES, 'LangChain', 'Langfuse'] as const;
const MADE = Object.fromEntries(
  EXPORT_FORM_NAMES.map((form) => [form, prompts.map((prompt) => EXPORT_FORMS[form].make(prompt, ''))]),
) as Record<ExportFormName, string[]>;

describe.each(Object.entries(CASES))('with %s', (name, valuesOf) => {
  // Those before the newest once: they are filled in the same way.
  const isWanted = ({ history, slug }: PromptRecord): boolean =>
    name === 'all fields' || history.changes[0].version === newest.get(slug);
  const wanted = prompts.flatMap((prompt, at) =>
    isWanted(prompt) ? [{ at, prompt, ...renderedFrom(prompt, valuesOf(prompt)) }] : [],
  );

  test.each(KINDS)('%s makes what rendering makes', async (kind) => {
    const form = kind === 'LangChain' || kind === 'Langfuse' ? 'messages' : kind;
    expect(wanted.length).toBeGreaterThan(300);
    for (const { at, prompt, given, exported, text } of wanted) {
      const got = await FILL[kind](MADE[form][at] ?? '', prompt, given);
      expect(sameFences(got, exported), `${prompt.slug} ${prompt.history.changes[0].version}`).toBe(text);
    }
  });
});
