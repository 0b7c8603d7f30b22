// A template in the language of another tool, so that the tool makes of it what rendering makes.
import type { FieldMap } from '../kit.ts';
import { type LayoutLine, layoutOf, type Paragraph } from '../layout.ts';
import { withReplaced } from '../placeholders.ts';

export interface Engine {
  /** The text of a field, or what is taken where none is given. */
  readonly value: (name: string, preset: string | undefined) => string;
  /** One text where any of the names has a value, another where none has. */
  readonly either: (names: readonly string[], text: string, otherwise?: string) => string;
}

/** Nunjucks and Jinja2. */
export const NUNJUCKS: Engine = {
  value: (name, preset) =>
    preset === undefined ? `{{ ${name} }}` : `{{ ${name} | default(${JSON.stringify(preset)}, true) }}`,
  either: (names, text, otherwise = '') =>
    `{% if ${names.join(' or ')} %}${text}${otherwise === '' ? '' : `{% else %}${otherwise}`}{% endif %}`,
};

/** Mustache has no "or": where the first name has no value, the others are asked. */
export const MUSTACHE: Engine = {
  value: (name, preset) => `{{${name}}}${preset === undefined ? '' : `{{^${name}}}${preset}{{/${name}}}`}`,
  either([name, ...others], text, otherwise = '') {
    const without = others.length === 0 ? otherwise : MUSTACHE.either(others, text, otherwise);
    return `{{#${name}}}${text}{{/${name}}}${without === '' ? '' : `{{^${name}}}${without}{{/${name}}}`}`;
  },
};

/** The default of a field as a text. */
export const presetOf = ({ default: preset }: FieldMap[string]): string | undefined => {
  if (preset === undefined) return undefined;
  if (typeof preset === 'boolean') return preset ? 'yes' : 'no';
  return typeof preset === 'object' ? preset.join('; ') : String(preset);
};

/** `template` has its fences named already (`withSuffixedFences`). */
export function inEngine(template: string, fields: FieldMap, engine: Engine): string {
  const isGiven = (name: string): boolean => {
    const field = fields[name];
    return field !== undefined && (field.required || field.default !== undefined);
  };
  const filled = (text: string): string =>
    withReplaced(text, (name) => engine.value(name, fields[name] && presetOf(fields[name])));
  const paragraphs = layoutOf(template).map((lines) =>
    joinedAlike(
      lines.map(({ text, needs }) => ({
        text: filled(text),
        needs: needs?.some(isGiven) === true ? undefined : needs,
      })),
    ),
  );
  const first = paragraphs.findIndex(alwaysStands);
  if (first < 0) throw new Error('A template needs a paragraph that always stands.');
  const before = paragraphs.slice(0, first).map((lines) => {
    const text = lines.length === 1 ? lines.map((line) => line.text).join() : paragraphText(lines, '', engine);
    return engine.either(allNeeds(lines), `${text}${BETWEEN}`);
  });
  const after = paragraphs.slice(first).map((lines, at) => paragraphText(lines, at === 0 ? '' : BETWEEN, engine));
  return [...before, ...after].join('');
}

const BETWEEN = '\n\n';

const alwaysStands = (lines: Paragraph): boolean => lines.some(({ needs }) => needs === undefined);
const allNeeds = (lines: Paragraph): readonly string[] => [...new Set(lines.flatMap(({ needs = [] }) => needs))];

/** Neighbours that stand or fall together as one: a fence with its label. */
function joinedAlike(lines: Paragraph): Paragraph {
  const joined: LayoutLine[] = [];
  for (const { text, needs } of lines) {
    const last = joined.at(-1);
    if (last !== undefined && last.needs?.join() === needs?.join()) {
      joined[joined.length - 1] = { text: `${last.text}\n${text}`, needs };
    } else joined.push({ text, needs });
  }
  return joined;
}

/** A paragraph with what separates it from the one before; nothing where none of its lines stands. */
function paragraphText(lines: Paragraph, lead: string, { either }: Engine): string {
  const when = (needs: LayoutLine['needs'], text: string): string => (needs === undefined ? text : either(needs, text));
  const fixed = lines.findIndex(({ needs }) => needs === undefined);
  if (fixed >= 0) {
    const parts = lines.map(({ text, needs }, at) =>
      at < fixed ? when(needs, `${text}\n`) : at === fixed ? text : when(needs, `\n${text}`),
    );
    return `${lead}${parts.join('')}`;
  }
  const [head, ...rest] = lines;
  if (head?.needs?.length === allNeeds(lines).length) {
    return [when(head.needs, `${lead}${head.text}`), ...rest.map(({ text, needs }) => when(needs, `\n${text}`))].join(
      '',
    );
  }
  return lines
    .map(({ text, needs }, at) =>
      when(needs, at === 0 ? `${lead}${text}` : either(allNeeds(lines.slice(0, at)), `\n${text}`, `${lead}${text}`)),
    )
    .join('');
}
