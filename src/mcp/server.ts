// The MCP server: its tools, prompts, completion and resources over what `McpSources` opens. Transports are elsewhere.
import { type Prompt, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { once } from '../steps/once.ts';
import { drained, isSteps, type Steps } from '../steps/steps.ts';
import { openTools } from '../tools/index.ts';
import { calculatorTools } from './calculatorTools.ts';
import { changesTool } from './changesTool.ts';
import { pageOf } from './cursor.ts';
import { completionOf, filledPrompt, promptListing } from './prompts.ts';
import { promptTools } from './promptTools.ts';
import { registerTools } from './registerTools.ts';
import { RESOURCE_TEMPLATES, RESOURCES, readResource } from './resources.ts';
import type { McpSet, McpSources } from './sources.ts';
import { tariffTools } from './tariffTools.ts';
import type { McpTool } from './tool.ts';

const TOOLS_PER_PAGE = 50;
const PROMPTS_PER_PAGE = 100;

const INSTRUCTIONS: Readonly<Record<McpSet, string>> = {
  codes: `Use lookup_code for an HSN or SAC code and its GST rate, classify_items for several lines at once, describe_code for one known code, check_lines for lines that have codes, rates or taxes already, list_changes for what changed on which day.
Confidence is the measured probability that the 4-digit heading is right; when status is not "resolved", ask before using a code.
When rate_open is true, gst_rate is only the ordinary rate: put the question in ask, or tell every rate with its condition. 0% with the schedule "Outside GST" is no nil rate: GST does not apply, and notes says which tax does.
Rates are those of as_of; give the date of the invoice, the default is today in India. Cite the notification_ref of the rate; evidence says how well it is known, absent: read in the notification.
Answers are short: with more, texts were cut, and detail "full" has all of them.`,
  prompts:
    'Prompts are fill-in templates for work tasks; search_prompts finds them, render_prompt or prompts/get fills them; the argument "version" pins one.',
  tools:
    'The calculators compute without a language model: list_calculators, describe_calculator for the values of one, run_calculator.',
};

const instructionsOf = (sets: readonly McpSet[]): string =>
  ['Kosh answers from bundled data, without network access.', ...sets.map((set) => INSTRUCTIONS[set])].join('\n');

/** A calculator that lists codes without rates: where lookup_code is offered, it would only compete with it. */
const WITHOUT_RATES = 'hsn-code-lookup';

/** What is made once and shared by the servers of all requests. */
interface Shelf {
  readonly tools: () => ReadonlyMap<string, McpTool>;
  readonly prompts: () => readonly Prompt[];
}

function toolsOf({ tariff, catalog, sets }: McpSources): readonly McpTool[] {
  const has = (set: McpSet): boolean => sets.includes(set);
  return [
    ...(has('codes') ? [...tariffTools(tariff), ...registerTools(tariff), changesTool(tariff)] : []),
    ...(has('prompts') ? promptTools(catalog) : []),
    ...(has('tools')
      ? calculatorTools(
          once(() => openTools({ tariff }).filter(({ slug }) => !(has('codes') && slug === WITHOUT_RATES))),
        )
      : []),
  ];
}

function shelfOf(sources: McpSources): Shelf {
  let tools: ReadonlyMap<string, McpTool> | undefined;
  let prompts: readonly Prompt[] | undefined;
  return {
    tools() {
      tools ??= new Map(toolsOf(sources).map((tool) => [tool.listing.name, tool]));
      return tools;
    },
    prompts() {
      prompts ??= sources.catalog().prompts.map(promptListing);
      return prompts;
    },
  };
}

export interface ServerMaker {
  /** A server for one connection or one request. */
  make(): Server;
  /** As how many requests a message counts on the cap. */
  weigh(message: unknown): number;
}

/** Decides when a tool is run; by default at once. */
export type Turn = <Result>(work: () => Result | Steps<Result>) => Result | Promise<Result>;

const atOnce: Turn = (work) => {
  const made = work();
  return isSteps(made) ? drained(made as Steps<never>) : made;
};

/** Data are opened once for all servers that it makes. */
export function createServerMaker(sources: McpSources, version: string, inTurn: Turn = atOnce): ServerMaker {
  const shelf = shelfOf(sources);
  const make = (): Server => {
    const server = new Server(
      { name: 'kosh', title: 'Kosh', version },
      { capabilities: capabilitiesOf(sources.sets), instructions: instructionsOf(sources.sets) },
    );

    server.setRequestHandler('tools/list', ({ params }) => {
      const listings = [...shelf.tools().values()].map(({ listing }) => listing);
      const { page, ...next } = pageOf(listings, params?.cursor, TOOLS_PER_PAGE);
      return { tools: page, ...next };
    });

    server.setRequestHandler('tools/call', async ({ params }) => {
      const tool = shelf.tools().get(params.name);
      if (tool === undefined) {
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `There is no tool ${JSON.stringify(params.name)}; tools/list names them all.`,
        );
      }
      try {
        return await inTurn(() => tool.call(params.arguments));
      } catch (error) {
        server.onerror?.(error instanceof Error ? error : new Error(String(error)));
        throw new ProtocolError(
          ProtocolErrorCode.InternalError,
          `${params.name} failed because of an internal error; your input was valid.`,
        );
      }
    });

    if (sources.sets.includes('prompts')) offerPrompts(server, sources, shelf);
    if (sources.sets.includes('codes')) offerResources(server, sources, inTurn);
    return server;
  };
  return { make, weigh: (message) => weightOf(message, shelf.tools()) };
}

function offerPrompts(server: Server, { catalog }: McpSources, shelf: Shelf): void {
  server.setRequestHandler('prompts/list', ({ params }) => {
    const { page, ...next } = pageOf(shelf.prompts(), params?.cursor, PROMPTS_PER_PAGE);
    return { prompts: page, ...next };
  });

  server.setRequestHandler('prompts/get', ({ params }) => filledPrompt(catalog(), params.name, params.arguments));

  server.setRequestHandler('completion/complete', ({ params }) => {
    if (params.ref.type !== 'ref/prompt') {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Only arguments of prompts can be completed.');
    }
    return completionOf(catalog(), params.ref.name, params.argument.name, params.argument.value);
  });
}

function offerResources(server: Server, { tariff }: McpSources, inTurn: Turn): void {
  server.setRequestHandler('resources/list', () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }));
  server.setRequestHandler(
    'resources/read',
    async ({ params }) => await inTurn(() => readResource(tariff(), params.uri)),
  );
}

const capabilitiesOf = (sets: readonly McpSet[]) => ({
  tools: {},
  ...(sets.includes('prompts') && { prompts: {}, completions: {} }),
  ...(sets.includes('codes') && { resources: {} }),
});

function weightOf(message: unknown, tools: ReadonlyMap<string, McpTool>): number {
  const { method, params } = Object(message) as { readonly method?: unknown; readonly params?: unknown };
  if (method !== 'tools/call') return 1;
  const { name, arguments: values } = Object(params) as { readonly name?: unknown; readonly arguments?: unknown };
  return (typeof name === 'string' ? tools.get(name)?.weigh?.(values) : undefined) ?? 1;
}
