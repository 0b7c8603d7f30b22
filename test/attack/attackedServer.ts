// The server that the tests of one file attack, and what must hold when they are over.
import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';
import { type HonestClient, honestClient } from './honest.ts';

export type AttackedServer = Pick<RunningServer, 'tariff' | 'prompts' | 'process'> & HonestClient;

/** Runs from the first test of the file to the last; then honest clients are still answered, and no error was told. */
export function attackedServer(): AttackedServer {
  let started: { readonly server: RunningServer; readonly honest: HonestClient } | undefined;
  const running = () => {
    if (started === undefined) throw new Error('The server runs while tests do, not before.');
    return started;
  };
  beforeAll(async () => {
    const server = await startServer();
    started = { server, honest: await honestClient(server) };
  });
  afterAll(async () => {
    const { server, honest } = running();
    await honest.isAnswered();
    expect(server.errors()).toBe('');
    await server.stop();
  });
  return {
    get tariff() {
      return running().server.tariff;
    },
    get prompts() {
      return running().server.prompts;
    },
    get process() {
      return running().server.process;
    },
    isAnswered: () => running().honest.isAnswered(),
  };
}
