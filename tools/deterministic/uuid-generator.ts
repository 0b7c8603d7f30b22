// UUID Generator: name-based UUIDs that are the same for the same name, and the reading of any UUID.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { number, result, row, text } from '../../src/tools/result.ts';
import { grouped, NAMESPACES, uuidDigits, uuidFacts, uuidV5 } from './identifiers/uuid.ts';

export default defineCalculator({
  title: 'UUID Generator',
  category: 'software-engineering',
  computes:
    'Name-based UUID v5 from a namespace and a name (same input, same output); validates and decodes any given UUID; random v4 only in the browser, never in the API',
  fields: {
    name: {
      type: 'text',
      label: 'Name',
      required: false,
      maxLength: 2000,
      help: 'Gives a version 5 UUID, always the same for this name and namespace.',
      example: 'www.example.com',
    },
    namespace: {
      type: 'text',
      label: 'Namespace',
      required: false,
      maxLength: 50,
      help: 'DNS, URL, OID, X500, or a UUID of your own.',
      example: 'DNS',
      default: 'DNS',
    },
    uuid: {
      type: 'text',
      label: 'UUID to read',
      required: false,
      maxLength: 60,
      help: 'Any UUID: its version, variant and time are shown. Leave the name empty then.',
      example: '',
    },
  },
  compute({ name, namespace, uuid }) {
    if ((name === undefined) === (uuid === undefined)) {
      return refuse([
        'name',
        'Give either a name (name) to make a UUID from, or a UUID (uuid) to read, not both and not neither.',
      ]);
    }
    if (uuid !== undefined) {
      const digits = uuidDigits(uuid);
      if (digits === undefined) {
        return refuse([
          'uuid',
          `UUID to read (uuid) must have 32 hexadecimal digits as 8-4-4-4-12, but "${uuid}" came.`,
        ]);
      }
      const facts = uuidFacts(digits);
      return result({
        summary: `${grouped(digits)} is valid: ${facts.version === undefined ? facts.meaning : `version ${facts.version}, ${facts.meaning}`}.`,
        rows: [
          row('UUID', text(grouped(digits))),
          row('Variant', text(facts.variant)),
          ...(facts.version === undefined ? [] : [row('Version', number(facts.version), facts.meaning)]),
          ...(facts.time === undefined ? [] : [row('Time inside', text(facts.time))]),
        ],
      });
    }
    const known = Object.entries(NAMESPACES).find(([label]) => label === namespace.trim().toUpperCase())?.[1];
    const digits = uuidDigits(known ?? namespace);
    if (digits === undefined) {
      return refuse([
        'namespace',
        `Namespace (namespace) must be DNS, URL, OID, X500 or a UUID, but "${namespace}" came.`,
      ]);
    }
    const made = uuidV5(digits, name ?? '');
    return result({
      summary: made,
      rows: [
        row('UUID', text(made)),
        row('Version', number(5), 'name, SHA-1'),
        row('Namespace', text(grouped(digits))),
      ],
      outputs: [{ label: 'UUID', language: 'text', text: made }],
    });
  },
});
