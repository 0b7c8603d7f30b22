// The page of a prompt in English: form, law, template, versions, and running it; part of `en.ts`.
import type { ExportFormName } from '../../prompts/export/forms.ts';
import { html, type SafeHtml } from '../html.ts';

export const prompt = {
  title: (title: string) => `${title}: prompt with a form · Kosh`,
  toolTitle: (title: string) => `${title}: tool · Kosh`,
  where: 'Where this prompt stands',
  catalog: 'Catalog',
  tool: 'Tool',
  toolLead: 'Fill in the form, copy the prompt and give it to a language model of your choice.',
  toolMore: 'Template, law and source',
  forRoles: (roles: SafeHtml) => html`for ${roles}`,
  versionOf: (version: number, day: string) => `version ${version} of ${day}`,
  older: (version: number, day: string, newest: SafeHtml) =>
    html`This is version ${version} of ${day}. The newest is ${newest}.`,
  newest: (version: number) => `version ${version}`,

  make: 'Make the prompt',
  fillExample: 'Fill with the example',
  clear: 'Clear',
  bringBack: 'Bring back what I typed',
  broughtBack: 'Brought back.',
  staysInTab: 'What you type stays in this tab: it survives a reload and is gone when the tab is closed.',
  valueSets: 'Keep these values, or fill in kept ones',
  setName: 'Name',
  setExample: 'Acme, monthly',
  keepSet: 'Keep',
  keptSets: 'Kept values',
  fillSet: 'Fill in',
  deleteSet: 'Delete',
  setsStay: (most: number) =>
    `They stay in this browser until you delete them, and are sent nowhere; whoever uses this browser can read them. Up to ${most} for each prompt; the same name replaces the earlier values.`,
  /** Said once where a page in another language has a prompt and its form in English. */
  onlyEnglish: 'This prompt and its form are in English.',
  withoutScript:
    'Without JavaScript, “Make the prompt” sends it to this service, which fills in the template, sends the page back and keeps nothing.',
  filled: 'Your prompt',
  notReady: 'The prompt is not ready yet:',
  copy: 'Copy',
  download: 'Download',
  openIn: (chats: SafeHtml) => html`Open in ${chats}`,
  tooLongForLink: 'Too long for a link: it is copied when you open one; paste it there.',

  comesBack: 'What comes back',
  comesBackHint: 'An answer to the example values.',
  otherLines: (count: number) => `Show the other ${count} lines`,
  law: 'The law behind it',
  readOn: (day: string) => `Read on ${day}.`,
  template: 'The template and its source',
  takenFrom: (file: SafeHtml, line: number) => html`Taken from ${file}, line ${line}.`,
  showTemplate: 'Show the template',
  values: (link: SafeHtml) => html`values: ${link}`,
  schema: 'schema',
  toTakeAlong: (links: SafeHtml) => html`to take along: ${links}`,
  toolPage: (link: SafeHtml) => html`tool page: ${link}`,
  /** What the forms of the export are called. */
  forms: {
    markdown: 'Markdown',
    messages: 'messages (JSON for LangChain, Langfuse)',
    skill: 'Claude Skill',
    fabric: 'Fabric pattern',
    prompty: 'Prompty',
    promptfoo: 'promptfoo test',
    mcp: 'MCP prompt',
  } satisfies Readonly<Record<ExportFormName, string>> as Readonly<Record<ExportFormName, string>>,

  versions: 'Versions',
  version: (version: number) => `Version ${version}`,
  lawTag: 'law',
  changedSince: (version: number) => `What changed since version ${version}`,
  news: (page: SafeHtml, feed: SafeHtml, law: SafeHtml, json: SafeHtml) =>
    html`News of all prompts: ${page}, ${feed}, ${law}, ${json}`,
  newsPage: 'page',
  feed: 'feed',
  lawAlone: 'changes of law alone',

  runHere: 'Run it here',
  run: 'Run',
  runTitle: (title: string) => `Run: ${title} · Kosh`,
  runHeading: (title: SafeHtml | string) => html`Run: ${title}`,
  runWhere: 'Where this page stands',
  address: 'Address of a model service',
  setUp: 'Set up',
  addressHint:
    'Your own key, or a model on your machine: anything that speaks the OpenAI protocol. The next page may connect to that address; this one cannot.',
  onThisMachine: (program: string) => `${program} on this machine`,
  noAddress: (given: string) =>
    `“${given}” is no address of a model service; it should be like https://api.openai.com/v1 or http://localhost:11434/v1.`,
  mayConnect: (origin: SafeHtml) =>
    html`This page may connect to ${origin}, and to nothing else but this site. Prompt, key and answer go between your browser and that address; none of them is sent to us. Key and model are kept in this tab only and are gone when it is closed.`,
  needsScript: (command: SafeHtml) => html`Running needs JavaScript. Without it, copy the prompt, or use ${command}.`,
  model: 'Model',
  key: 'Key',
  keyHint: 'Leave empty where none is needed.',
  stop: 'Stop',
  copyAnswer: 'Copy the answer',
  anotherAddress: (link: SafeHtml) => html`Another address: ${link}.`,
  changeAddress: 'change it',
};
