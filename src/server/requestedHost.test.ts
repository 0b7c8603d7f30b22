// Names, addresses and ports pass; anything that could end a name or an attribute does not.
import { expect, test } from 'vitest';
import { namesOneHost } from './requestedHost.ts';

test.each(['a.example', '127.0.0.1:3001', '[::1]:3001', 'under_score', 'xn--80ak6aa92e.com', 'localhost:80'])(
  '%s passes',
  (host) => expect(namesOneHost(`http://${host}/x?q=1`, ['Host', host])).toBe(true),
);

test.each(['a"b', "a'b", 'a<b', 'a{b', 'a b', 'a@b', 'a:b', 'a:999999', '', '[x]', 'a,b', 'a;b', 'a\u00e9'])(
  '%s does not',
  (host) => expect(namesOneHost(`http://${host}/x?q=1`, ['Host', host])).toBe(false),
);

test('two Host headers do not, in any case', () => {
  expect(namesOneHost('http://a/', ['Host', 'a', 'hOST', 'a'])).toBe(false);
  expect(namesOneHost('http://a/', ['Host', 'a', 'X-Host', 'b'])).toBe(true);
});
