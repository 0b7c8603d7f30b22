// The commands of `kosh`, with help that teaches. What a command needs is loaded when it runs.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { REVIEW_BELOW } from '../tariff/lookup/review.ts';
import { GST_START } from '../tariff/model/days.ts';
import { VERSION } from '../version/version.ts';
import { Failure, lineOf } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Ends the program with a code other than 0 without a message. */
export type Finish = (exitCode: number) => void;

/** Where the repository keeps the sources of the tariff. */
const SOURCES = 'data/tariff';

const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ kosh ${line}`).join('\n')}\n`;

const repeated = (value: string, earlier: readonly string[] = []): readonly string[] => [...earlier, value];

/** Runs a command; an error is one line on standard error. Hands back the exit code. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0;
  const program = createProgram(terminal, (exitCode) => {
    code = exitCode;
  });
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    terminal.err(`kosh: ${lineOf(error)}\n`);
    return error instanceof Failure ? error.exitCode : 1;
  }
  return code;
}

export function createProgram(terminal: Terminal, finish: Finish): Command {
  const program = new Command('kosh')
    .description('HSN and SAC codes with GST rates, and a catalog of prompt tools: offline.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
      outputError: (text, write) =>
        write(
          `kosh: ${text
            .replace(/^error: /, '')
            .trim()
            .replace(/\s*\n\s*/g, ' ')}; see "kosh --help".\n`,
        ),
    })
    .configureHelp({ showGlobalOptions: false })
    .addHelpText(
      'after',
      `${examples(
        'lookup cotton bedsheet double',
        'code 8517.13.00 --as-of 2020-01-01',
        'classify items.csv -o coded.csv',
        'prompts search gst notice',
        'tool run emi-calculator --set principal=500000 --set annual_rate=9 --set months=60',
      )}\nExit codes: 0 done, 1 an error or nothing found, 2 rows need review.\n`,
    );

  program
    .command('lookup')
    .description('find the code and the GST rate for a description')
    .argument('<text...>', 'what is sold, in English, Hindi or romanised Hindi')
    .option('-n, --limit <number>', 'matches, 1 to 20; default: those that are likely, with --json five')
    .option('--as-of <date>', `rates of this day, from ${GST_START} on`)
    .option('--json', 'print the whole answer as JSON')
    .option('--explain', 'print also how the first headings were scored')
    .addHelpText('after', examples('lookup paneer 200 g', 'lookup "haldi powder" --as-of 2019-04-01 --json'))
    .action(async (words, options) => finish((await import('./commands/lookup.ts')).lookup(words, options, terminal)));

  program
    .command('explain')
    .description('how the first headings for a description were scored: terms, features, confidence, level')
    .argument('<text...>', 'what is sold, in English, Hindi or romanised Hindi')
    .option('-n, --limit <number>', 'headings at most, 1 to 20', '3')
    .option('--json', 'print it as JSON')
    .addHelpText('after', examples('explain "charger for mobile phone"'))
    .action(async (words, options) =>
      finish((await import('./commands/explain.ts')).explain(words, options, terminal)),
    );

  program
    .command('code')
    .description('everything about one code: rates, history, parents, children')
    .argument('<code>', '4 to 8 digits; dots and spaces are dropped')
    .option('--as-of <date>', `rates of this day, from ${GST_START} on`)
    .option('--json', 'print the whole record as JSON')
    .addHelpText('after', examples('code 0406', 'code 8517.13.00 --json'))
    .action(async (code, options) => finish((await import('./commands/code.ts')).code(code, options, terminal)));

  program
    .command('classify')
    .description('add code, rate and confidence to every row of a CSV or XLSX file')
    .argument('<file>', 'a CSV or XLSX file, or - for CSV on standard input')
    .option('-o, --output <file>', 'where to write: .csv or .xlsx; default: CSV on standard output')
    .option('-c, --column <name>', 'the column of descriptions, by name or number; default: the likeliest')
    .option('--no-header', 'the first row is data')
    .option('--sheet <name>', 'the sheet of an XLSX file; default: the first')
    .option('--role <role=column>', 'what another column is, such as price=MRP; may be repeated', repeated)
    .option('--as-of <date>', `rates of this day, from ${GST_START} on, for rows without a date; default: today`)
    .option('--review-below <number>', 'rows less sure than this need review', String(REVIEW_BELOW))
    .option('-f, --force', 'replace the output file, or write to a pipe or a device')
    .option('--json', 'print a summary as JSON')
    .addHelpText(
      'after',
      `${examples(
        'classify items.csv -o coded.csv',
        'classify stock.xlsx -c "Item name" -o coded.xlsx',
        'classify shirts.csv --role price="Net rate" --role other="Bill date"',
      )}
Repeat the command to resume an interrupted run.
Columns of prices before tax, of values and quantities, units, dates and groups are found as by "kosh check" and settle
what the text leaves open: 1,999 a shirt, 6,000 a room, the rates of the row's own day, "vanilla" in the group ICE
CREAM. --role names such a column, with the role price, taxable, quantity, unit, date, document or group; other leaves
a column out.
A cell that holds a code ("8517.13.00", "HSN 6109") is taken as that code. Title lines above the column names are kept.
A row with more cells than the header is marked for review; its extra cells are moved after the added columns.
A pipe or device is written to as rows come and never replaced; a link is followed.
Exit code 2: some rows have needs_review = yes.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/classify.ts')).classify(file, options, terminal)),
    );

  program
    .command('check')
    .description('say what is wrong with the codes, rates and taxes of a register, an item master or a return')
    .argument('<file>', 'CSV, XLSX, Tally XML, JSON of GSTR-1 or of e-invoices; or - for CSV on standard input')
    .option('--turnover <rupees>', 'turnover of the year before, as 60000000 or "6 crore"; default: up to 5 crore')
    .option('--as-of <date>', 'rates of this day for lines without a date; default: today in India')
    .option('--gstin <number>', 'of the seller; default: what the file says')
    .option('--sheet <name>', 'the sheet of an XLSX file; default: the first')
    .option('--header-row <number>', 'the row with the names of the columns, from 1; 0: there is none')
    .option('--role <role=column>', 'what a column is, such as description=Item Name; may be repeated', repeated)
    .option('--json', 'print one JSON object a line for each finding')
    .option('-o, --output <file>', 'the register with its repairs, in its own columns: .csv or .xlsx')
    .option('--items <file>', 'its items, each once, with code, rate, first day, unit and reason: .csv or .xlsx')
    .option('--tally <file>', 'its items as masters that Tally imports: .xml')
    .option('--zoho <file>', 'its items as Zoho Books imports them: .csv')
    .option('--erpnext <file>', 'its items as ERPNext imports them: .csv')
    .option('--company <abbreviation>', 'of the company in ERPNext, which stands in the names of its tax templates')
    .option('--decisions <file>', 'what a person decided on the page /check, to be applied')
    .option('-f, --force', 'replace files that exist')
    .addHelpText(
      'after',
      `${examples(
        'check sales.csv --turnover "6 crore"',
        'check items.xlsx --role description="Item Name" --json',
        'check items.csv -o corrected.xlsx --tally items.xml',
      )}
Repaired by themselves: codes that lost a zero or got one, spellings of units, and rates that the law replaced, the
last only where the file has no taxes: an issued invoice is mended by a note, not in the register.
Severities: refused (a portal will not take it), wrong (tax or code), look (a person should), advice.
Exit code 2: something is refused, wrong or wants to be looked at.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/check.ts')).check(file, options, terminal)),
    );

  program
    .command('summary')
    .description('make Table 12 of GSTR-1 (the summary by HSN) from a register, as the offline tool takes it')
    .argument('<file>', 'CSV, XLSX, Tally XML, JSON of GSTR-1 or of e-invoices; or - for CSV on standard input')
    .requiredOption('--period <MMYYYY>', 'the month of the return, such as 102026')
    .option('--quarter', 'the period is the last month of a quarter, and the whole quarter counts')
    .option('--gstin <number>', 'of the seller; default: what the file says')
    .option('--returns', 'the file lists returned goods: every line takes away')
    .option('-o, --output <file>', 'where to write: .json, .xlsx or .csv; default: JSON on standard output')
    .option('--sheet <name>', 'the sheet of an XLSX file; default: the first')
    .option('--header-row <number>', 'the row with the names of the columns, from 1; 0: there is none')
    .option('--role <role=column>', 'what a column is, such as taxable=Net Value; may be repeated', repeated)
    .option('-f, --force', 'replace the output file')
    .addHelpText(
      'after',
      `${examples('summary sales.csv --period 102026 > table12.json', 'summary sales.xlsx --period 102026 -o table12.xlsx')}
CSV comes as two files from May 2025 on: out.b2b.csv and out.b2c.csv.
Exit code 2: some lines are in no row, so that the table and the register differ.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/summary.ts')).summary(file, options, terminal)),
    );

  program
    .command('changes')
    .description('which rates changed between two days')
    .requiredOption('--from <date>', `first day, from ${GST_START} on`)
    .option('--to <date>', 'last day; default: today in India')
    .option('--code <digits>', 'only codes that begin so')
    .option('-n, --limit <number>', 'changes at most', '200')
    .option('--json', 'print the changes as JSON')
    .addHelpText('after', examples('changes --from 2025-09-22 --to 2025-09-22 --code 04'))
    .action(async ({ code, ...options }) =>
      finish((await import('./commands/changes.ts')).changes({ ...options, prefix: code }, terminal)),
    );

  const prompts = program.command('prompts').description('search, show and fill prompts');
  prompts
    .command('search')
    .description('find prompts; without words: all by title')
    .argument('[words...]')
    .option('--category <slug>', 'only this category')
    .option('--role <slug>', 'only for this job role')
    .option('--india', 'only prompts that rest on Indian law, rates or forms')
    .option('-n, --limit <number>', 'results at most', '20')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', examples('prompts search reply to notice --india'))
    .action(async (words, options) =>
      finish((await import('./commands/prompts.ts')).searchPrompts(words, options, terminal)),
    );
  prompts
    .command('show')
    .description('one prompt: fields, template, source and versions')
    .argument('<slug>')
    .option('--old <version>', 'as an older version had it')
    .option('--diff', 'what changed since the version before, or since the one of --old')
    .option('--json', 'print it as JSON')
    .action(async (slug, options) =>
      finish((await import('./commands/prompts.ts')).showPrompt(slug, options, terminal)),
    );
  prompts
    .command('changes')
    .description('what changed in the prompts, the newest first')
    .option('--law', 'only changes of law')
    .option('-n, --limit <number>', 'changes at most', '25')
    .option('--json', 'print them as JSON')
    .addHelpText('after', examples('prompts changes --law'))
    .action(async (options) => finish((await import('./commands/prompts.ts')).listPromptChanges(options, terminal)));
  prompts
    .command('render')
    .description('fill the template of a prompt')
    .argument('<slug>')
    .option(
      '-s, --set <name=value>',
      'a value for a field, name=@file for the text of a file, name=@- for standard input; may be repeated',
      repeated,
    )
    .option('--values <file>', 'a JSON object of values; - for standard input')
    .addHelpText('after', examples('prompts render section-138-cheque-bounce-notice --values notice.json'))
    .action(async (slug, options) =>
      finish(await (await import('./commands/prompts.ts')).renderPrompt(slug, options, terminal)),
    );

  prompts
    .command('eval')
    .description('hold a model against what the prompts expect of an answer; without slugs: all prompts')
    .argument('[slugs...]')
    .option('--model <name>', 'the model; default: KOSH_MODEL_NAME')
    .option(
      '--endpoint <url>',
      'an OpenAI-compatible address such as http://localhost:11434/v1; default: KOSH_MODEL_URL',
    )
    .option('--category <slug>', 'only prompts of this category')
    .option('-n, --limit <number>', 'prompts at most', '1000')
    .option('--at-once <number>', 'requests at a time', '2')
    .option('--json', 'print the rows as JSON')
    .addHelpText(
      'after',
      `
With a model of your own machine: kosh prompts eval press-release-draft --model llama3.2 --endpoint http://localhost:11434/v1
Each prompt is asked with its example, a thin and a hostile input; parts, sizes, tables and wordings of the answer are measured. The key is read from KOSH_MODEL_KEY. Ends with 1 when an answer fails.
`,
    )
    .action(async (slugs, options) =>
      finish(await (await import('./commands/promptsEval.ts')).evaluatePrompts(slugs, options, terminal)),
    );

  const tool = program.command('tool').description('run a tool: prompt tools and those that compute');
  tool
    .command('list')
    .description('the tools that compute')
    .option('--json', 'print them as JSON')
    .action(async (options) => finish((await import('./commands/tool.ts')).listTools(options, terminal)));
  tool
    .command('run')
    .description('run a tool with values; a prompt tool prints its prompt, or the answer of a model')
    .argument('<slug>')
    .option(
      '-s, --set <name=value>',
      'a value for a field, name=@file for the text of a file, name=@- for standard input; may be repeated',
      repeated,
    )
    .option('--values <file>', 'a JSON object of values; - for standard input')
    .option('--model <name>', 'send the prompt to this model and stream the answer')
    .option(
      '--endpoint <url>',
      'an OpenAI-compatible address such as http://localhost:11434/v1; default: KOSH_MODEL_URL',
    )
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      `${examples(
        'tool run gstin-validator --set gstin=27AAPFU0939F1ZV',
        'tool run emi-calculator --json <<< \'{"principal": 500000, "annual_rate": 9, "months": 60}\'',
      )}
With --model the prompt goes to the endpoint, with the key in KOSH_MODEL_KEY.
`,
    )
    .action(async (slug, options) =>
      finish(await (await import('./commands/tool.ts')).runTool(slug, options, terminal)),
    );

  program
    .command('serve')
    .description('start the two services with their pages and MCP')
    .argument('[services...]', 'tariff, prompts; default: both')
    .option('--host <address>', 'address to listen on; default 127.0.0.1')
    .option('--tariff-port <port>', 'default 3001')
    .option('--prompts-port <port>', 'default 3002')
    .action(async (services, options) => (await import('./commands/serve.ts')).serve(services, options));

  program
    .command('mcp')
    .description('speak MCP over standard input and output, for agents')
    .option('--only <sets>', 'codes, prompts or tools, or several with commas; default: all')
    .addHelpText(
      'after',
      () =>
        `\nIn the settings of an agent: ${JSON.stringify({ command: 'node', args: [resolve(process.argv[1] ?? ''), 'mcp'] })}\n`,
    )
    .action(async (options) => (await import('./commands/mcp.ts')).mcp(options));

  program
    .command('eval')
    .description('score the search on labelled texts')
    .argument('<files...>', 'JSON lines of the measuring format, or the golden TSV')
    .option('--misses', 'list the texts that went wrong')
    .action(async (files, options) =>
      finish((await import('./commands/eval.ts')).evaluateFiles(files, options, terminal)),
    );

  // The sources are in the repository, not in the package.
  const hidden = !existsSync(SOURCES);
  const data = program.command('data', { hidden }).description('check or describe the sources of the tariff');
  data
    .command('check')
    .description('check the data files; exit code 1 when something is wrong')
    .option('--folder <path>', 'the folder of the sources', SOURCES)
    .option('--facts <file>', 'rate facts to compare with', 'test/facts/rate-facts.tsv')
    .option('--against <folder>', 'reference lists to compare with')
    .action(async (options) => finish((await import('./commands/data.ts')).dataCheck(options, terminal)));
  data
    .command('report')
    .description('what the data covers')
    .option('--folder <path>', 'the folder of the sources', SOURCES)
    .option('--facts <file>', 'rate facts to count', 'test/facts/rate-facts.tsv')
    .action(async (options) => finish((await import('./commands/data.ts')).dataReport(options, terminal)));

  program
    .command('completion')
    .description('print the completion script of a shell')
    .argument('<shell>', 'bash, zsh, fish or powershell')
    .addHelpText(
      'after',
      '\nTurn it on:\n  bash: source <(kosh completion bash)\n  zsh:  source <(kosh completion zsh)\n  fish: kosh completion fish | source\n  PowerShell: kosh completion powershell | Out-String | Invoke-Expression\n',
    )
    .action(async (shell) => finish((await import('./commands/completion.ts')).completion(shell, program, terminal)));

  return program;
}
