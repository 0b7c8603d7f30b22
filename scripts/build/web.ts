// Builds what the pages load: scripts, workers, style and icons, each named by its content, so that a browser keeps it for
// ever.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OutputFile, type Plugin } from 'esbuild';
import type { Calculator } from '../../src/tools/kit.ts';
import { codeNamesFile, hashedName, type Manifest, scriptName } from '../../src/web/assets.ts';
import { toolScript } from '../../src/web/prompts/calculatorPage.ts';
import { CLIENT_FILES } from '../../src/web/reference/recipes.ts';
import { en } from '../../src/web/texts/en.ts';
import { PROBLEMS } from '../../src/web/texts/hiFieldProblem.ts';
import { LANGUAGE_NAMES, type Language, type Texts } from '../../src/web/texts/index.ts';
import type { Sentences } from '../../src/web/texts/sayAnswer.ts';

/** Scripts of pages and their workers, each built once for each language; a file in `src/web/browser` each. */
const PAGES = ['finder', 'page', 'bulk', 'check', 'changes', 'catalog', 'prompt', 'promptFacts', 'docs', 'keeper'];
const SCRIPTS = [...PAGES, 'sheetWorker', 'checkWorker'];
/** The last two say nothing to a person. */
const MODULES = [...SCRIPTS, 'tariffWorker', 'serviceWorker'];

const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png', 'favicon.ico'];

/** What calculators answer in another language: sentences of all, and of each. */
interface Answers {
  readonly every: Sentences;
  readonly calculators: Readonly<Record<string, { readonly sentences: Sentences }>>;
}
/** By language: the file of their answers, and what is wrong with values of any form. */
const ANSWERS = { hi: { path: 'data/prompts/hindi/answers.json', problems: PROBLEMS } } as const;

async function readAnswers(root: string): Promise<Partial<Record<Language, Answers>>> {
  const entries = Object.entries(ANSWERS).map(async ([language, { path, problems }]) => {
    const { every, calculators } = JSON.parse(await readFile(join(root, path), 'utf8')) as Answers;
    return [language, { every: { ...problems, ...every }, calculators }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Short names of codes and what vague texts are asked, by language: a page fetches them with its first code. */
const FETCHED = { hi: ['data/tariff/hindi/codes.json', 'data/tariff/hindi/asks.json'] } as const;

/** Tools whose scripts load the tariff. */
const TARIFF_TOOLS: ReadonlySet<string> = new Set(['hsn-code-lookup']);

/** The ZIP functions that start no workers of their own take the place of fflate's, except where they use them. */
const ownZip = (source: string): Plugin => ({
  name: 'own zip',
  setup({ onResolve }) {
    const path = join(source, 'browser', 'zip.ts');
    onResolve({ filter: /^fflate$/ }, ({ importer }) => (importer === path ? undefined : { path }));
  },
});

/** Areas of the texts that the scripts of the prompt service say, and no others. */
const USED: Readonly<Record<string, readonly (keyof Texts)[]>> = {
  tool: ['language', 'form', 'share', 'calculator'],
  catalog: ['language', 'share', 'promptScript'],
  prompt: ['language', 'share', 'promptScript', 'fieldProblem'],
  promptFacts: ['language', 'share', 'promptScript', 'fieldProblem'],
  docs: ['language', 'share', 'docs'],
  keeper: ['language', 'form', 'offline'],
};

/** Areas that only scripts of the prompt service, one script of both or nothing but the server says. */
const OF_PROMPTS = [
  ...([
    'calculator',
    'recipes',
    'vocabulary',
    'catalog',
    'prompt',
    'promptScript',
    'fieldProblem',
    'docs',
    'offline',
  ] as const),
];

/** Areas of the texts that a script does not use: whoever opens its page on a phone does not load them. */
const UNUSED: Readonly<Record<string, readonly (keyof Texts)[]>> = {
  // Only the finder, the bulk page and what checks registers say sentences of the data; the check's page shows codes.
  ...Object.fromEntries(
    SCRIPTS.map((name) => {
      const findings = name === 'checkWorker' ? [] : (['register'] as const);
      const hasSpeech = name === 'finder' || name === 'bulk' || name === 'checkWorker';
      const others = hasSpeech ? [] : name === 'check' ? (['speech'] as const) : (['speech', 'codeNames'] as const);
      const names = name === 'bulk' || name === 'check' ? [] : (['ownNames'] as const);
      return [name, [...OF_PROMPTS, ...findings, ...others, ...names] as const];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(USED).map(([name, used]) => [
      name,
      (Object.keys(en) as (keyof Texts)[]).filter((area) => !used.includes(area)),
    ]),
  ),
  finder: [
    ...(['home', 'site', 'code', 'bulk', 'review', 'changes', 'about', 'check', 'register', 'browse'] as const),
    ...(['names', 'ownNames', 'questions', 'widget', 'app', 'missing', 'refused'] as const),
    ...OF_PROMPTS,
  ],
};

/** A page's script gets the texts of its language, without those areas that it does not use. */
const spoken = (source: string, language: string, script: string): Plugin => ({
  name: 'spoken language',
  setup({ onLoad }) {
    const folder = join(source, 'texts');
    onLoad({ filter: /texts[\\/]ofPage\.ts$/ }, () => ({
      contents: `export { ${language} as texts } from './${language}.ts';`,
      loader: 'ts',
      resolveDir: folder,
    }));
    onLoad({ filter: new RegExp(`texts[\\\\/]${language}CodeNames\\.ts$`) }, () => ({
      contents: `export { asks, codeNames } from '../browser/codeNames.ts';`,
      loader: 'ts',
      resolveDir: folder,
    }));
    onLoad({ filter: new RegExp(`texts[\\\\/]${language}\\.ts$`) }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const from = text.indexOf(`export const ${language}`);
      const unused = UNUSED[script] ?? [];
      const areas = unused.reduce((rest, area) => rest.replace(`\n  ${area},`, ''), text.slice(from));
      // An area with a file of its own is not loaded either.
      const head = unused.reduce(
        (rest, area) => rest.replace(new RegExp(`^import \\{ ${area} \\} from .*$`, 'm'), ''),
        text.slice(0, from),
      );
      return { contents: head + areas, loader: 'ts' };
    });
  },
});

/** The scripts and workers, from the root. */
export async function webEntries(root: string): Promise<readonly string[]> {
  const tools = (await toolSlugs(root)).map((slug) => `tools/deterministic/${slug}.ts`);
  const languages = LANGUAGE_NAMES.map((language) => `src/web/texts/${language}.ts`);
  return [
    ...languages,
    ...[...MODULES, 'theme', 'tool', 'toolTariff', 'zip'].map((name) => `src/web/browser/${name}.ts`),
    ...tools,
  ];
}

export async function buildWeb(root: string): Promise<void> {
  const source = join(root, 'src', 'web');
  const target = join(root, 'dist', 'web');
  await mkdir(target, { recursive: true });
  const tools = await toolSlugs(root);
  const answers = await readAnswers(root);
  const modules = [
    ...MODULES.map((name) => ({ name, language: 'en' })),
    ...LANGUAGE_NAMES.flatMap((language) => SCRIPTS.map((name) => ({ name, language }))).filter(
      ({ language }) => language !== 'en',
    ),
  ];
  const shared = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    // Devanagari as it is: escaped it is twice as long.
    charset: 'utf8',
    logLevel: 'warning',
    legalComments: 'none',
  } as const;
  const outputs = await Promise.all([
    ...modules.map(({ name, language }) =>
      build({
        ...shared,
        entryPoints: [join(source, 'browser', `${name}.ts`)],
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        plugins: [ownZip(source), spoken(source, language, name)],
      }).then(({ outputFiles: [file] }) => [scriptName(`${name}.js`, language), bytesOf(file)] as const),
    ),
    ...tools.flatMap((slug) =>
      LANGUAGE_NAMES.map((language) =>
        build({
          ...shared,
          stdin: { contents: toolEntry(root, slug, answers[language]), resolveDir: root, loader: 'ts' },
          format: 'esm',
          platform: 'browser',
          target: 'es2022',
          plugins: [spoken(source, language, 'tool')],
        }).then(({ outputFiles: [file] }) => [scriptName(toolScript(slug), language), bytesOf(file)] as const),
      ),
    ),
    build({
      ...shared,
      entryPoints: [join(source, 'browser', 'theme.ts')],
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
    }).then(({ outputFiles: [file] }) => ['theme.js', bytesOf(file)] as const),
    build({ ...shared, entryPoints: [join(source, 'styles', 'style.css')] }).then(
      ({ outputFiles: [file] }) => ['style.css', bytesOf(file)] as const,
    ),
    ...ICONS.map(async (name) => [name, await readFile(join(source, 'icons', name))] as const),
    ...Object.entries(CLIENT_FILES).map(async ([name, path]) => [name, await readFile(join(root, path))] as const),
    ...Object.entries(FETCHED).map(async ([language, paths]) => {
      const read = paths.map(async (path): Promise<object> => JSON.parse(await readFile(join(root, path), 'utf8')));
      return [
        codeNamesFile(language),
        Buffer.from(JSON.stringify(Object.assign({}, ...(await Promise.all(read))))),
      ] as const;
    }),
  ]);
  const files = await Promise.all(
    outputs.map(async ([name, bytes]) => [name, await keep(target, name, bytes)] as const),
  );
  await writeFile(join(target, 'tools.json'), JSON.stringify(await toolFields(root, tools)));
  const manifest: Manifest = { files: Object.fromEntries(files) };
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest));
  await sweep(target, Object.values(manifest.files), DAY);
}

const bytesOf = (file: OutputFile | undefined): Uint8Array => file?.contents ?? new Uint8Array();

/** The tools that compute: a file each under `tools/deterministic`. */
async function toolSlugs(root: string): Promise<readonly string[]> {
  const names = await readdir(join(root, 'tools', 'deterministic')).catch(() => []);
  return names
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length));
}

/** A script for each tool, so that its page loads no other. */
function toolEntry(root: string, slug: string, answers: Answers | undefined): string {
  const path = (...parts: readonly string[]): string => JSON.stringify(join(root, ...parts));
  const parts: string[] = [];
  const lines = [
    `import calculator from ${path('tools', 'deterministic', `${slug}.ts`)};`,
    `import { startTool } from ${path('src', 'web', 'browser', 'tool.ts')};`,
  ];
  if (TARIFF_TOOLS.has(slug)) {
    lines.push(`import { loadTariff } from ${path('src', 'web', 'browser', 'toolTariff.ts')};`);
    parts.push('load: loadTariff');
  }
  if (answers !== undefined) {
    lines.push(`import { sayIn } from ${path('src', 'web', 'texts', 'sayAnswer.ts')};`);
    lines.push(`import { texts } from ${path('src', 'web', 'texts', 'ofPage.ts')};`);
    parts.push(
      `say: sayIn(texts.calculator.day, ${JSON.stringify({ ...answers.every, ...answers.calculators[slug]?.sentences })})`,
    );
  }
  return [...lines, `startTool(calculator, { ${parts.join(', ')} });`].join('\n');
}

/** What the server needs to render the forms: each tool's fields. */
async function toolFields(root: string, slugs: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const entries = slugs.map(async (slug) => {
    const address = pathToFileURL(join(root, 'tools', 'deterministic', `${slug}.ts`)).href;
    const { default: calculator } = (await import(address)) as { default: Calculator };
    return [slug, calculator.fields] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes the bytes unless they are there already; hands back the name with the hash. */
async function keep(target: string, name: string, bytes: Uint8Array): Promise<string> {
  const file = hashedName(name, bytes);
  if (!existsSync(join(target, file))) await writeFile(join(target, file), bytes);
  return file;
}

const DAY = 86_400_000;

/** Removes what older builds left `after` milliseconds: so long a running server or an open page may still ask for it. */
export async function sweep(target: string, files: readonly string[], after: number): Promise<void> {
  for (const name of await readdir(target)) {
    if (!/-[0-9a-f]{10}\.\w+(\.(br|gz))?$/.test(name) || files.includes(name.replace(/\.(br|gz)$/, ''))) continue;
    const path = join(target, name);
    if (Date.now() - (await stat(path)).mtimeMs >= after) await rm(path, { force: true });
  }
}
