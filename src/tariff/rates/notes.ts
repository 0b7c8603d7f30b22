// The sentence that a user reads beside a rate: where it splits, why this branch is shown, how well it is known.
import { type BranchTerms, OUTSIDE_GST } from '../model/rates.ts';

/** Up to so many conditions are all told; of more, only the first few of each rate, so that no rate goes unsaid. */
const CONDITIONS_MAX = 6;
const CONDITIONS_PER_RATE = 2;

/** A nil rate and no GST at all are two things to a reader. */
const said = ({ ratePercent, schedule }: BranchTerms): string =>
  schedule === OUTSIDE_GST ? 'outside GST' : `${ratePercent}%`;

/**
 * The condition says what part of the price bears the rate: "(12% of the whole price)", "on 30% of the contract".
 * Such a branch costs the buyer another sum even where its rate is that of the main branch.
 */
export const changesTaxedValue = (condition: string): boolean => /% of the\b/.test(condition);

const ALL_ELSE = 'all else';
const INFERRED = 'The rate is inferred, not read in a notification';
const SECONDARY = 'The rate is known from secondary sources';
/** What notes say that is not written in the data. */
export const FIXED_NOTES: readonly string[] = [ALL_ELSE, INFERRED, SECONDARY];

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** "5%: pre-packaged and labelled; 0%: not pre-packaged and labelled". */
function split(branches: readonly BranchTerms[]): string {
  const byRate = new Map<string, Set<string>>();
  for (const branch of branches) {
    const text = branch.condition === '' ? ALL_ELSE : branch.condition;
    byRate.set(said(branch), (byRate.get(said(branch)) ?? new Set()).add(text));
  }
  const total = [...byRate.values()].reduce((sum, conditions) => sum + conditions.size, 0);
  const perRate = total > CONDITIONS_MAX ? CONDITIONS_PER_RATE : total;
  return [...byRate]
    .map(([rate, conditions]) => {
      const more = conditions.size - perRate;
      const listed = [...conditions].slice(0, perRate).join(', or ');
      return `${rate}: ${listed}${more > 0 ? `, and ${more} more case${more > 1 ? 's' : ''}` : ''}`;
    })
    .join('; ');
}

export function composeNotes(branches: readonly BranchTerms[], ordinary: string): string {
  const [main, ...others] = branches;
  if (main === undefined) return '';
  const differing = others.filter((branch) => said(branch) !== said(main));
  const sameRate = others.filter((branch) => said(branch) === said(main));
  const valuedApart = sameRate.filter(({ condition }) => changesTaxedValue(condition));
  const texts: string[] = [];
  if (differing.length > 0) {
    if (main.condition === '') texts.push(`${said(main)}, but ${split([...differing, ...valuedApart])}`);
    else {
      texts.push(split([main, ...sameRate, ...differing]));
      if (ordinary !== '') texts.push(`Shown: ${said(main)}, as ${ordinary}`);
    }
  }
  if (differing.length === 0 && valuedApart.length > 0) texts.push(`Also ${split(valuedApart)}`);
  if (main.evidence === 'inferred') texts.push(INFERRED);
  if (main.evidence === 'secondary') texts.push(SECONDARY);
  // What is known of one rate of several stands beside that rate; of what is outside GST it says which tax applies.
  const told = [main, ...differing].filter(
    (branch) => (branch === main && branch.codes.length === 0) || branch.schedule === OUTSIDE_GST,
  );
  for (const note of new Set(told.map(({ note }) => note))) texts.push(note);
  return texts
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');
}
