// The texts of recipes, read piece by piece: what is code, bold or a link, for whoever writes them out.

export type Piece =
  | { readonly kind: 'words' | 'code' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: 'file' | 'page'; readonly target: string };

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\((?:file|page):[^)]+\))/;

/** The pieces of a text in their order. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(MARKED)
    .filter((part) => part !== '')
    .map((part): Piece => {
      const [, label, to, target] = /^\[([^\]]+)\]\((file|page):([^)]+)\)$/.exec(part) ?? [];
      if (label !== undefined && target !== undefined) {
        return { kind: 'link', text: label, to: to === 'file' ? 'file' : 'page', target };
      }
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
        return { kind: 'code', text: part.slice(1, -1) };
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**')) {
        return { kind: 'bold', text: part.slice(2, -2) };
      }
      return { kind: 'words', text: part };
    });
}

/** The addresses of the services in the place of {codes} and {prompts}. */
export const addressed = (text: string, codes: string, prompts: string): string =>
  text.replaceAll('{codes}', codes).replaceAll('{prompts}', prompts);
