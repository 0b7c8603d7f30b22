// UUIDs as RFC 9562 defines them: name-based version 5, and what a given UUID says about itself.
import { sha1 } from './sha1.ts';

export const NAMESPACES = {
  DNS: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  URL: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  OID: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  X500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

/** The 32 hexadecimal digits of a UUID in any usual spelling; undefined when it is none. */
export function uuidDigits(text: string): string | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^urn:uuid:/, '')
    .replace(/^\{(.*)\}$/, '$1');
  const grouped = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(bare);
  return grouped || /^[0-9a-f]{32}$/.test(bare) ? bare.replaceAll('-', '') : undefined;
}

export const grouped = (digits: string): string =>
  [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');

/** Version 5: the first 16 bytes of SHA-1 over namespace and name, with version and variant put in. */
export function uuidV5(namespaceDigits: string, name: string): string {
  const namespace = Uint8Array.from({ length: 16 }, (_, at) =>
    Number.parseInt(namespaceDigits.slice(at * 2, at * 2 + 2), 16),
  );
  const digest = sha1(new Uint8Array([...namespace, ...new TextEncoder().encode(name)]));
  const bytes = digest.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return grouped(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

export interface UuidFacts {
  readonly variant: string;
  /** Undefined outside the RFC variant, and for the nil and the max UUID. */
  readonly version: number | undefined;
  readonly meaning: string;
  /** ISO instant, for versions that hold a time. */
  readonly time: string | undefined;
}

const MEANINGS: Readonly<Record<number, string>> = {
  1: 'time and node',
  2: 'DCE security',
  3: 'name, MD5',
  4: 'random',
  5: 'name, SHA-1',
  6: 'time and node, sortable',
  7: 'Unix time and random, sortable',
  8: 'custom',
};

/** 100-nanosecond steps from 1582-10-15 to 1970-01-01. */
const GREGORIAN_TO_UNIX = 0x01b21dd213814000n;

export function uuidFacts(digits: string): UuidFacts {
  if (/^0+$/.test(digits)) return { variant: 'RFC 9562', version: undefined, meaning: 'the nil UUID', time: undefined };
  if (/^f+$/.test(digits)) return { variant: 'RFC 9562', version: undefined, meaning: 'the max UUID', time: undefined };
  const top = Number.parseInt(digits.charAt(16), 16);
  if (top < 8) return { variant: 'NCS, reserved', version: undefined, meaning: 'not of RFC 9562', time: undefined };
  if (top >= 12) {
    const variant = top < 14 ? 'Microsoft, reserved' : 'reserved';
    return { variant, version: undefined, meaning: 'not of RFC 9562', time: undefined };
  }
  const version = Number.parseInt(digits.charAt(12), 16);
  return {
    variant: 'RFC 9562',
    version,
    meaning: MEANINGS[version] ?? 'unknown version',
    time: timeIn(digits, version),
  };
}

function timeIn(digits: string, version: number): string | undefined {
  if (version === 7) return new Date(Number.parseInt(digits.slice(0, 12), 16)).toISOString();
  const steps =
    version === 1
      ? digits.slice(13, 16) + digits.slice(8, 12) + digits.slice(0, 8)
      : version === 6
        ? digits.slice(0, 12) + digits.slice(13, 16)
        : undefined;
  if (steps === undefined) return undefined;
  return new Date(Number((BigInt(`0x${steps}`) - GREGORIAN_TO_UNIX) / 10_000n)).toISOString();
}
