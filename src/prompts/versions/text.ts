// A version as lines of plain text: what its fingerprint is taken of, and what two versions are compared by.
import type { Field } from '../kit.ts';
import type { VersionText } from './history.ts';

function fieldLine([name, field]: readonly [string, Field]): string {
  const { label, type, required, help, example: _, placeholder, default: preset, ...more } = field;
  const limits = Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `; ${key} ${Array.isArray(value) ? value.join(' / ') : String(value)}`);
  const shown = placeholder === undefined ? '' : `; placeholder ${placeholder}`;
  const given = preset === undefined ? '' : `; default ${String(preset)}`;
  return `${name} (${type}, ${required ? 'required' : 'optional'}${limits.join('')}${shown}${given}): ${label}. ${help}`;
}

/** Template, fields without their examples, and the statements of law without when and where they were read. */
export function versionLines({ template, fields, law }: VersionText): readonly string[] {
  return [
    'TEMPLATE',
    ...template.split('\n'),
    '',
    'FIELDS',
    ...Object.entries(fields).map(fieldLine),
    ...(law === null ? [] : ['', 'LAW', ...lawLines(law)]),
  ];
}

const lawLines = ({ refs }: NonNullable<VersionText['law']>): readonly string[] =>
  refs.map(({ ref, says, verify }) => `${ref}: ${says}${verify === undefined ? '' : ` ${verify}`}`);

/** Whether two versions differ in what they say of the law. */
export const saysOtherLaw = (a: VersionText, b: VersionText): boolean =>
  (a.law === null ? '' : lawLines(a.law).join('\n')) !== (b.law === null ? '' : lawLines(b.law).join('\n'));
