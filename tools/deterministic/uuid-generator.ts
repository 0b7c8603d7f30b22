// UUID Generator: name-based UUIDs that are the same for the same name, and the reading of any UUID.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { number, type Row, result, row, text } from '../../src/tools/result.ts';
import { grouped, NAMESPACES, uuidDigits, uuidFacts, uuidV5 } from './identifiers/uuid.ts';

export default defineCalculator({
  title: 'UUID Generator',
  category: 'software-engineering',
  about: 'Makes an identifier (UUID) from a name, always the same for the same name, and explains one that you have',
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
      help: 'Any UUID: its version, variant and time are shown.',
      example: 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    },
  },
  compute({ name, namespace, uuid }) {
    if (name === undefined && uuid === undefined) {
      return refuse(['name', 'Give a name (name) to make a UUID from, or a UUID (uuid) to read.']);
    }
    const known = Object.entries(NAMESPACES).find(([label]) => label === namespace.trim().toUpperCase())?.[1];
    const inside = uuidDigits(known ?? namespace);
    const given = uuid === undefined ? undefined : uuidDigits(uuid);
    const problems: (readonly [string, string])[] = [];
    if (inside === undefined) {
      const message = `Namespace (namespace) must be DNS, URL, OID, X500 or a UUID, but "${namespace}" came.`;
      problems.push(['namespace', message]);
    }
    if (uuid !== undefined && given === undefined) {
      const message = `UUID to read (uuid) must have 32 hexadecimal digits as 8-4-4-4-12, but "${uuid}" came.`;
      problems.push(['uuid', message]);
    }
    if (inside === undefined || problems.length > 0) return refuse(...problems);
    const made = name === undefined ? undefined : uuidV5(inside, name);
    return result({
      summary: [made, given === undefined ? undefined : reading(given)].filter((part) => part !== undefined).join(' '),
      rows: [
        ...(made === undefined ? [] : [row('UUID of the name', text(made), `version 5 in ${grouped(inside)}`)]),
        ...(given === undefined ? [] : factRows(given)),
      ],
      outputs: made === undefined ? [] : [{ label: 'UUID', language: 'text', text: made }],
    });
  },
});

function reading(digits: string): string {
  const { version, meaning } = uuidFacts(digits);
  return `${grouped(digits)} is valid: ${version === undefined ? meaning : `version ${version}, ${meaning}`}.`;
}

function factRows(digits: string): readonly Row[] {
  const { variant, version, meaning, time } = uuidFacts(digits);
  return [
    row('UUID read', text(grouped(digits))),
    row('Variant', text(variant)),
    ...(version === undefined ? [] : [row('Version', number(version), meaning)]),
    ...(time === undefined ? [] : [row('Time inside', text(time))]),
  ];
}
