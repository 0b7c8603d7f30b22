// Running a prompt from its page against a model service of the user's own: streamed, stopped, refused, and nowhere else.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, journeys } from './chromium.ts';

interface Asked {
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly { readonly content: string }[] };
}

const asked: Asked[] = [];
let address = '';

const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

/** What the model is called says how it answers. */
function answer(model: string, response: ServerResponse): void {
  if (model === 'broken') {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"wrong key"}}');
    return;
  }
  if (model === 'moved') {
    response.writeHead(308, { location: 'https://example.org/v1/chat/completions' }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (model === 'marked') {
    response.end(chunk('## Notice\n\nDear **Sir** <script>document.title = 1</script>', 'stop'));
    return;
  }
  response.write(chunk('First part. '));
  if (model === 'short') {
    response.end(chunk('', 'length'));
    return;
  }
  // One that never ends can only be stopped.
  if (model !== 'endless') setTimeout(() => response.end(chunk('Second part.', 'stop')), 50);
}

const model = createServer((request: IncomingMessage, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*, authorization');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: [{ id: 'quick' }, { id: 'marked' }, { id: 7 }] }));
    return;
  }
  let text = '';
  request.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  request.on('end', () => {
    const body = JSON.parse(text) as Asked['body'];
    asked.push({ authorization: request.headers.authorization, body });
    answer(body.model, response);
  });
});

/** A service that no page of another origin may ask. */
const closed = createServer((_, response) => response.writeHead(404).end());

const addressOf = (server: typeof model): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

beforeAll(async () => {
  for (const server of [model, closed]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  address = addressOf(model);
});
afterAll(() => {
  for (const server of [model, closed]) {
    server.closeAllConnections();
    server.close();
  }
});

const SLUG = 'disciplinary-warning-letter';

journeys('running a prompt on its page', ({ server, visit }) => {
  test('set up, run, stop, be refused; the key stays in the tab', () =>
    visit(
      'desktop',
      async ({ page }) => {
        await page.goto(`${server().prompts}/prompts/${SLUG}`);
        await page.getByRole('button', { name: 'Fill with the example' }).click();
        const prompt = await page.locator('[data-preview]').textContent();
        await page.getByText('Run it here').click();
        await page.getByLabel('Address of a model service').fill(address);
        await page.getByRole('button', { name: 'Set up' }).click();
        await page.waitForURL(/\/run\?to=/);
        expect(await page.locator('main').textContent()).toContain(new URL(address).origin);
        expect(await axeViolations(page)).toEqual([]);
        // What was filled in came along in the tab.
        await expect.poll(() => page.locator('[data-preview]').textContent()).toBe(prompt);

        await page.getByLabel('Model').fill('quick');
        await page.getByLabel('Key').fill('my-secret');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect.poll(() => page.locator('[data-run-status]').textContent()).toContain('Done');
        expect(await page.locator('[data-run-answer]').textContent()).toBe('First part. Second part.');
        expect(asked.at(-1)?.authorization).toBe('Bearer my-secret');
        expect(asked.at(-1)?.body.messages[0]?.content).toBe(prompt);

        // Its models are named, and its Markdown is read; a script in it stays text.
        const names = page.locator('#run-models option');
        await expect
          .poll(() => names.evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
          .toEqual(['quick', 'marked']);
        await page.getByLabel('Model').fill('marked');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect.poll(() => page.locator('[data-run-answer] h3').textContent()).toBe('Notice');
        expect(await page.locator('[data-run-answer] b').textContent()).toBe('Sir');
        expect(await page.locator('[data-run-answer] script').count()).toBe(0);
        expect(await page.locator('[data-run-answer]').textContent()).toContain('<script>document.title = 1</script>');
        await page.locator('[data-run-copy]').click();
        expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('## Notice\n\nDear **Sir**');
        expect(await axeViolations(page)).toEqual([]);

        await page.getByLabel('Model').fill('endless');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect.poll(() => page.locator('[data-run-answer]').textContent()).toBe('First part. ');
        await page.getByRole('button', { name: 'Stop' }).click();
        await expect.poll(() => page.locator('[data-run-status]').textContent()).toBe('Stopped.');
        // The button that went left the focus to what can be done next.
        expect(await page.locator('[data-run-copy]:focus').count()).toBe(1);

        await page.getByLabel('Model').fill('broken');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect.poll(() => page.locator('[data-run-status]').textContent()).toContain('wrong key');

        await page.reload();
        expect(await page.getByLabel('Key').inputValue()).toBe('my-secret');
        expect(await page.evaluate<string | null>("localStorage.getItem('kosh-run')")).toBeNull();
      },
      { expects: /401/ },
    ));

  test('what kept an answer from being whole, or from coming, is told apart, with what to do', () =>
    visit(
      'desktop',
      async ({ page }) => {
        const status = page.locator('[data-run-status]');
        const run = async (to: string, name: string, said: RegExp) => {
          await page.goto(`${server().prompts}/prompts/${SLUG}/run?to=${encodeURIComponent(to)}`);
          await page.getByRole('button', { name: 'Fill with the example' }).click();
          await page.getByLabel('Model').fill(name);
          await page.getByRole('button', { name: 'Run', exact: true }).click();
          await expect.poll(() => status.textContent()).toMatch(said);
          expect(await status.textContent()).not.toContain('Done');
        };
        await run(address, 'short', /stopped at its limit, so the answer is not whole/);
        expect(await page.locator('[data-run-answer]').textContent()).toBe('First part. ');
        await run(address, 'moved', /sends on to another address, which is not followed/);
        const { origin } = new URL(server().prompts);
        await run(addressOf(closed), 'any', new RegExp(`does not let this page ask it.*OLLAMA_ORIGINS=${origin}`));
        await run('http://127.0.0.1:9/v1', 'any', /cannot be reached: nothing answers there\. Start it/);
      },
      { expects: /CORS|ERR_|Failed to load|net::/ },
    ));

  test('a page may connect to the address it was opened for, and to no other', () =>
    visit(
      'desktop',
      async ({ page }) => {
        const reach = () =>
          page.evaluate<string>(
            `fetch('${address}/chat/completions', { method: 'POST', body: '{"model":"quick","messages":[]}' }).then((r) => String(r.status), () => 'blocked')`,
          );
        await page.goto(`${server().prompts}/prompts/${SLUG}`);
        expect(await reach()).toBe('blocked');
        await page.goto(`${server().prompts}/prompts/${SLUG}/run?to=${encodeURIComponent('https://example.org/v1')}`);
        expect(await reach()).toBe('blocked');
        await page.goto(`${server().prompts}/prompts/${SLUG}/run?to=${encodeURIComponent(address)}`);
        expect(await reach()).toBe('200');
      },
      { expects: /Content Security Policy/ },
    ));
});
