// The text of docs/open-questions.md, made from data/tariff/open-questions.tsv.
import type { OpenQuestion } from '../model/rates.ts';
import { spaced } from '../rates/scope.ts';

const HEAD = `# Open questions

Points on which the law or the official lists allow two readings, with what Kosh answers and why. The \`notes\` of the codes and their pages mention each point, and \`rates\` lists all rates. Made by \`npm run data:docs\` from \`data/tariff/open-questions.tsv\`; do not edit.
`;

const section = ({ id, codes, from, to, question, readings, answer, why }: OpenQuestion): string => `
## ${id}

${question}

- Codes: ${codes.map(spaced).join(', ')}; from ${from}${to === null ? '' : ` to ${to}`}
${readings.map((reading) => `- Reading: ${reading}`).join('\n')}
- Kosh answers: ${answer}.
- Why: ${why}
`;

export const questionsDoc = (questions: readonly OpenQuestion[]): string => HEAD + questions.map(section).join('');
