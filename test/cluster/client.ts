// A client with an address of its own: every address of 127.0.0.0/8 is this machine, and nginx tells them apart.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { pause } from './program.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asking {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'TRACE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The client's address. */
  readonly from?: string;
  readonly agent?: Agent;
}

/** The reply as it came, codings not undone; rejects when the connection broke. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body, from, agent }: Asking = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
        localAddress: from,
        agent: agent ?? false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

let addresses = 0;

/** An address that no window has counted yet. */
export function newAddress(): string {
  const number = addresses++;
  return `127.${20 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`;
}

let questions = 0;

/** A path that no cache has: every text is new. */
export const newQuestion = (): string => `/api/lookup?q=${encodeURIComponent(`steel bottle ${questions++}`)}&limit=3`;

export interface Outcome {
  readonly replies: number;
  /** Everything that was not a 200 with a whole body. */
  readonly failures: readonly string[];
}

/** Clients that ask one thing after another until they are stopped, and at least `least` times. No client comes near its cap. */
export function load(
  ports: { readonly tariffPort: number; readonly promptsPort: number },
  clients: number,
): { replies(): number; stop(least?: number): Promise<Outcome> } {
  let isRunning = true;
  let replies = 0;
  const failures: string[] = [];
  const once = async (number: number, from: string, agent: Agent) => {
    try {
      const reply = await oneOf(number, ports, from, agent);
      replies++;
      if (reply.status !== 200) failures.push(`${reply.status} ${reply.body.toString().slice(0, 200)}`);
      else JSON.parse(reply.body.toString());
    } catch (error) {
      failures.push(String(error));
    }
  };
  const client = async () => {
    while (isRunning) {
      const from = newAddress();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let number = 0; isRunning && number < 15; number++) await once(number, from, agent);
      agent.destroy();
    }
  };
  const running = Array.from({ length: clients }, client);
  return {
    replies: () => replies,
    async stop(least = 0) {
      while (replies + failures.length < least) await pause(20);
      isRunning = false;
      await Promise.all(running);
      return { replies, failures };
    },
  };
}

/** A lookup, a batch or a search of the catalog, in turn. */
function oneOf(
  number: number,
  { tariffPort, promptsPort }: { readonly tariffPort: number; readonly promptsPort: number },
  from: string,
  agent: Agent,
): Promise<Reply> {
  if (number % 3 === 0) return ask(tariffPort, newQuestion(), { from, agent });
  if (number % 3 === 1) {
    const body = JSON.stringify({ items: [`cotton shirt ${questions++}`, 'rice'] });
    return ask(tariffPort, '/api/lookup', { method: 'POST', body, from, agent });
  }
  return ask(promptsPort, `/api/prompts?q=notice&offset=${questions++ % 50}`, { from, agent });
}
