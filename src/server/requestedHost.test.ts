// Names, addresses and ports pass; anything that could end a name or an attribute does not.
import { expect, test } from 'vitest';
import { namesOneHost } from './requestedHost.ts';

test.each(['a.example', '127.0.0.1:3001', '[::1]:3001', 'under_score', 'xn--80ak6aa92e.com', 'localhost:80'])(
  '%s passes',
  (host) => expect(namesOneHost(`http://${host}/x?q=1`, ['Host', host])).toBe(true),
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
])('%s does not', (host) => expect(namesOneHost(`http://${host}/x?q=1`, ['Host', host])).toBe(false));

test('many made-up names are checked one by one', () => {
  for (let n = 0; n < 1_000; n++) expect(namesOneHost(`http://a${n}.example/`, [])).toBe(true);
  expect(namesOneHost('http://1270.0.1/', [])).toBe(false);
});

test('two Host headers do not, in any case', () => {
  expect(namesOneHost('http://a/', ['Host', 'a', 'hOST', 'a'])).toBe(false);
  expect(namesOneHost('http://a/', ['Host', 'a', 'X-Host', 'b'])).toBe(true);
});
