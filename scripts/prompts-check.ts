// `npm run prompts:check [-- category or slug …]`: the content rules over all tools or some; `-- --rules` lists them,
// `-- --examples` shows what examples and tests lack.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLanguageExceptions, parseLanguageExceptions } from '../src/prompts/outputLanguage.ts';
import { OBEYS, TESTS } from '../src/prompts/rules/answerRules.ts';
import { checkSlugs, checkTogether, pairwiseOverlap } from '../src/prompts/rules/together.ts';
import { checkTool, RULES } from '../src/prompts/rules/toolRules.ts';
import { loadPromptTools } from '../src/prompts/toolFiles.ts';
import { checkCalculatorVersions, readCalculatorVersions } from '../src/prompts/versions/calculators.ts';
import { checkRecords, checkVersions, readVersions } from '../src/prompts/versions/files.ts';
import { CALCULATORS } from '../tools/deterministic/index.ts';

/** How many pairs the report of the overlap lists. */
const CLOSEST_PAIRS = 10;
/** What the catalog promises. The first two change with the prompts, and on purpose only. */
const EXPECTED = { total: 397, indiaSpecific: 34, layouts: 6, largestLayoutShare: 0.3 };

const words = process.argv.slice(2);
if (words.includes('--rules')) {
  for (const { name, asks } of RULES) console.log(`${name}: ${asks}`);
  process.exit(0);
}
const only = new Set(words.filter((word) => !word.startsWith('--')));
const all = await loadPromptTools(process.cwd());
const known = new Set(all.flatMap(({ category, slug }) => [category as string, slug]));
const unknown = [...only].filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`There is no category and no prompt ${unknown.map((name) => `"${name}"`).join(', ')}.`);
  process.exit(1);
}
const tools = only.size > 0 ? all.filter(({ category, slug }) => only.has(category) || only.has(slug)) : all;

const ofTools = tools.flatMap(checkTool);

if (words.includes('--examples')) {
  const lacking = ofTools.filter(({ rule }) => rule === OBEYS || rule === TESTS);
  for (const { slug, rule, message } of lacking) console.log(`${slug}: rule ${rule}: ${message}`);
  for (const rule of [OBEYS, TESTS]) {
    const failing = new Set(lacking.filter((finding) => finding.rule === rule).map(({ slug }) => slug)).size;
    console.log(`rule ${rule}: ${tools.length - failing} of ${tools.length} prompts keep it`);
  }
  process.exit(lacking.length === 0 ? 0 : 1);
}
const exceptions = parseLanguageExceptions(readFileSync(join('data', 'prompts', 'output-language.tsv'), 'utf8'));
const findings = [
  ...ofTools,
  ...checkTogether(tools),
  ...checkSlugs(all),
  ...checkVersions(tools, readVersions(process.cwd())),
  ...checkRecords(all, readVersions(process.cwd())),
  ...checkLanguageExceptions(all, exceptions),
  ...(await checkCalculatorVersions(process.cwd(), Object.keys(CALCULATORS), readCalculatorVersions(process.cwd()))),
];
for (const { slug, rule, message } of findings) console.log(`${slug}: rule ${rule}: ${message}`);

const layouts = new Map<string, number>();
for (const { tool } of tools) layouts.set(tool.layout, (layouts.get(tool.layout) ?? 0) + 1);
const indiaSpecific = tools.filter(({ tool }) => tool.indiaSpecific).length;
console.log(`${tools.length} prompt tools, ${indiaSpecific} India-specific`);
console.log(`layouts: ${[...layouts].map(([layout, count]) => `${layout} ${count}`).join(', ')}`);
const closest = pairwiseOverlap(tools).slice(0, CLOSEST_PAIRS);
console.log('closest pairs, by shared runs of five words:');
for (const { a, b, overlap } of closest) console.log(`  ${(overlap * 100).toFixed(1)}%  ${a}, ${b}`);

const wrong: string[] = [];
if (only.size === 0) {
  const share = Math.max(...layouts.values()) / tools.length;
  if (tools.length !== EXPECTED.total) wrong.push(`${tools.length} prompt tools instead of ${EXPECTED.total}`);
  if (indiaSpecific !== EXPECTED.indiaSpecific)
    wrong.push(`${indiaSpecific} India-specific instead of ${EXPECTED.indiaSpecific}`);
  if (layouts.size < EXPECTED.layouts) wrong.push(`only ${layouts.size} layouts`);
  if (share > EXPECTED.largestLayoutShare) wrong.push(`one layout has ${Math.round(share * 100)}% of the prompts`);
}
for (const message of wrong) console.log(`catalog: ${message}`);
const problems = findings.length + wrong.length;
console.log(problems === 0 ? 'OK' : problems === 1 ? '1 problem' : `${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
