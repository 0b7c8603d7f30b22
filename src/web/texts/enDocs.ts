// The API reference in English; part of `en.ts`. What the published document says of the API is English in every language.
import { html, type SafeHtml } from '../html.ts';

export const docs = {
  title: (api: string) => `API reference · ${api}`,
  description: (api: string, version: string) => `Every operation of ${api}, version ${version}, with examples to try.`,
  facts: (version: string, document: SafeHtml, address: SafeHtml) =>
    html`Version ${version} · ${document} · base address ${address}`,
  programs: (address: SafeHtml, client: SafeHtml, more: SafeHtml) =>
    html`Agents ask over MCP at ${address}; ${client} is a typed client for JavaScript. ${more}`,
  morePrograms: 'Both, and more programs, step by step',
  operations: 'Operations',
  parametersOf: (operation: string) => `Parameters of ${operation}`,
  parameter: 'Parameter',
  value: 'Value',
  meaning: 'Meaning',
  required: 'required',
  optional: 'optional',
  body: 'Body (JSON)',
  tryIt: 'Try it',
  request: 'Request',
  example: 'Example of an answer',
  exampleOf: (operation: string) => ` of ${operation}`,
  schemas: 'Schemas',
  field: 'Field',
  type: 'Type',
  /** Of an operation that was tried. */
  answered: (status: number, milliseconds: number, address: string) => `${status} in ${milliseconds} ms: ${address}`,
  cut: (characters: number) => `… ${characters} more characters`,
  noAnswer: 'The service did not answer.',
};
