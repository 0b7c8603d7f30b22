// Names, addresses and ports pass; anything that could end a name or an attribute does not.
import { expect, test } from 'vitest';
import { namesOneHost } from './requestedHost.ts';

const withHost = (...hosts: readonly string[]) =>
  namesOneHost({ url: '/x?q=1', httpVersion: '1.1', rawHeaders: hosts.flatMap((host) => ['Host', host]) });

test.each(['a.example', '127.0.0.1:3001', '[::1]:3001', 'under_score', 'xn--80ak6aa92e.com', 'localhost:80'])(
  '%s passes',
  (host) => expect(withHost(host)).toBe(true),
);

test.each([
  'a"b',
  "a'b",
  'a<b',
  'a{b',
  'a b',
  'a@b',
  'a:b',
  'a:999999',
  '',
  '[x]',
  'a,b',
  'a;b',
  'a\u00e9',
  '1270.0.1',
  '1.2.3.4.5',
  'xn--a',
  'a:99999',
])('%s does not', (host) => expect(withHost(host)).toBe(false));

test('many made-up names are checked one by one', () => {
  for (let n = 0; n < 1_000; n++) expect(withHost(`a${n}.example`)).toBe(true);
  expect(withHost('1270.0.1')).toBe(false);
});

test('two Host headers do not, in any case', () => {
  expect(namesOneHost({ url: '/', httpVersion: '1.1', rawHeaders: ['Host', 'a', 'hOST', 'a'] })).toBe(false);
  expect(namesOneHost({ url: '/', httpVersion: '1.1', rawHeaders: ['Host', 'a', 'X-Host', 'b'] })).toBe(true);
});

test('only HTTP/1.0 may leave it out, and an address that is named in full is read itself', () => {
  expect(withHost()).toBe(false);
  expect(namesOneHost({ url: '/', httpVersion: '1.0', rawHeaders: [] })).toBe(true);
  expect(namesOneHost({ url: 'http://a.example/x', httpVersion: '1.1', rawHeaders: ['Host', 'b'] })).toBe(true);
  expect(namesOneHost({ url: 'http://1270.0.1/', httpVersion: '1.1', rawHeaders: ['Host', 'b'] })).toBe(false);
  expect(namesOneHost({ url: 'ftp://a.example/', httpVersion: '1.1', rawHeaders: ['Host', 'b'] })).toBe(false);
});
