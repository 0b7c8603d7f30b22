// The examples of a published document: a service is asked fixed questions, and what it answers is cut short. Used at
// build time and in tests only.

/** What a service is asked. */
export interface Question {
  readonly path: string;
  /** Sent as JSON; with it the question is a POST. */
  readonly body?: unknown;
  /** Of an answer that is not JSON so many lines are shown. */
  readonly lines?: number;
}

export type Questions = Readonly<Record<string, Question>>;
export type Examples<Asked extends Questions> = Readonly<Record<keyof Asked, unknown>>;

/** An address that nobody has; links in the examples begin with it. */
export const EXAMPLE_HOST = 'https://kosh.example';

type Fetch = (request: Request) => Promise<Response>;

export async function askExamples<Asked extends Questions>(ask: Fetch, questions: Asked): Promise<Examples<Asked>> {
  const answers: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) answers[name] = await askOne(ask, question);
  return answers as Examples<Asked>;
}

async function askOne(ask: Fetch, { path, body, lines }: Question): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await ask(new Request(`${EXAMPLE_HOST}${path}`, init));
  const text = await response.text();
  // A question that is wrong is an example too, and its answer says what the problems are; one that was right and went
  // unanswered is none.
  const example: unknown = lines === undefined ? JSON.parse(text) : undefined;
  const namesProblems = typeof example === 'object' && example !== null && 'problems' in example;
  if (response.status >= 500 || (response.status === 422 && !namesProblems))
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

/** The sentence of an answer that is an error. */
export function errorIn(example: unknown): string {
  const error = (example as { readonly error?: unknown }).error;
  if (typeof error !== 'string') throw new Error(`An error was asked for, but ${JSON.stringify(example)} came.`);
  return error;
}
