// What the scripts of the catalog and of a prompt's page say in English; part of `en.ts`.
import type { ModelErrorKind } from '../../prompts/run/modelError.ts';

export const promptScript = {
  templateCopied: 'Template copied',
  notCopied: 'It could not be copied.',
  notConnected: 'It could not be copied without a connection.',
  noAnswer: 'No answer came, so the list is that of before; press Find to ask again.',

  ready: 'Ready to copy.',
  lacking: (count: number) => `${count} ${count === 1 ? 'field' : 'fields'} still missing or wrong.`,
  notYet: 'Not yet: fill in or correct the marked fields first.',
  pasteThere: 'Copied: paste it there',

  setKept: (name: string) => `Kept in this browser: ${name}`,
  setFilled: (name: string) => `Filled in: ${name}`,
  deleteSet: (name: string) => `Delete the values kept as “${name}”?`,
  setDeleted: (name: string) => `Deleted: ${name}`,
  setNotKept: 'This browser keeps nothing; the values stay in the form alone.',
  tooManySets: (most: number) => `${most} are kept already: delete one first.`,

  nameModel: 'Name the model first.',
  waiting: (host: string) => `Waiting for ${host}…`,
  answering: 'Answering…',
  done: 'Done. Check it before you use it.',
  stopped: 'Stopped.',
  insecure: (host: string) =>
    `This page is secure and may not ask ${host}, which is not. Take an address that begins with https, or run Kosh on your own machine.`,
  otherOrigin: (host: string, origin: string) =>
    `${host} is there, but does not let this page ask it. Allow ${origin} in its settings for CORS (Ollama: OLLAMA_ORIGINS=${origin}; LM Studio: "Enable CORS") and start it anew.`,
  /** Before what the error says of itself, which is English; empty: that is enough. */
  failed: (_kind: ModelErrorKind, _host: string): string => '',
};
