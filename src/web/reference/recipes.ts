// "Use it in…": how Kosh is asked from other programs. The page and docs/use-it-in.md are both made from these recipes.

/** What a recipe is made of. Texts are Markdown with `code`, **bold** and links; addresses stand as {codes} and {prompts}. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'code'; readonly language: string; readonly code: string };

export interface Recipe {
  readonly id: string;
  readonly title: string;
  /** The service that it asks, whose page has it. */
  readonly service: 'tariff' | 'prompts';
  readonly blocks: readonly Block[];
}

/** Files that a reader takes along, served with the pages: the name under which each is served, and where it lies. */
export const CLIENT_FILES = {
  'kosh.gs': 'clients/google-sheets/kosh.gs',
  'kosh.pq': 'clients/excel/kosh.pq',
  'kosh.py': 'clients/python/kosh/client.py',
} as const satisfies Readonly<Record<string, string>>;

/** What holds for all recipes of a service. */
export const INTRODUCTIONS = {
  tariff:
    'Answers are the same as on the pages: where a rate depends on something that the text does not say, all rates are named (`5% or 18%`), and a question mark says that a person should look at the code. No key is needed. The command `kosh` comes with the package; in the repository `npm ci && npm run build && npm link` puts it on the path.',
  prompts: 'Prompts and calculators are the same as on the pages, and no key is needed.',
} as const;

const text = (words: string): Block => ({ kind: 'text', text: words });
const steps = (...list: readonly string[]): Block => ({ kind: 'steps', steps: list });
const code = (language: string, ...lines: readonly string[]): Block => ({
  kind: 'code',
  language,
  code: lines.join('\n'),
});

const PACKAGE =
  'In the repository `npm ci && npm run build` makes the package; in your project `npm install /path/to/kosh` adds it.';

/** Links lead to `file:` (a client file), `page:` (of the same service) or `doc:` (a file of the repository). */
export const RECIPES: readonly Recipe[] = [
  {
    id: 'curl',
    title: 'curl, or a cell of any spreadsheet',
    service: 'tariff',
    blocks: [
      code(
        'sh',
        "curl '{codes}/api/cell?q=mobile+charger'",
        "curl '{codes}/api/cell?q=cotton+shirt+for+men&field=rate'",
        "curl '{codes}/api/cell?q=paneer+200+g&field=description&as_of=2018-01-01'",
      ),
      text(
        '`field` is `code` (the default), `rate` or `description`. The answer is plain text and counts as one of 20 lookups a minute. For lists send ten texts at once; the answer is JSON:',
      ),
      code('sh', `curl -d '{"items":["paneer 200 g","haircut at a salon"]}' {codes}/api/lookup`),
      text('Every operation stands in the [API reference](page:/docs).'),
    ],
  },
  {
    id: 'google-sheets',
    title: 'Google Sheets',
    service: 'tariff',
    blocks: [
      steps(
        'In the sheet: Extensions > Apps Script. Paste [kosh.gs](file:kosh.gs) in the place of what is there, set `KOSH_URL` to an address of this service that Google can reach, and save.',
        '`=KOSH_HSN(A2:A)`, `=KOSH_RATE(A2:A)`, `=KOSH_RATE(A2:A, B1)` with the date in B1, `=KOSH_DESCRIPTION(A2)`, and `=KOSH_ASK(A2)` for the question that would settle it.',
      ),
      text('Give whole ranges: ten texts are one request, and answers are kept for six hours.'),
    ],
  },
  {
    id: 'excel',
    title: 'Excel',
    service: 'tariff',
    blocks: [
      text('**A function** (Excel for Windows, Microsoft 365). Formulas > Name Manager > New, name `KOSH`:'),
      code(
        '',
        '=LAMBDA(text,[field],WEBSERVICE("{codes}/api/cell?q="&ENCODEURL(text)&"&field="&IF(ISOMITTED(field),"code",field)))',
      ),
      text('Then `=KOSH(A2)` and `=KOSH(A2,"rate")`: one lookup a cell, so use it for a few.'),
      text(
        '**A table** (Power Query, Excel for Windows since 2016), to which `hsn_sac`, `gst_rate`, `review_why` and `ask` are added:',
      ),
      steps(
        'Data > Get Data > From Other Sources > Blank Query, then Home > Advanced Editor. Paste [kosh.pq](file:kosh.pq) in the place of what is there, set `KoshUrl` in it, and name the query `Kosh`.',
        'Select your table, here called `Items`: Data > From Table/Range.',
        'Into the formula bar of another blank query write `= Kosh(Items, "Particulars")`, or with a day `= Kosh(Items, "Particulars", "2026-04-01")`. Asked how to connect, choose Anonymous.',
        'Where Excel complains of Formula.Firewall or of privacy levels: File > Options and settings > Query Options > Current Workbook > Privacy > Ignore the Privacy Levels. The texts of that one column go to this service.',
      ),
      text(
        '**A whole file.** The page [Bulk](page:/bulk) takes it as it is and sends nothing; so does `kosh classify items.xlsx`.',
      ),
    ],
  },
  {
    id: 'tally-zoho-erpnext',
    title: 'Tally, Zoho Books, ERPNext',
    service: 'tariff',
    blocks: [
      text(
        'The page [Check](page:/check) reads a list of items, or a register, and writes what these programs import, with code, rate and the day from which the rate applies. Nothing leaves the browser. The command does the same:',
      ),
      code(
        'sh',
        'kosh check items.csv -o corrected.xlsx --tally items.xml',
        'kosh check items.csv --zoho items-zoho.csv',
        'kosh check items.csv --erpnext items-erpnext.csv --company KT',
      ),
      steps(
        '**Tally**: Import > Masters, and choose the XML file. It holds stock items with HSN code, CGST, SGST and IGST from their day on, their prices, and your own units. The number of an item becomes its second name; Tally knows items by name, so items of one name get their number behind it.',
        '**Zoho Books**: Items > Import Items, matched by SKU. Taxes are named as Zoho names its own, `GST18` within the state and `IGST18` across.',
        '**ERPNext** with India Compliance: Data Import for Item; Item Code is the number of the item. `--company` is the abbreviation behind the names of the tax templates, such as `GST 18% - KT`, `Nil-Rated - KT` and `Non-GST - KT`. The command names the units and templates that the file needs: make those first that your ERPNext lacks.',
      ),
      text(
        'Items whose code or rate a person has to settle come without it, and `--items` lists them with the reason. A list that has no codes yet goes through `kosh classify items.csv -o coded.csv` or the page Bulk first.',
      ),
    ],
  },
  {
    id: 'busy',
    title: 'Busy',
    service: 'tariff',
    blocks: [
      text(
        'We know of no published form of file for items of Busy, so Kosh writes none for it. Its import from Excel asks which column holds what: write the items as a workbook, and assign the columns Item Name, Group, HSN/SAC, GST Rate and Unit there. Busy keeps the rate as the tax category of an item, so the categories have to exist first. We have not tried this in Busy itself; try it with a few items.',
      ),
      code('sh', 'kosh check items.csv --items items-coded.xlsx'),
      text('Registers that Busy exports can be given to [Check](page:/check) as they are.'),
    ],
  },
  {
    id: 'python',
    title: 'Python',
    service: 'tariff',
    blocks: [
      text(
        'Save [kosh.py](file:kosh.py) beside your program as kosh.py, or install it from the repository with `pip install ./clients/python`. It is typed, needs the standard library alone and waits when the cap is reached.',
      ),
      code(
        'python',
        'from kosh import Kosh',
        '',
        'kosh = Kosh("{codes}")',
        'best = kosh.lookup("mobile charger").best',
        'print(best.hsn_sac, best.gst_rate, best.rate_open)',
        'for change in kosh.changes("2026-02-01", "2026-02-01"):',
        '    print(change.code, change.before, change.after)',
      ),
    ],
  },
  {
    id: 'javascript',
    title: 'JavaScript and TypeScript',
    service: 'tariff',
    blocks: [
      code(
        'js',
        "import { createTariffClient } from 'kosh/client';",
        "const tariff = createTariffClient({ baseUrl: '{codes}' });",
        "await tariff.lookup('mobile charger', { limit: 1 });",
      ),
      text(PACKAGE),
      text(
        '`kosh/client` runs wherever there is `fetch`; `kosh/tariff` answers without a service, in Node and in browsers.',
      ),
    ],
  },
  {
    id: 'agents',
    title: 'Agents (MCP)',
    service: 'tariff',
    blocks: [
      text(
        'Add `{codes}/mcp` to your agent as a server over streamable HTTP. Its tools find, describe, check and list changes; a sure lookup costs 200 tokens at most. For programs that start their servers themselves:',
      ),
      code('json', '{ "command": "kosh", "args": ["mcp", "--only", "codes"] }'),
      text('Models that read sites begin with [llms.txt](page:/llms.txt).'),
    ],
  },
  {
    id: 'catalogues',
    title: 'Whole catalogues (Spark, GNU parallel)',
    service: 'tariff',
    blocks: [
      text(
        '`kosh classify` and `kosh check` use all cores (`--jobs` says how many) and make the same bytes with any number of them. Millions of rows go through the command itself, without a service, in every partition of an engine that pipes. Rows are NDJSON, one JSON object a line:',
      ),
      code(
        'sh',
        'kosh classify items.csv -o coded.ndjson',
        'kosh classify --format ndjson - < items.ndjson > coded.ndjson',
        'parallel --pipe --keep-order kosh classify --format ndjson --jobs 1 - < items.ndjson > coded.ndjson',
      ),
      text(
        'Each line is read by itself, by the names of its fields: the text (`item`, `description`, `title` and the like; `-c` names another), `price`, `date` and `category` where they are there, `--role price=rate` for other names. So parts of a file get exactly what the whole file gets. Fields stay as they were written and others are added, from `hsn_sac` to `alternates`; where `needs_review` is true, a person looks. A partition without rows is done at once, and the exit code is 0 unless something went wrong.',
      ),
      text('In Spark, with `kosh` on the path of every worker:'),
      code(
        'python',
        'lines = spark.read.text("items/").rdd.map(lambda row: row.value)',
        'coded = lines.pipe("kosh classify --format ndjson --jobs 1 -", checkCode=True)',
        'spark.read.json(coded).write.parquet("items-coded/")',
      ),
    ],
  },
  {
    id: 'site',
    title: 'Your own site, feeds and calendars',
    service: 'tariff',
    blocks: [
      code('html', '<iframe src="{codes}/widget" title="HSN and SAC code finder" width="100%" height="420"></iframe>'),
      text(
        'Any page may show the finder like this, and no script runs in it; `/widget?q=paneer` begins with an answer, `/widget?lang=hi` speaks Hindi. Rate changes come as a feed, a calendar and a table:',
      ),
      code(
        'sh',
        "curl '{codes}/changes.atom'",
        "curl '{codes}/changes.ics?chapter=85'",
        "curl '{codes}/changes.csv?from=2025-09-22&to=2026-02-01&codes=0406,8517'",
      ),
      text(
        '`from` and `to` are days, `chapter` has two digits, `codes` are codes or their first digits; all may be left out.',
      ),
    ],
  },
  {
    id: 'curl',
    title: 'Prompts with curl',
    service: 'prompts',
    blocks: [
      code(
        'sh',
        "curl '{prompts}/api/prompts?q=cheque+bounce&limit=3'",
        `curl -d '{"values":{"meeting":"Weekly review","held_on":"2026-11-16","notes":"Asha sends the quote by Friday."}}' {prompts}/api/prompts/meeting-minutes-from-notes/render`,
        `curl -d '{"values":{"principal":500000,"annual_rate":9,"months":60}}' {prompts}/api/tools/emi-calculator/run`,
      ),
      text(
        'The first finds prompts, the second fills one in, the third runs a calculator. Every operation stands in the [API reference](page:/docs).',
      ),
    ],
  },
  {
    id: 'javascript',
    title: 'Prompts in JavaScript and TypeScript',
    service: 'prompts',
    blocks: [
      code(
        'js',
        "import { createPromptsClient } from 'kosh/client';",
        "const prompts = createPromptsClient({ baseUrl: '{prompts}' });",
        "await prompts.search({ q: 'cheque bounce', india: true });",
      ),
      text(PACKAGE),
      text('`kosh/prompts` answers without a service, in Node and in browsers.'),
    ],
  },
  {
    id: 'agents',
    title: 'Prompts and calculators for agents (MCP)',
    service: 'prompts',
    blocks: [
      text(
        'Add `{prompts}/mcp` to your agent as a server over streamable HTTP: all prompts, with completion of their values, and the calculators, which `list_calculators` names. For programs that start their servers themselves:',
      ),
      code('json', '{ "command": "kosh", "args": ["mcp", "--only", "prompts"] }'),
    ],
  },
  {
    id: 'files',
    title: 'Prompts as files',
    service: 'prompts',
    blocks: [
      code(
        'sh',
        "curl -O '{prompts}/api/export.zip'",
        "curl '{prompts}/api/prompts/meeting-minutes-from-notes/export/fabric'",
      ),
      text(
        'A prompt comes as Markdown, messages for LangChain and Langfuse, Claude Skill, Fabric pattern, Prompty, promptfoo test or MCP prompt; the archive holds all prompts in every form. On the command line, with the notes in a file:',
      ),
      code(
        'sh',
        'kosh tool run meeting-minutes-from-notes --set meeting="Weekly review" --set held_on=2026-11-16 --set notes=@notes.txt',
      ),
    ],
  },
];
