// Full load over keep-alive connections: each asks one question after another and notes how long the answer took.
import { connect } from 'node:net';
import { type Ask, questionAt } from './questions.ts';

export interface Load {
  /** Milliseconds of the answers since the last call. */
  takeTimes(): readonly number[];
  /** Answers so far. */
  readonly answered: number;
  /** What went wrong: a status of 500 or more, a connection that broke, an answer that cannot be read. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

export interface Target {
  readonly tariff: string;
  readonly prompts: string;
}

/** Starts at once; every connection always has one request under way. */
export function startLoad(target: Target, connections: number): Load {
  let times: number[] = [];
  let number = 0;
  let stopping = false;
  let answered = 0;
  const failures: string[] = [];
  const done = Array.from({ length: connections }, async (_, n) => {
    const service = n % 4 === 3 ? 'prompts' : 'tariff';
    while (!stopping && failures.length < 20) {
      await converse(target[service], () => (stopping ? undefined : questionAt(service, number++)), {
        took: (milliseconds) => {
          times.push(milliseconds);
          answered++;
        },
        failed: (what) => failures.push(what),
      });
    }
  });
  return {
    failures,
    get answered() {
      return answered;
    },
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop() {
      stopping = true;
      await Promise.all(done);
    },
  };
}

interface Hearing {
  took(milliseconds: number): void;
  failed(what: string): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** One connection until there is no question or the server ends it, as it does after ten thousand requests. */
function converse(base: string, next: () => Ask | undefined, { took, failed }: Hearing): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    let asked: Ask | undefined;
    let started = 0;
    let got: Buffer = Buffer.alloc(0);
    const ask = (): void => {
      asked = next();
      if (asked === undefined) {
        socket.end();
        return;
      }
      started = performance.now();
      socket.write(asked.bytes);
    };
    socket.once('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const answer = wholeAnswer(got);
      if (answer === undefined) return;
      got = Buffer.alloc(0);
      took(performance.now() - started);
      if (answer.status !== asked?.status) failed(`${answer.status} instead of ${asked?.status} to ${asked?.name}`);
      asked = undefined;
      if (answer.isLast) socket.end();
      else ask();
    });
    socket.once('error', (error) => failed(error.message));
    socket.once('close', () => {
      if (asked !== undefined && got.length > 0) failed(`the connection ended within the answer to ${asked.name}`);
      resolve();
    });
  });
}

function wholeAnswer(got: Buffer): { readonly status: number; readonly isLast: boolean } | undefined {
  const end = got.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = got.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const isLast = /\r\nconnection: close/i.test(head);
  if (status === 304 || status === 204) return { status, isLast };
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return got.length >= end + 4 + Number(length) ? { status, isLast } : undefined;
  return got.toString('latin1', got.length - 5) === '0\r\n\r\n' ? { status, isLast } : undefined;
}
