// JSON Formatter: pretty-print or minify, or the place of the first error.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { number, result, row } from '../../src/tools/result.ts';
import { readJson, writeJson } from './texts/json.ts';

const INDENTS = { '2 spaces': '  ', '4 spaces': '    ', tab: '\t', 'minified, one line': '' } as const;

export default defineCalculator({
  title: 'JSON Formatter',
  category: 'software-engineering',
  about: 'Makes JSON readable or small, and shows where it is broken',
  computes:
    'Parse, pretty-print or minify with chosen indent and optional key sort; on failure the line, column and offending token',
  fields: {
    json: {
      type: 'textarea',
      label: 'JSON',
      required: true,
      maxLength: 500_000,
      help: 'The text to format.',
      example: '{"name":"Asha","tags":["new",1.0]}',
    },
    style: {
      type: 'select',
      label: 'Style',
      required: false,
      options: ['2 spaces', '4 spaces', 'tab', 'minified, one line'],
      help: 'How to lay it out.',
      example: '2 spaces',
      default: '2 spaces',
    },
    sort_keys: {
      type: 'boolean',
      label: 'Sort keys',
      required: false,
      help: 'Put the names of each object in order.',
      example: false,
      default: false,
    },
  },
  *compute({ json, style, sort_keys }, _, maxOutput) {
    const reading = yield* readJson(json.replace(/^\uFEFF/, ''));
    if (!reading.ok) {
      const { line, column, token, message } = reading.fault;
      const came =
        token === '' ? 'the text ends' : `${JSON.stringify(token.length > 40 ? `${token.slice(0, 40)}…` : token)} came`;
      return refuse([
        'json',
        `JSON (json) is not valid at line ${line}, column ${column}: ${message} must stand here, but ${came}.`,
      ]);
    }
    const text = yield* writeJson(reading.root, { indent: INDENTS[style], sortKeys: sort_keys }, maxOutput);
    if (text === undefined) {
      return refuse([
        'style',
        `The JSON is so deeply nested that with this style (style) it passes ${maxOutput} characters; choose "minified, one line".`,
      ]);
    }
    return result({
      summary: 'The JSON is valid.',
      rows: [
        row('Characters before', number([...json].length)),
        row('Characters after', number([...text].length)),
        row('Lines', number(text.split('\n').length)),
      ],
      outputs: [{ label: 'Formatted', language: 'json', text }],
      notes: [
        'Numbers and strings stay exactly as written.',
        ...(reading.duplicateKeys.length > 0
          ? [`These names stand more than once in one object: ${[...new Set(reading.duplicateKeys)].join(', ')}.`]
          : []),
      ],
    });
  },
});
