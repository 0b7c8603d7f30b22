// Checks registers aside from the page: reads the file, holds its lines and findings, writes what is taken away.
import writeExcelFile from 'write-excel-file/universal';
import { cellText } from '../../register/read/cells.ts';
import { sheetData } from '../../register/write/sheet.ts';
import type { Tariff } from '../../tariff/index.ts';
import { texts } from '../texts/ofPage.ts';
import { codesFor } from './checkChoices.ts';
import { fileOf, table12Report } from './checkFiles.ts';
import type { CallName, CheckCalls, CheckReply, CheckRequest, WrittenFile } from './checkMessages.ts';
import { CheckSession, type ReadFile } from './checkSession.ts';
import { codeNamesLoaded } from './codeNames.ts';
import { openedTariff } from './openedTariff.ts';
import { readingFile, readTableFile } from './tableFile.ts';

const send = (reply: CheckReply): void => postMessage(reply);

let opening: Promise<Tariff> | undefined;
let opened: CheckSession | undefined;

async function session(): Promise<CheckSession> {
  if (opening === undefined) throw new Error('The tariff is not asked for yet.');
  const tariff = await opening;
  opened ??= new CheckSession(tariff, texts.register);
  return opened;
}

async function readFile(file: File): Promise<ReadFile> {
  const read = await readTableFile(file);
  if ('text' in read) return { name: file.name, source: read.text, areLettersGuessed: read.isGuessed };
  const source = read.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(cellText)) }));
  return { name: file.name, source, areLettersGuessed: false };
}

/** The next request may come in between. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  csv: 'text/csv;charset=utf-8',
};

async function written(...question: Parameters<CheckCalls['write']>): Promise<WrittenFile> {
  const { name, content, ...report } = fileOf(await session(), ...question);
  const file =
    typeof content === 'string'
      ? new Blob([content], { type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain' })
      : await writeExcelFile(content.map(sheetData)).toBlob();
  return { name, file, ...report };
}

type Calls = {
  readonly [Name in CallName]: (
    ...values: Parameters<CheckCalls[Name]>
  ) => Promise<ReturnType<CheckCalls[Name]> | undefined>;
};

const calls: Calls = {
  async open(records, search, codeNames, ownNames) {
    opened?.stop();
    opened = undefined;
    opening = openedTariff(records, search, ownNames);
    try {
      await Promise.all([opening, codeNamesLoaded(codeNames)]);
    } catch (error) {
      // The next file tries again.
      opening = undefined;
      if (error instanceof RangeError) throw error;
      throw new Error(texts.check.notLoaded, { cause: error });
    }
  },
  async read(file) {
    const open = await session();
    return readingFile(async () => open.open(await readFile(file)));
  },
  layOut: async (choice) => (await session()).layOut(choice),
  check: async (question) =>
    (await session()).check(question, (done, all) => send({ kind: 'progress', done, all }), pause),
  stop: async () => (await session()).stop(),
  outcome: async () => (await session()).outcome(),
  detail: async (key) => (await session()).detail(key),
  async decide(key, decision, onlyText) {
    const open = await session();
    open.decide(key, decision, onlyText);
    return open.outcome();
  },
  async undo() {
    const open = await session();
    return open.undo() ? open.outcome() : undefined;
  },
  findCodes: async (words) => codesFor((await session()).tariff, words),
  decisions: async () => (await session()).decisions.text(),
  load: async (text, isInstead) => (await session()).load(text, isInstead),
  table12: async (question) => table12Report(await session(), question),
  write: written,
};

addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  const { id, name, values } = data;
  try {
    const call = calls[name] as (...given: readonly unknown[]) => Promise<unknown>;
    send({ kind: 'done', id, value: await call(...values) });
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
