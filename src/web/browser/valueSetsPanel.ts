// The part of a prompt's form where values are kept under a name, filled in again and deleted.
import { texts } from '../texts/ofPage.ts';
import { say } from './copy.ts';
import type { FormDraft } from './formDraft.ts';
import { part } from './part.ts';
import { keepSets, keptSets, MOST_SETS, type ValueSet, withSet } from './valueSets.ts';

const { promptScript: words } = texts;

export interface SetsHost {
  readonly slug: string;
  /** What the form holds now. */
  values(): FormDraft;
  /** Fills the form with values that were kept. */
  fill(values: unknown): void;
}

export function wireValueSets({ slug, values, fill }: SetsHost): void {
  const name = part<HTMLInputElement>('#set-name');
  const choice = part<HTMLSelectElement>('#kept-set');
  const row = part<HTMLElement>('[data-kept-sets]');

  const show = (sets: readonly ValueSet[], chosen = ''): void => {
    choice.replaceChildren(...sets.map((one) => new Option(one.name, one.name, false, one.name === chosen)));
    row.hidden = sets.length === 0;
  };
  /** What another tab kept or deleted meanwhile counts too. */
  const chosen = (): ValueSet | undefined => {
    const sets = keptSets(slug);
    const set = sets.find((one) => one.name === choice.value);
    if (set === undefined) show(sets);
    return set;
  };
  part('#keep-values').addEventListener('submit', (event) => {
    event.preventDefault();
    const given = name.value.trim();
    if (given === '') return;
    const sets = withSet(keptSets(slug), { name: given, values: values() });
    if (sets === undefined) return say(words.tooManySets(MOST_SETS));
    if (!keepSets(slug, sets)) return say(words.setNotKept);
    show(sets, given);
    say(words.setKept(given));
  });
  part('[data-fill-set]').addEventListener('click', () => {
    const set = chosen();
    if (set === undefined) return;
    fill(set.values);
    name.value = set.name;
    say(words.setFilled(set.name));
  });
  part('[data-delete-set]').addEventListener('click', () => {
    const set = chosen();
    if (set === undefined || !confirm(words.deleteSet(set.name))) return;
    const sets = keptSets(slug).filter((one) => one.name !== set.name);
    keepSets(slug, sets);
    show(sets);
    // A button that is gone must not keep the focus.
    if (sets.length === 0) name.focus();
    say(words.setDeleted(set.name));
  });
  show(keptSets(slug));
}
