import { describe, expect, test } from 'vitest';
import { createAddressReader } from './clientAddress.ts';
import { countedAs, plainAddress } from './countedAddress.ts';

describe('whom to believe', () => {
  test.each([
    ['nobody', { kind: 'nobody' }, '10.0.0.1', '203.0.113.1', '10.0.0.1'],
    ['one hop', { kind: 'hops', hops: 1 }, '10.0.0.1', '198.51.100.1, 203.0.113.1', '203.0.113.1'],
    ['two hops', { kind: 'hops', hops: 2 }, '10.0.0.1', '198.51.100.1, 203.0.113.1', '198.51.100.1'],
    ['more hops than there are', { kind: 'hops', hops: 9 }, '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['hops without a header', { kind: 'hops', hops: 1 }, '10.0.0.1', null, '10.0.0.1'],
    ['a header that holds no address', { kind: 'hops', hops: 1 }, '10.0.0.1', 'unknown', '10.0.0.1'],
    [
      'a trusted network',
      { kind: 'networks', networks: ['10.0.0.0/8'] },
      '10.0.0.1',
      '203.0.113.1, 10.2.2.2',
      '203.0.113.1',
    ],
    ['an untrusted peer', { kind: 'networks', networks: ['10.0.0.0/8'] }, '192.0.2.1', '203.0.113.1', '192.0.2.1'],
    ['a trusted IPv6 proxy', { kind: 'networks', networks: ['fd00::/8'] }, 'fd00::1', '203.0.113.1', '203.0.113.1'],
    ['IPv4 in IPv6', { kind: 'networks', networks: ['127.0.0.1'] }, '::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ] as const)('%s', (_, trust, peer, forwarded, client) => {
    expect(createAddressReader(trust)(peer, forwarded)).toBe(client);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, counted) => expect(countedAs(address)).toBe(counted));

test.each([
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['203.0.113.7:8080', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
])('%s is %s', (text, address) => expect(plainAddress(text)).toBe(address));
