// The commands of `kosh`, with help that teaches. What a command needs is loaded when it runs.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { lineOf } from '../system/reason.ts';
import { REVIEW_BELOW } from '../tariff/lookup/review.ts';
import { GST_START } from '../tariff/model/days.ts';
import { VERSION } from '../version/version.ts';
import { Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Ends the program with a code other than 0 without a message. */
export type Finish = (exitCode: number) => void;

/** Where the repository keeps the sources of the tariff. */
const SOURCES = 'data/tariff';

/** What several commands say of their arguments and options. */
const TEXT = 'what is sold, in English, Hindi or romanised Hindi';
const AS_OF = `rates in force on this day, from ${GST_START} on`;
const REGISTER = 'CSV, XLSX, NDJSON, Tally XML, JSON of GSTR-1, GSTR-2B or e-invoices; or - for CSV on standard input';
const GSTIN = "the seller's GSTIN; default: what the file says";
const NAMES = 'a CSV file of your own names (text, code, rate), which go before the search; see docs/own-names.md';
const JOBS = 'how many threads work on it; the result is the same';
const CORES = String(availableParallelism());
const FORMAT = 'csv or ndjson, where the name of a file does not say it; with ndjson the exit code is 0 or 1';
const SHEET = 'the sheet of an XLSX file, or all; default: the one that tells most';
const HEADER_ROW = 'the row with the column names, counted from 1; 0: there is none';
const SET = 'a value for a field; name=@file for the text of a file, name=@- for standard input; may be repeated';
const VALUES = 'a JSON object of values; - for standard input';
const ENDPOINT = 'an OpenAI-compatible address such as http://localhost:11434/v1; default: KOSH_MODEL_URL';

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
    if (words.length === 1 && ['-V', '--version'].includes(words[0] ?? '')) {
      const { tellAge } = await import('./commands/age.ts');
      tellAge(terminal);
    }
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    terminal.err(`kosh: ${lineOf(error)}\n`);
    return error instanceof Failure ? error.exitCode : 1;
  }
  return code;
}

/** What a command is added to, writes to and ends by. */
interface Frame {
  readonly program: Command;
  readonly terminal: Terminal;
  readonly finish: Finish;
}

export function createProgram(terminal: Terminal, finish: Finish): Command {
  const program = new Command('kosh')
    .description('HSN and SAC codes with GST rates, and a catalog of prompt tools: offline.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
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
      )}\nExit codes: 0 done, 1 an error or nothing found, 2 something needs review.\n`,
    );

  const frame: Frame = { program, terminal, finish };
  addLookups(frame);
  addClassify(frame);
  addCheck(frame);
  addSummary(frame);
  addEffect(frame);
  addChanges(frame);
  addPrompts(frame);
  addTools(frame);
  addServers(frame);
  addSources(frame);
  addCompletion(frame);
  nameHelp(program, 'kosh');
  return program;
}

/** What a command says of a mistake leads to its own help. */
function nameHelp(command: Command, name: string): void {
  const lineOfError = (text: string): string =>
    text
      .replace(/^error: /, '')
      .trim()
      .replace(/\s*\n\s*/g, ' ');
  command.configureOutput({
    outputError: (text, write) => write(`kosh: ${lineOfError(text)}; see "${name} --help".\n`),
  });
  for (const one of command.commands) nameHelp(one, `${name} ${one.name()}`);
}

/** `lookup`, `explain` and `code`. */
function addLookups({ program, terminal, finish }: Frame): void {
  program
    .command('lookup')
    .description('find the HSN or SAC code and the GST rate for a description')
    .argument('<text...>', TEXT)
    .option('-n, --limit <number>', 'how many matches, 1 to 20; default: the likely ones, or five with --json')
    .option('--as-of <date>', AS_OF)
    .option('--names <file>', NAMES)
    .option('--json', 'print the whole answer as JSON')
    .option('--explain', 'also print how the first headings were scored')
    .addHelpText('after', examples('lookup paneer 200 g', 'lookup "haldi powder" --as-of 2019-04-01 --json'))
    .action(async (words, options) => finish((await import('./commands/lookup.ts')).lookup(words, options, terminal)));

  program
    .command('explain')
    .description('show how the first headings for a description were scored: terms, features, confidence, level')
    .argument('<text...>', TEXT)
    .option('-n, --limit <number>', 'how many headings, 1 to 20', '3')
    .option('--json', 'print it as JSON')
    .addHelpText('after', examples('explain "charger for mobile phone"'))
    .action(async (words, options) =>
      finish((await import('./commands/explain.ts')).explain(words, options, terminal)),
    );

  program
    .command('code')
    .description('show everything about one code: rates, history, parents, children')
    .argument('<code>', '4 to 8 digits; dots and spaces are ignored')
    .option('--as-of <date>', AS_OF)
    .option('--json', 'print the whole record as JSON')
    .addHelpText('after', examples('code 0406', 'code 8517.13.00 --json'))
    .action(async (code, options) => finish((await import('./commands/code.ts')).code(code, options, terminal)));
}

function addClassify({ program, terminal, finish }: Frame): void {
  program
    .command('classify')
    .description('add code, rate and confidence to every row of a CSV, XLSX or NDJSON file')
    .argument('<file>', 'a CSV, XLSX or NDJSON file, or - for CSV on standard input')
    .option('-o, --output <file>', 'where to write: .csv, .xlsx or .ndjson; default: standard output')
    .option('--format <format>', FORMAT)
    .option('--jobs <number>', JOBS, CORES)
    .option('-c, --column <name>', 'the column with the descriptions, by name or number; default: the most likely one')
    .option('--no-header', 'the first row is data, not column names')
    .option('--sheet <name>', 'the sheet of an XLSX file; default: the one that tells most')
    .option('--role <role=column>', 'the role of another column, such as price=MRP; may be repeated', repeated)
    .option('--as-of <date>', `${AS_OF}, for rows without a date; default: today in India`)
    .option('--names <file>', NAMES)
    .option('--review-below <number>', 'rows with a lower confidence need review', String(REVIEW_BELOW))
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
Other columns settle what the text leaves open: a shirt at 1,999, a room at 6,000, the rates of the row's own day,
"vanilla" in the group ICE CREAM. Prices before tax, values and quantities, units, dates and groups are found as in
"kosh check". --role names such a column: price, taxable, quantity, unit, date, document or group. The role "other"
leaves a column out.
A cell that holds a code ("8517.13.00", "HSN 6109") is taken as that code. Title lines above the column names are kept.
A row with more cells than the header is marked for review; its extra cells are moved after the added columns.
NDJSON is one JSON object a line: each is read by itself, by the names of its fields, and comes back with fields added.
A pipe or device is written to as rows come and is never replaced; a link is followed.
Exit code 2: some rows have needs_review = yes.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/classify.ts')).classify(file, options, terminal)),
    );
}

function addCheck({ program, terminal, finish }: Frame): void {
  program
    .command('check')
    .description('report what is wrong with the codes, rates and taxes of a register, an item master or a return')
    .argument('<file>', REGISTER)
    .option(
      '--turnover <rupees>',
      'turnover of the previous year, such as 60000000 or "6 crore"; default: up to 5 crore',
    )
    .option('--as-of <date>', 'rates of this day for lines without a date; default: today in India')
    .option('--gstin <number>', GSTIN)
    .option('--sheet <name>', SHEET)
    .option('--header-row <number>', HEADER_ROW)
    .option('--role <role=column>', 'the role of a column, such as description=Item Name; may be repeated', repeated)
    .option('--names <file>', NAMES)
    .option('--json', 'print each finding as JSON, one a line')
    .option('--format <format>', FORMAT)
    .option('--jobs <number>', JOBS, CORES)
    .option('-o, --output <file>', 'write the register with its repairs, in its own columns: .csv or .xlsx')
    .option('--items <file>', 'write its items, each once, with code, rate, first day, unit and reason: .csv or .xlsx')
    .option('--tally <file>', 'write its items as masters for Tally: .xml')
    .option('--zoho <file>', 'write its items for import into Zoho Books: .csv')
    .option('--erpnext <file>', 'write its items for import into ERPNext: .csv')
    .option('--company <abbreviation>', 'of the company in ERPNext, as in the names of its tax templates')
    .option('--decisions <file>', 'apply the decisions that were saved on the page /check')
    .option('-f, --force', 'replace existing files')
    .addHelpText(
      'after',
      `${examples(
        'check sales.csv --turnover "6 crore"',
        'check items.xlsx --role description="Item Name" --json',
        'check items.csv -o corrected.xlsx --tally items.xml',
      )}
Repaired automatically: codes that lost or gained a zero, spellings of units, and rates that the law has replaced.
Rates are repaired only where the file has no taxes: an issued invoice is corrected by a note, not in the register.
Severities: refused (a portal will not take it), wrong (tax or code), look (a person should look), advice.
Exit code 2: something is refused, wrong or needs a look, or a sheet with lines was not read.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/check.ts')).check(file, options, terminal)),
    );
}

function addSummary({ program, terminal, finish }: Frame): void {
  program
    .command('summary')
    .description('make Table 12 of GSTR-1 (the HSN summary) from a register, ready for the offline tool')
    .argument('<file>', REGISTER)
    .requiredOption('--period <MMYYYY>', 'the month of the return, such as 102026')
    .option('--quarter', 'cover the whole quarter; the period is its last month')
    .option('--gstin <number>', GSTIN)
    .option('--returns', 'the file lists returned goods: every line is subtracted')
    .option(
      '--nil-b2b',
      'where nothing was sold to registered persons, add the B2B row of zeros that the portal asks for',
    )
    .option(
      '--kind <kind=sale>',
      'what a kind of document is: sale, credit, debit or none, such as "Stock Transfer=none"; may be repeated',
      repeated,
    )
    .option('-o, --output <file>', 'where to write: .json, .xlsx or .csv; default: JSON on standard output')
    .option('--sheet <name>', SHEET)
    .option('--header-row <number>', HEADER_ROW)
    .option('--role <role=column>', 'the role of a column, such as taxable=Net Value; may be repeated', repeated)
    .option('-f, --force', 'replace the output file')
    .addHelpText(
      'after',
      `${examples('summary sales.csv --period 102026 > table12.json', 'summary sales.xlsx --period 102026 -o table12.xlsx')}
From May 2025 on, CSV is written as two files: out.b2b.csv and out.b2c.csv.
Exit code 2: some lines are in no row of the table, or something of them is open, such as a kind of document that is
not known.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/summary.ts')).summary(file, options, terminal)),
    );
}

function addEffect({ program, terminal, finish }: Frame): void {
  program
    .command('effect')
    .description('what a change of rates did to a price list, or to the bills since that day')
    .argument('<file>', `${REGISTER}; also an item master, a price list, or GSTR-2B`)
    .requiredOption('--on <date>', `first day of the new rates, from ${GST_START} on, such as 2025-09-22`)
    .option('--beside <file>', 'of GSTR-2B: the purchase register that has the codes')
    .option('-o, --output <file>', 'write all of it: .csv or .xlsx')
    .option('--sheet <name>', SHEET)
    .option('--header-row <number>', HEADER_ROW)
    .option('--role <role=column>', 'the role of a column, such as price=Sale Price; may be repeated', repeated)
    .option('--json', 'print it as JSON')
    .option('-f, --force', 'replace the output file')
    .addHelpText(
      'after',
      `${examples(
        'effect items.csv --on 2025-09-22 -o new-prices.xlsx',
        'effect sales.csv --on 2025-09-22 -o notes.xlsx',
        'effect gstr2b.json --on 2025-09-22 --beside purchases.csv',
      )}
Of a price list: rates before and after, prices with tax at the same price before tax, and what an MRP becomes or leaves.
Of bills: lines at a rate that had ended, with the rate and tax that are due, and the credit or debit note to each document.
Exit code 2: some bills have an old rate, or a person has to say which rate holds.
`,
    )
    .action(async (file, options) =>
      finish(await (await import('./commands/effect.ts')).effect(file, options, terminal)),
    );
}

function addChanges({ program, terminal, finish }: Frame): void {
  program
    .command('changes')
    .description('list the rates that changed between two days')
    .requiredOption('--from <date>', `first day, from ${GST_START} on`)
    .option('--to <date>', 'last day; default: today in India')
    .option('--code <digits>', 'only codes that begin with these digits')
    .option('-n, --limit <number>', 'how many changes at most', '200')
    .option('--json', 'print the changes as JSON')
    .addHelpText('after', examples('changes --from 2025-09-22 --to 2025-09-22 --code 04'))
    .action(async ({ code, ...options }) =>
      finish((await import('./commands/changes.ts')).changes({ ...options, prefix: code }, terminal)),
    );
}

/** `prompts` with its commands. */
function addPrompts({ program, terminal, finish }: Frame): void {
  const prompts = program.command('prompts').description('search, show and fill prompts');
  prompts
    .command('search')
    .description('find prompts; without words, list all by title')
    .argument('[words...]')
    .option('--category <slug>', 'only this category')
    .option('--role <slug>', 'only for this job role')
    .option('--india', 'only prompts that rest on Indian law, rates or forms')
    .option('-n, --limit <number>', 'how many results at most', '20')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', examples('prompts search reply to notice --india'))
    .action(async (words, options) =>
      finish((await import('./commands/prompts.ts')).searchPrompts(words, options, terminal)),
    );
  prompts
    .command('show')
    .description('show one prompt: fields, template, source and versions')
    .argument('<slug>')
    .option('--old <version>', 'show this older version')
    .option('--diff', 'show what changed since the previous version, or since the one in --old')
    .option('--json', 'print it as JSON')
    .action(async (slug, options) =>
      finish((await import('./commands/prompts.ts')).showPrompt(slug, options, terminal)),
    );
  prompts
    .command('changes')
    .description('list what changed in the prompts, newest first')
    .option('--law', 'only changes of law')
    .option('--since <date>', 'only changes of this day and later ones')
    .option('-n, --limit <number>', 'how many changes at most', '25')
    .option('--json', 'print them as JSON')
    .addHelpText('after', examples('prompts changes --law'))
    .action(async (options) => finish((await import('./commands/prompts.ts')).listPromptChanges(options, terminal)));
  prompts
    .command('render')
    .description('fill in the template of a prompt')
    .argument('<slug>')
    .option('-s, --set <name=value>', SET, repeated)
    .option('--values <file>', VALUES)
    .option('--old <version>', 'fill in this older version')
    .addHelpText('after', examples('prompts render section-138-cheque-bounce-notice --values notice.json'))
    .action(async (slug, options) =>
      finish(await (await import('./commands/prompts.ts')).renderPrompt(slug, options, terminal)),
    );

  prompts
    .command('eval')
    .description('test a model against what the prompts expect of an answer; without slugs, all prompts')
    .argument('[slugs...]')
    .option('--model <name>', 'the model; default: KOSH_MODEL_NAME')
    .option('--endpoint <url>', ENDPOINT)
    .option('--category <slug>', 'only prompts of this category')
    .option('-n, --limit <number>', 'how many prompts at most', '1000')
    .option('--at-once <number>', 'requests at a time', '2')
    .option('--json', 'print the rows as JSON')
    .addHelpText(
      'after',
      `
With a model on your own machine: kosh prompts eval press-release-draft --model llama3.2 --endpoint http://localhost:11434/v1
Each prompt is sent with its example, a thin input and a hostile one; parts, sizes, tables and wording of the answers
are measured. The key is read from KOSH_MODEL_KEY.
Exit code 1: an answer failed.
`,
    )
    .action(async (slugs, options) =>
      finish(await (await import('./commands/promptsEval.ts')).evaluatePrompts(slugs, options, terminal)),
    );
}

/** `tool` with its commands. */
function addTools({ program, terminal, finish }: Frame): void {
  const tool = program.command('tool').description('run a prompt tool or a calculator');
  tool
    .command('list')
    .description('list the calculators')
    .option('--json', 'print them as JSON')
    .action(async (options) => finish((await import('./commands/tool.ts')).listTools(options, terminal)));
  tool
    .command('run')
    .description("run a tool with values; a prompt tool prints its prompt, or a model's answer")
    .argument('<slug>')
    .option('-s, --set <name=value>', SET, repeated)
    .option('--values <file>', VALUES)
    .option('--old <version>', 'run this older version of a prompt tool')
    .option('--model <name>', 'send the prompt to this model and stream the answer')
    .option('--endpoint <url>', ENDPOINT)
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
}

/** `serve` and `mcp`. */
function addServers({ program }: Frame): void {
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
    .option('--only <sets>', 'codes, prompts, tools, or several separated by commas; default: all')
    .option('--names <file>', NAMES)
    .addHelpText(
      'after',
      () =>
        `\nIn the settings of your agent: ${JSON.stringify({ command: 'node', args: [resolve(process.argv[1] ?? ''), 'mcp'] })}\n`,
    )
    .action(async (options) => (await import('./commands/mcp.ts')).mcp(options));
}

/** `eval` and `data`. */
function addSources({ program, terminal, finish }: Frame): void {
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
}

function addCompletion({ program, terminal, finish }: Frame): void {
  program
    .command('completion')
    .description('print the completion script for a shell')
    .argument('<shell>', 'bash, zsh, fish or powershell')
    .addHelpText(
      'after',
      '\nTo turn it on:\n  bash: source <(kosh completion bash)\n  zsh:  source <(kosh completion zsh)\n  fish: kosh completion fish | source\n  PowerShell: kosh completion powershell | Out-String | Invoke-Expression\n',
    )
    .action(async (shell) => finish((await import('./commands/completion.ts')).completion(shell, program, terminal)));
}
