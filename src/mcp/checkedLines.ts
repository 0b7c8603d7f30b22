// Lines of a stream that are messages go on; the others are answered as JSON-RPC asks, which the SDK leaves out.

import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import {
  deserializeMessage,
  INVALID_REQUEST,
  PARSE_ERROR,
  STDIO_DEFAULT_MAX_BUFFER_SIZE,
} from '@modelcontextprotocol/server';

/** `answer` gets the whole answer to a line that is no message: what is wrong, and the id where it can be read. */
export function checkedLines(answer: (message: object) => void): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.trim() === '') continue;
        const wrong = refusalOf(line);
        if (wrong === undefined) this.push(`${line}\n`);
        else answer(wrong);
      }
      // A line without end is left to the SDK, which closes the connection.
      if (rest.length > STDIO_DEFAULT_MAX_BUFFER_SIZE) {
        this.push(rest);
        rest = '';
      }
      done();
    },
  });
}

/** Undefined: the line is a message. */
function refusalOf(line: string): object | undefined {
  try {
    deserializeMessage(line);
    return undefined;
  } catch (error) {
    return error instanceof SyntaxError
      ? refusal(null, PARSE_ERROR, 'Parse error: the line is not valid JSON')
      : refusal(idIn(line), INVALID_REQUEST, 'Invalid Request: the line is not one JSON-RPC 2.0 message');
  }
}

const refusal = (id: string | number | null, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

function idIn(line: string): string | number | null {
  const { id } = Object(JSON.parse(line)) as { readonly id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
