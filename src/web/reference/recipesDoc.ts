// docs/use-it-in.md, made from the recipes: `npm run data:docs`.

import { type Block, CLIENT_FILES, INTRODUCTIONS, RECIPES, type Recipe } from './recipes.ts';
import { addressed, piecesOf } from './recipeText.ts';

const CODES = 'http://localhost:3001';
const PROMPTS = 'http://localhost:3002';

const fileOf = (name: string): string => (CLIENT_FILES as Readonly<Record<string, string>>)[name] ?? name;

const written = (text: string): string =>
  piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'link') {
        const { text: label, to, target } = piece;
        return to === 'file' ? `[${label}](../${fileOf(target)})` : `${label} (\`${target}\`)`;
      }
      if (piece.kind === 'code') return `\`${piece.text}\``;
      return piece.kind === 'bold' ? `**${piece.text}**` : piece.text;
    })
    .join('');

function blockText(block: Block): string {
  if (block.kind === 'text') return written(block.text);
  if (block.kind === 'steps') return block.steps.map((step, at) => `${at + 1}. ${written(step)}`).join('\n');
  return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
}

const recipeText = ({ title, blocks }: Recipe): string => `## ${title}\n${blocks.map(blockText).join('\n\n')}`;

export const recipesDoc = (): string =>
  addressed(
    `# Use it in…
Made from \`src/web/reference/recipes.ts\` by \`npm run data:docs\`; both services show the same at \`/use-it-in\`, with their own address. Here they run where \`npm start\` puts them, at \`${CODES}\` and \`${PROMPTS}\`.

${written(INTRODUCTIONS.tariff)}

${RECIPES.map(recipeText).join('\n\n')}
`,
    CODES,
    PROMPTS,
  );
