// What an honest client asks and must get, whatever others do to the server meanwhile.
import assert from 'node:assert/strict';
import type { RunningServer } from '../contract/server.ts';

const QUESTIONS = [
  ['tariff', '/api/lookup?q=mobile%20charger'],
  ['tariff', '/api/codes/8517'],
  ['prompts', '/api/prompts?q=cheque%20bounce&limit=3'],
  ['prompts', '/api/prompts/section-138-cheque-bounce-notice'],
] as const;

export interface HonestClient {
  /** Asks all questions: each must be answered as it was before the attack, byte for byte. */
  isAnswered(): Promise<void>;
}

/** Keeps the answers that the server gives before it is attacked. */
export async function honestClient(server: RunningServer): Promise<HonestClient> {
  const ask = (): Promise<readonly string[]> =>
    Promise.all(
      QUESTIONS.map(async ([service, path]) => {
        const response = await fetch(server[service] + path, { signal: AbortSignal.timeout(15_000) });
        return `${response.status} ${response.headers.get('etag')} ${await response.text()}`;
      }),
    );
  const before = await ask();
  for (const answer of before) assert.match(answer, /^200 /);
  return {
    async isAnswered() {
      assert.deepEqual(await ask(), before);
    },
  };
}
