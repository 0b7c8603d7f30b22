// What a prompt says and shows when optional fields are left empty.
import { fencesOf } from '../fences.ts';
import type { Field, PromptTool } from '../kit.ts';
import { placeholdersOf } from '../placeholders.ts';
import { renderTemplate } from '../render.ts';
import { checkValues } from '../values.ts';
import { COUNTED_FROM, EMPTY_BLOCK, NO_ADDRESS, NO_DAY, NOT_INSTRUCTIONS, ORDER } from './patterns.ts';
import { those } from './those.ts';

const mayBeEmpty = (field: Field | undefined): boolean =>
  field !== undefined && !field.required && field.default === undefined;

/** Everything wrong with a prompt whose optional fields are left empty, all together or one of them. */
export function leftOutFaults({ prompt, fields }: PromptTool): readonly string[] {
  const optional = Object.keys(fields).filter((name) => mayBeEmpty(fields[name]));
  return [
    ...linesAlone(prompt, fields, optional),
    ...ordersThatGo(prompt, fields),
    ...those([EMPTY_BLOCK.test(prompt), 'speaks of an empty block, but a block that is empty is not printed']),
    ...optional.flatMap((name) => unsaid(name, fields[name], prompt)),
  ];
}

/** Headings and labels that keep standing when what they announce is gone. */
function linesAlone(prompt: string, fields: PromptTool['fields'], optional: readonly string[]): readonly string[] {
  const examples = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
  const checked = checkValues(fields, examples);
  if (!checked.ok) return [];
  const without = (names: readonly string[]) =>
    renderTemplate(prompt, new Map([...checked.texts].filter(([name]) => !names.includes(name)))).split('\n');
  const full = followers(without([]));
  const alone = [optional, ...optional.map((name) => [name])].flatMap((names) =>
    [...followers(without(names))]
      .filter(([line, next]) => /^#+ |:$/.test(line) && full.get(line) !== next && /^$|^#+ /.test(next))
      .map(([line]) => `"${line}" stands over nothing without ${names.join(', ')}`),
  );
  return [...new Set(alone)];
}

/** Each line with the next; of a heading, with the next that says something. */
function followers(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line, at) => {
      const below = lines.slice(at + 1);
      return [line, (line.startsWith('#') ? below.find((other) => other !== '') : below[0]) ?? ''];
    }),
  );
}

/** Labels that go with their block when it is empty, and take an order for the whole answer along. */
function ordersThatGo(prompt: string, fields: PromptTool['fields']): readonly string[] {
  const lines = prompt.split('\n');
  return fencesOf(lines).flatMap(({ from, to }) => {
    const inside = placeholdersOf(lines.slice(from, to).join('\n'));
    const label = (lines[from - 1] ?? '').trim();
    const goes = label.endsWith(':') && inside.every((name) => mayBeEmpty(fields[name]));
    return those([
      goes && ORDER.test(label.replace(NOT_INSTRUCTIONS, '')),
      `"${label}" gives an order that is lost when the block is empty; put it into the text`,
    ]);
  });
}

function unsaid(name: string, field: Field | undefined, prompt: string): readonly string[] {
  return those(
    [
      field?.type === 'date' && COUNTED_FROM.test(field.help) && !NO_DAY.test(prompt),
      `does not say what happens without ${name}, from which other days are counted`,
    ],
    [field?.type === 'email' && !NO_ADDRESS.test(prompt), `does not say what is printed without the address ${name}`],
  );
}
