// How a template is laid out: its task statement, the labels of its inputs, the form that its layout names.
import { fencesOf, isFenced } from '../fences.ts';
import type { PromptTool } from '../kit.ts';
import { placeholdersOf } from '../placeholders.ts';
import { MATERIAL, TASK_VERBS } from './patterns.ts';

export function inputIsLabelled(template: string, name: string): boolean {
  const lines = template.split('\n');
  const at = lines.findIndex((line) => line.includes(`{{${name}}}`));
  const line = lines[at] ?? '';
  if (/[A-Za-z]{3}/.test(line.replace(/\{\{[a-z0-9_]+\}\}/g, ''))) return true;
  const before = lines.slice(0, at).findLast((candidate) => candidate.trim() !== '') ?? '';
  return /(^("""|---|<[a-z_]+>|~~~|```|===|>>>|#+ ))|:\s*$/.test(before.trim());
}

/** Whether a placeholder stands between marks wherever it occurs, so that nothing pasted reads like the template around it. */
export function inputIsFenced(template: string, name: string): boolean {
  const lines = template.split('\n');
  const fences = fencesOf(lines);
  return lines.every((line, at) => !line.includes(`{{${name}}}`) || isFenced(lines, fences, at, name));
}

/** A label has a few words and a colon; a sentence that ends in one is an order. */
const LABEL = /^[^.!?]{1,80}:\s*$/;
const MOST_LABEL_WORDS = 7;

/** Whether the value stands in the middle of an order, where a text could go on giving orders. */
export function standsInSentence(template: string, name: string): boolean {
  const lines = template.split('\n');
  const fences = fencesOf(lines);
  return lines.some((line, at) => {
    if (isFenced(lines, fences, at, name)) return false;
    const names = placeholdersOf(line);
    const between = line.split(/\{\{[a-z0-9_]+\}\}/);
    const place = names.indexOf(name);
    if (place < 0) return false;
    const before = (between[place] ?? '').replace(/^[\s;|,.)–-]+/, '');
    const isLabelled = before === '' || (LABEL.test(before) && before.trim().split(/\s+/).length <= MOST_LABEL_WORDS);
    return !isLabelled || (place === names.length - 1 && /[A-Za-z]{3}/.test(between.at(-1) ?? ''));
  });
}

/** Whether the block that a text is pasted into also holds lines that are neither labels nor say that it is material. */
export function standsAmongOrders(template: string, name: string): boolean {
  const lines = template.split('\n');
  const at = lines.findIndex((line) => line.includes(`{{${name}}}`));
  const block = fencesOf(lines).find(({ from, to }) => at > from && at < to);
  if (block === undefined) return false;
  return lines
    .slice(block.from + 1, block.to)
    .some((line) => line.trim() !== '' && !line.includes('{{') && !line.trim().endsWith(':') && !MATERIAL.test(line));
}

export function layoutMarks(tool: PromptTool): boolean {
  const text = tool.prompt;
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  const sections = count(/^## \S/gm);
  const steps = count(/^\d+\. \S/gm);
  const labels = count(/^[A-Z][A-Z ]{2,24}:/gm);
  const stages = count(/^(Stage|Pass|Round|Phase) \d\b/gm);
  const columns = count(/^\|[^|\n]+\|[^|\n]+\|/gm);
  const tags = count(/^<([a-z_]+)>$/gm);
  switch (tool.layout) {
    case 'sections':
      return sections >= 3;
    case 'tagged':
      return tags >= 2 && sections === 0;
    case 'steps':
      return steps >= 4 && sections === 0;
    case 'labelled':
      return labels >= 4 && sections === 0;
    case 'table':
      return columns >= 1 && sections === 0;
    case 'stages':
      return stages >= 2 && sections === 0;
    case 'brief':
      return sections === 0 && labels <= 2 && columns === 0 && stages === 0 && steps <= 3;
  }
}

export function hasTaskStatement(template: string): boolean {
  return template
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) =>
      sentence.replace(/^[\s>*#-]*((TASK|Task|YOUR TASK|Your task|THE TASK|The task|ASSIGNMENT|JOB)\b[^:]*:)?\s*/, ''),
    )
    .some((sentence) => TASK_VERBS.has(sentence.split(/[\s,]/)[0] ?? '') && sentence.split(/\s+/).length >= 5);
}
