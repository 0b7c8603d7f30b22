// The page "Use it in…" in English; part of `en.ts`. The recipes themselves stand in `reference/recipes.ts`.
export const recipes = {
  heading: 'Use it in…',
  list: 'Recipes',
  copy: 'Copy',
  pages: {
    tariff: {
      title: 'HSN codes and GST rates in Google Sheets, Excel, Tally, Zoho, Python and agents · Kosh',
      description:
        'How to get HSN and SAC codes with GST rates into Google Sheets, Excel, Tally, Zoho Books, Busy, ERPNext, Python, JavaScript, curl and agents over MCP.',
      other: 'Prompts and calculators in other programs',
    },
    prompts: {
      title: 'Prompts and calculators in your own programs and agents · Kosh',
      description: 'How to use the prompts and calculators with curl, JavaScript, as files and from agents over MCP.',
      other: 'Codes and rates in Google Sheets, Excel, Tally and other programs',
    },
  },
  /** A text of a recipe; undefined: the language does not have it. */
  sentence: (english: string): string | undefined => english,
};
