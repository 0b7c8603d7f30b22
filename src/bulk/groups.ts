// A text beside the group of its item: "vanilla" in the group ICE CREAM is ice cream, "repair" in MOBILE PHONE its repair.
import { type Found, reviewedOf } from '../tariff/lookup/answer.ts';
import { MAX_TEXT } from '../tariff/lookup/codeText.ts';
import { reviewOf } from '../tariff/lookup/review.ts';

export interface TextAnswer {
  /** The text that it was found for. */
  readonly read: string;
  readonly found: Found;
  /** Of the first match. */
  readonly confidence: number;
}

export const answeredBy = (read: string, found: Found): TextAnswer => ({
  read,
  found,
  confidence: found.matches[0]?.confidence ?? 0,
});

export interface TextOfGroup {
  /** What the text means alone. */
  readonly ungrouped: TextAnswer;
  readonly group: string;
  /** Answers less sure than this need review. */
  readonly reviewBelow: number;
}

/**
 * Which goods a text of a group means; undefined: those that it means alone. Groups of shops are often no goods at all
 * ("GENERAL", "18% items"), or what the item is a part of. So the group is read with the text only where both mean the
 * same heading in either order, and either the text alone is not sure while both orders are, or that heading is what the
 * group itself names. The answer is as sure as the less sure order, so that a person looks at "bag" in the group RICE.
 */
export function withGroup(
  { ungrouped, group, reviewBelow }: TextOfGroup,
  ask: (text: string) => TextAnswer,
): TextAnswer | undefined {
  const isSure = ({ found }: TextAnswer): boolean => reviewOf(reviewedOf(found), reviewBelow) !== 'code';
  const { read } = ungrouped;
  const both = ask([...`${read} ${group}`].slice(0, MAX_TEXT).join(''));
  if (!isSure(both)) return undefined;
  const turned = ask([...`${group} ${read}`].slice(0, MAX_TEXT).join(''));
  if (turned.found.status !== 'resolved' || headingOf(turned) !== headingOf(both)) return undefined;
  const named = ask(group);
  const isNamed = isSure(named) && headingOf(named) === headingOf(both);
  const isSettled = !isSure(ungrouped) && isSure(turned);
  if (!isNamed && !isSettled) return undefined;
  // What the text alone is sure of and the group does not change is told by the text.
  if (isSure(ungrouped) && headingOf(ungrouped) === headingOf(both)) return undefined;
  return { ...both, confidence: Math.min(both.confidence, turned.confidence) };
}

const headingOf = ({ found }: TextAnswer): string => found.matches[0]?.prepared().entry.hsn_sac.slice(0, 4) ?? '';
