// Values for a tool as a command line gives them: a JSON object, then single settings on top.
import { type FieldValues, isFieldValues } from '../values.ts';

/** `--set name=value` may repeat a name for lists; the value keeps every sign after the first equals sign. */
export function readValues(json: string | undefined, settings: readonly string[]): FieldValues {
  const values = json === undefined || json.trim() === '' ? {} : objectOf(json);
  const set = new Map<string, string[]>();
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at <= 0) throw new Error(`--set must be name=value, but "${setting}" came.`);
    const name = setting.slice(0, at).trim();
    set.set(name, [...(set.get(name) ?? []), setting.slice(at + 1)]);
  }
  // Entries, not assignments: a name such as `__proto__` must stay a name, so that it is refused like any unknown one.
  const single = [...set].map(([name, given]) => [name, given.length === 1 ? given[0] : given] as const);
  return Object.fromEntries([...Object.entries(values), ...single]);
}

function objectOf(json: string): FieldValues {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (cause) {
    throw new Error('The values must be a JSON object of field names and values, but the text is not JSON.', { cause });
  }
  if (!isFieldValues(parsed)) {
    throw new Error('The values must be a JSON object of field names and values, but another kind of JSON came.');
  }
  return parsed;
}
