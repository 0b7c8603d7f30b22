// The examples of a published document: a service is asked fixed questions, and what it answers is cut short. Used at
// build time and in tests only.

/** What a service is asked. */
export interface Question {
  readonly path: string;
  /** Sent as JSON; with it the question is a POST. */
  readonly body?: unknown;
  /** Of an answer that is not JSON so many lines are shown. */
  readonly lines?: number;
  /** Of its answer, where another one would be the example of something else. */
  readonly status?: number;
}

export type Questions = Readonly<Record<string, Question>>;

/** An address that nobody has; links in the examples begin with it. */
export const EXAMPLE_HOST = 'https://kosh.example';

type Fetch = (request: Request) => Response | Promise<Response>;

/** The document with an answer in the place of each question that is an example. */
export async function withAnswers<Document>(document: Document, questions: Questions, ask: Fetch): Promise<Document> {
  const answers = new Map<unknown, unknown>();
  for (const question of Object.values(questions)) answers.set(question, await askOne(ask, question));
  const filled = (value: unknown): unknown => {
    if (answers.has(value)) return answers.get(value);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]));
  };
  return filled(document) as Document;
}

async function askOne(ask: Fetch, { path, body, lines, status }: Question): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await ask(new Request(`${EXAMPLE_HOST}${path}`, init));
  const text = await response.text();
  // A question that is wrong is an example too, and its answer says what the problems are; one that was right and went
  // unanswered is none.
  const example: unknown = lines === undefined ? JSON.parse(text) : undefined;
  const namesProblems = typeof example === 'object' && example !== null && 'problems' in example;
  const isOther = status !== undefined && response.status !== status;
  if (isOther || response.status >= 500 || (response.status === 422 && !namesProblems))
    throw new Error(`${path} was answered with ${response.status}: ${text}`);
  return lines === undefined ? shortened(example) : firstLines(text, lines);
}

/** The last line may lack its end: a cell of a spreadsheet has none. */
export const firstLines = (text: string, count: number): string =>
  (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).slice(0, count).join('');

const MAX_ITEMS = 2;
const MAX_CHARACTERS = 300;

/** Of lists of objects the first members, of long texts the beginning. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > MAX_CHARACTERS ? `${value.slice(0, value.lastIndexOf(' ', MAX_CHARACTERS))} …` : value;
  }
  if (Array.isArray(value)) {
    return value.slice(0, value.some((item) => typeof item === 'object') ? MAX_ITEMS : undefined).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
