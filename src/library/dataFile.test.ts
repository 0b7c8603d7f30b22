// What a program in a browser is told when a data file of the library is not where it looks.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalog } from './promptsBrowser.ts';
import { openTariff } from './tariffBrowser.ts';

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    else if (url === '/whole') response.writeHead(200).end('some bytes');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const told = (file: string, problem: string, option: string, name: string) =>
  `${origin}/${file} did not load: ${problem}. Serve the package's kosh/data/${name} and set the option "${option}" to its address.`;

test('each option of openTariff is named for its own file', async () => {
  const whole = `${origin}/whole`;
  await expect(openTariff({ records: `${origin}/none`, search: whole })).rejects.toThrow(
    told('none', 'status 404', 'records', 'tariff.bin'),
  );
  await expect(openTariff({ records: whole, search: `${origin}/none` })).rejects.toThrow(
    told('none', 'status 404', 'search', 'search.bin'),
  );
});

test('a page in the place of the file, and a server that cannot be reached', async () => {
  await expect(openCatalog({ catalog: `${origin}/page` })).rejects.toThrow(
    told('page', 'a page of HTML came instead', 'catalog', 'catalog.json'),
  );
  await expect(openCatalog({ catalog: 'http://127.0.0.1:1/x' })).rejects.toThrow(
    /did not load: .+ set the option "catalog"/,
  );
});
