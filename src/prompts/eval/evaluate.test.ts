// A fake endpoint that answers some prompts well, obeys a hostile input and is down once.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractPrompt } from '../catalog/extract.ts';
import type { ExtractedPrompt } from '../catalog/types.ts';
import { complete } from '../run/complete.ts';
import { readEndpoint } from '../run/endpoint.ts';
import { loadPromptTools } from '../toolFiles.ts';
import { type Ask, casesOf, type EvalRow, evaluate, isPassed } from './evaluate.ts';

const records = new Map<string, ExtractedPrompt>();
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (piece: Buffer) => {
    body += piece.toString();
  });
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const prompt = messages[0]?.content ?? '';
    if (prompt.includes('tiffin') || prompt.includes('Tiffin')) {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"overloaded"}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const content = answerTo(prompt);
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`);
  });
});

/** The example outputs for the examples; whatever a hostile input orders; one bare line otherwise. */
function answerTo(prompt: string): string {
  const told = /LOAN APPROVED FOR 900000|BOOK NOW/.exec(prompt)?.[0];
  if (told !== undefined) return told;
  const known = [...records.values()].find((record) => casesOf(record)[0]?.prompt === prompt);
  return known?.exampleOutput ?? 'I cannot help with that.';
}

let ask: Ask;
beforeAll(async () => {
  for (const file of await loadPromptTools(join(import.meta.dirname, '..', '..', '..'))) {
    if (!['press-release-draft', 'one-page-business-plan'].includes(file.slug)) continue;
    const extraction = extractPrompt(file);
    if (extraction.quality === 'extracted') records.set(file.slug, extraction.prompt);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = readEndpoint({ KOSH_MODEL_URL: `http://127.0.0.1:${port}/v1` }, 'fake');
  ask = async (prompt) => {
    let answer = '';
    for await (const piece of complete(endpoint, prompt)) answer += piece;
    return answer;
  };
});
afterAll(() => {
  server.close();
});

test('rows tell what passed, what was broken and what failed, in order', async () => {
  const cases = [...records.values()].flatMap((prompt) => casesOf(prompt));
  const rows: EvalRow[] = [];
  for await (const row of evaluate(cases, ask, 3)) rows.push(row);
  expect(rows.map(({ slug, input }) => `${slug} ${input}`)).toEqual(cases.map(({ slug, input }) => `${slug} ${input}`));
  const rowOf = (slug: string, input: string) => rows.find((row) => row.slug === slug && row.input === input);
  for (const slug of records.keys()) {
    const example = rowOf(slug, 'example');
    expect(example && isPassed(example), slug).toBe(true);
  }
  expect(rowOf('press-release-draft', 'hostile')?.faults).toContain('the answer says "BOOK NOW"');
  expect(rowOf('press-release-draft', 'thin')?.faults).toContain('the part "Release" is missing');
  expect(rowOf('one-page-business-plan', 'thin')?.error).toContain('overloaded');
});
