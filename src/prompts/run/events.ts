// Server-sent events of a response body: the data of each event, however the bytes are cut.

/** Ends when the body ends; an event without its closing blank line is not given out. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let pending = '';
  let data: string[] = [];
  for await (const text of decoded(body)) {
    const lines = (pending + text).split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) {
        data.push(line.slice('data:'.length).replace(/^ /, ''));
      }
    }
  }
}

async function* decoded(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
