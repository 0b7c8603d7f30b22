// PostgreSQL full text with trigrams for what the words miss, where its programs are installed: a server of its own in a temporary folder, reached by psql.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, percentile } from '../statistics.ts';
import type { CodeDocument } from './documents.ts';
import { FETCHED } from './engine.ts';
import type { Sized } from './inChild.ts';
import { leading, type Questions } from './measured.ts';

export const POSTGRES_SETTINGS =
  "`tsvector` of the English configuration, names weighted A, description B, parents C, words joined by OR, `ts_rank` with length; `pg_trgm` word similarity to names and description where the words find nothing; times are psql's own, over a local socket";

const INSTALLED = '/usr/lib/postgresql';

/** The folder of the server's programs; undefined: there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(INSTALLED, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** The server refuses to run as root: then it runs as the user the package made for it. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const copied = (text: string): string => text.replace(/[\\\t\n\r]/g, ' ');

const SCHEMA = `
CREATE EXTENSION pg_trgm;
CREATE TABLE codes (code text PRIMARY KEY, description text, parents text, names text);
COPY codes FROM STDIN;
`;
const INDEXES = `
ALTER TABLE codes ADD COLUMN words tsvector;
UPDATE codes SET words = setweight(to_tsvector('english', names), 'A') || setweight(to_tsvector('english', description), 'B') || setweight(to_tsvector('english', parents), 'C');
ALTER TABLE codes ADD COLUMN plain text;
UPDATE codes SET plain = names || ' ' || description;
CREATE INDEX ON codes USING gin (words);
CREATE INDEX ON codes USING gin (plain gin_trgm_ops);
VACUUM (FULL, ANALYZE) codes;
`;
const PREPARE = `
PREPARE lookup(text) AS
  WITH asked AS MATERIALIZED (
    SELECT to_tsquery('simple', string_agg(quote_literal(lexeme), ' | ')) AS query FROM unnest(to_tsvector('english', $1))
  ), found AS MATERIALIZED (
    SELECT code, ts_rank(words, query, 1) AS score FROM codes, asked WHERE words @@ query ORDER BY score DESC LIMIT ${FETCHED}
  ), close AS (
    SELECT code, word_similarity($1, plain) AS score FROM codes
    WHERE NOT EXISTS (SELECT FROM found) AND $1 <% plain ORDER BY score DESC LIMIT ${FETCHED}
  )
  SELECT string_agg(code, ' ' ORDER BY score DESC) FROM (SELECT * FROM found UNION ALL SELECT * FROM close) AS either_way;
`;

/** Starts the server, loads the documents, asks; the server is stopped in the end. */
export async function measurePostgres(
  bin: string,
  folder: string,
  documents: readonly CodeDocument[],
  questions: Questions,
): Promise<Sized> {
  const user = owner();
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, words: readonly string[]): string =>
    execFileSync(join(bin, program), words, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  run('initdb', ['-D', data, '-U', 'bench', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c shared_buffers=256MB -c jit=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  try {
    const psql = (script: string): Promise<string> => runPsql(join(bin, 'psql'), folder, script, user);
    const rows = documents.map(({ code, description, parents, names }) =>
      [code, description, parents, names].map(copied).join('\t'),
    );
    await psql(`${SCHEMA.trim()}\n${rows.join('\n')}\n\\.\n${INDEXES}`);
    const indexBytes = Number(await psql(`SELECT pg_total_relation_size('codes');`));
    const started = performance.now();
    await psql(`${PREPARE}EXECUTE lookup('cotton bedsheet for double bed');`);
    const openMs = performance.now() - started;
    const ask = async (texts: readonly string[]) =>
      answersOf(
        await psql(`${PREPARE}\\timing on\n${texts.map((text) => `EXECUTE lookup(${literal(text)});`).join('\n')}\n`),
      );
    const { times, answers } = await ask(questions.queries);
    const lengths: Sized['lengths'][number][] = [];
    for (const { words, texts } of questions.lengths) {
      const took = (await ask(texts)).times;
      lengths.push({ words, medianMs: median(took), slowestMs: Math.max(...took) });
    }
    return {
      openMs,
      memoryBytes: Number.NaN,
      indexBytes,
      times: { medianMs: median(times), p99Ms: percentile(times, 0.99), slowestMs: Math.max(...times) },
      asked: times.length,
      lengths,
      answers: answers.map(leading),
    };
  } finally {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  }
}

/** Each answer is a line of codes and a line of psql's own time. */
function answersOf(printed: string): {
  readonly times: readonly number[];
  readonly answers: readonly (readonly string[])[];
} {
  const times: number[] = [];
  const answers: (readonly string[])[] = [];
  let codes: readonly string[] = [];
  for (const line of printed.split('\n')) {
    const time = /^Time: ([\d.]+) ms/.exec(line)?.[1];
    if (time === undefined) codes = line.split(' ').filter((code) => code !== '');
    else {
      times.push(Number(time));
      answers.push(codes);
      codes = [];
    }
  }
  return { times, answers };
}

async function runPsql(
  program: string,
  socket: string,
  script: string,
  user: { readonly uid?: number; readonly gid?: number },
): Promise<string> {
  const file = join(socket, 'script.sql');
  writeFileSync(file, script);
  const child = spawn(
    program,
    ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', socket, '-U', 'bench', '-d', 'postgres', '-f', file],
    { ...user, cwd: socket, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  let said = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`psql: ${said.trim().split('\n')[0] ?? `ended with ${code}`}`);
  return printed;
}
