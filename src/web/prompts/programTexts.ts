// What programs and agents read of the prompt service, in English whoever asks: llms.txt and the root as JSON.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { llmsText, rootJson } from '../site/texts.ts';

const SUMMARY =
  'Prompts taken from working tools, each with typed fields, template, source and hash. Keyless JSON, any origin.';

export function promptsLlms(baseUrl: string, catalog: Catalog): string {
  return llmsText(baseUrl, 'Kosh prompt catalog', SUMMARY, {
    API: [
      { path: '/openapi.json', title: 'OpenAPI document', about: 'every operation with schemas and examples' },
      {
        path: '/api/prompts?q=offer%20letter',
        title: 'Search',
        about: 'ranked prompts; filter by category, role, India',
      },
      { path: '/api/meta', title: 'Metadata', about: 'counts, categories, roles, tools' },
      { path: '/api/changes', title: 'Changes', about: 'versions of all prompts, changes of law marked' },
      { path: '/changes.atom', title: 'Feed of changes', about: 'the same as Atom; ?law=1 for changes of law' },
    ],
    Agents: [{ path: '/mcp', title: 'MCP endpoint', about: 'all prompts as MCP prompts, with completion' }],
    // Their titles alone would be twice what an agent reads willingly: the categories lead to them.
    'Prompts by category': catalog.categories().map(({ slug, label, count, indiaCount }) => ({
      path: `/api/prompts?category=${slug}`,
      title: label,
      about: `${count} prompts${indiaCount === 0 ? '' : `, ${indiaCount} of them on Indian law`}`,
    })),
    'Tools that compute': catalog.calculators.map(({ slug, title }) => ({
      path: `/tools/${slug}`,
      title,
      about: `POST /api/tools/${slug}/run`,
    })),
  });
}

export function promptsRoot(baseUrl: string, catalog: Catalog): string {
  return rootJson(baseUrl, {
    name: 'Kosh prompt catalog',
    summary: SUMMARY,
    dataVersion: catalog.version,
    dataAsOf: catalog.asOf,
    links: {
      prompts: '/api/prompts',
      meta: '/api/meta',
      changes: '/api/changes',
      feed: '/changes.atom',
      openapi: '/openapi.json',
      docs: '/docs',
      mcp: '/mcp',
      llms: '/llms.txt',
    },
  });
}
