// Spellings that are put together or apart before a text is cut into words: "t-shirt", "P.V.C.", "salt&pepper".
import { hasDevanagari, withLatinAbbreviations } from './hindi.ts';

/** Spelled-out joins that one name may write apart: handled before splitting. */
const JOINS: readonly (readonly [RegExp, string])[] = [
  [/\bnon[\s-]+(?=[a-z]{3})/g, ' non'],
  [/\bpre[\s-]+pack(ed|aged)\b/g, ' prepack$1 '],
  [/\bt[\s-]*shirts?\b/g, ' tshirt '],
  [/\btee[\s-]+shirts?\b/g, ' tshirt '],
  [/\bx[\s-]*rays?\b/g, ' xray '],
  [/\bv[\s-]*belts?\b/g, ' vbelt '],
  [/\bwi[\s-]*fi\b/g, ' wifi '],
  [/\be[\s-]+(bike|rickshaw|cigarette|scooter|book|reader|waste)s?\b/g, ' e$1 '],
  [/\bu[\s-]*p[\s-]*v[\s-]*c\b/g, ' upvc '],
  [/\bpvc\b/g, ' pvc '],
  [/\ba\/c\b/g, ' ac '],
  // A voltage is one word whatever its number: switchgear and cables for 11 and 33 kV are the same goods.
  [/(?<=\d)kv\b/g, ' kv'],
  [/\bair[\s-]+condition(er|ing)s?\b/g, ' airconditioner '],
  [/\bm\.?s\.?\s+(?=pipe|plate|angle|channel|sheet|bar|rod|beam)/g, ' mild steel '],
  [/\bs\.?s\.?\s+(?=pipe|plate|sheet|bar|rod|bottle|utensil|glass|bowl|spoon|sink)/g, ' stainless steel '],
  [/\bg\.?i\.?\s+(?=pipe|wire|sheet|bucket)/g, ' galvanised iron '],
];

/** True where one of the joins may apply; most texts skip them all. */
const MAY_JOIN =
  /\bnon[\s-]|\bpre[\s-]|\bt[\s-]*s|tee[\s-]+s|x[\s-]*ray|v[\s-]*belt|wi[\s-]*fi|\be[\s-]|p[\s-]*v[\s-]*c|a\/c|condition|\dkv\b|\b[msg]\.?[si]\.?\s/;
/** "P.V.C. pipe", "M.S. flat": letters with full stops between them are one word. */
const MAY_ABBREVIATE = /\b[a-z]\.[a-z]\b/;
const ABBREVIATED = /\b(?:[a-z]\.)+[a-z]\b\.?/g;
/** "salt&pepper", "beef+rice" are two words; "b&b" and "5g+" are one. */
const MAY_LINK = /[&+]/;
const LINKED = /([a-z]{3,})&(?=[a-z]{3,})|([a-z]{2,})\+(?=[a-z]{2,})/g;
const APOSTROPHE = /[’'`]/;

export function withJoins(folded: string): string {
  let text = folded;
  if (APOSTROPHE.test(text)) text = text.replace(/[’'`]s\b/g, '').replace(/[’'`]/g, '');
  if (hasDevanagari(text)) text = withLatinAbbreviations(text);
  if (MAY_ABBREVIATE.test(text)) text = text.replace(ABBREVIATED, (letters) => letters.replaceAll('.', ''));
  if (MAY_LINK.test(text)) text = text.replace(LINKED, '$1$2 ');
  if (MAY_JOIN.test(text)) for (const [pattern, replacement] of JOINS) text = text.replace(pattern, replacement);
  return text;
}
