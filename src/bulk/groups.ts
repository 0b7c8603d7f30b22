// A text beside the group of its item: "vanilla" in the group ICE CREAM is ice cream, "repair" in MOBILE PHONE no phone.
import { reviewedOf } from '../tariff/lookup/answer.ts';
import { MAX_TEXT } from '../tariff/lookup/codeText.ts';
import { reviewOf } from '../tariff/lookup/review.ts';
import type { Best } from '../tariff/lookup/tableAnswers.ts';

export interface GroupedText {
  /** What the answer was found for. */
  readonly read: string;
  /** Undefined: nothing was found. */
  readonly best: Best | undefined;
  readonly isGroupRead: boolean;
}

export interface TextOfGroup {
  readonly read: string;
  /** What the text means alone. */
  readonly best: Best | undefined;
  readonly group: string;
  /** Answers less sure than this need review. */
  readonly reviewBelow: number;
}

/**
 * Which goods a text of a group means. Groups of shops are often no goods at all ("GENERAL", "18% items"), or what the
 * item is a part of. So the group is read with the text only where both mean the same heading in either order, and
 * either the text alone is not sure while both orders are, or that heading is what the group itself names. The answer is
 * as sure as the less sure order, so that a person looks at "bag" in the group RICE.
 */
export function withGroup(
  { read, best, group, reviewBelow }: TextOfGroup,
  ask: (text: string) => Best | undefined,
): GroupedText {
  const isSure = (one: Best | undefined): boolean =>
    one !== undefined && reviewOf(reviewedOf(one.status, one), reviewBelow) !== 'code';
  const alone: GroupedText = { read, best, isGroupRead: false };
  const together = [...`${read} ${group}`].slice(0, MAX_TEXT).join('');
  const both = ask(together);
  if (both === undefined || !isSure(both)) return alone;
  const turned = ask([...`${group} ${read}`].slice(0, MAX_TEXT).join(''));
  if (turned?.status !== 'resolved' || headingOf(turned) !== headingOf(both)) return alone;
  const named = ask(group);
  const isNamed = isSure(named) && named !== undefined && headingOf(named) === headingOf(both);
  const isSettled = !isSure(best) && isSure(turned);
  if (!isNamed && !isSettled) return alone;
  // What the text alone is sure of and the group does not change is told by the text.
  if (isSure(best) && best !== undefined && headingOf(best) === headingOf(both)) return alone;
  const confidence = Math.min(both.confidence, turned.confidence);
  return { read: together, best: { ...both, confidence }, isGroupRead: true };
}

const headingOf = ({ prepared }: Best): string => prepared.entry.hsn_sac.slice(0, 4);
