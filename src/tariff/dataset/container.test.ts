import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Container,
  countsOf,
  DamagedFile,
  groupsOf,
  packContainer,
  packSmall,
  SMALL_MAX,
  smallSize,
} from './container.ts';

const sample = () => packContainer({ a: Uint16Array.of(1, 2, 3), b: Float32Array.of(0.5), c: new Uint8Array() });

describe('container', () => {
  it('gives back what was packed', () => {
    const file = new Container(sample(), 'sample');
    expect([...file.u16('a')]).toEqual([1, 2, 3]);
    expect([...file.f32('b')]).toEqual([0.5]);
    expect(file.bytes('c').length).toBe(0);
  });

  it('opens bytes that do not start on a word boundary', () => {
    const bytes = sample();
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect([...new Container(shifted.subarray(3), 'sample').u16('a')]).toEqual([1, 2, 3]);
  });

  it('refuses every single damaged byte but those of the word that is not read, and names the file', () => {
    const bytes = sample();
    for (let at = 0; at < bytes.length; at++) {
      if (at >= 16 && at < 20) continue;
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(() => new Container(damaged, 'sample.bin'), `byte ${at}`).toThrow(DamagedFile);
    }
  });

  it('refuses the same by the CRC of the runtime', () => {
    const bytes = sample();
    expect([...new Container(bytes, 'sample', crc32).u16('a')]).toEqual([1, 2, 3]);
    for (let at = 0; at < bytes.length; at++) {
      if (at >= 16 && at < 20) continue;
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(() => new Container(damaged, 'sample.bin', crc32), `byte ${at}`).toThrow(DamagedFile);
    }
  });

  it('refuses every truncation', () => {
    const bytes = sample();
    for (let length = 0; length < bytes.length; length++) {
      expect(() => new Container(bytes.slice(0, length), 'sample.bin')).toThrow(/sample\.bin/);
    }
  });
});

describe('small numbers', () => {
  it('take a byte each, and one more for every 255 in them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2000)), (numbers) => {
        const bytes = packSmall(numbers);
        expect(bytes.length).toBe(numbers.reduce((sum, number) => sum + smallSize(number), 0));
        const read: number[] = [];
        let number = 0;
        for (const byte of bytes) {
          number += byte;
          if (byte === SMALL_MAX) continue;
          read.push(number);
          number = 0;
        }
        expect(read).toEqual(numbers);
      }),
    );
  });
});

it('pieces in the order of their groups are told by how many each group has', () => {
  expect([...groupsOf(Uint8Array.of(2, 0, 3))]).toEqual([0, 0, 2, 2, 2]);
  expect(countsOf([0, 0, 2, 2, 2], 4)).toEqual([2, 0, 3, 0]);
  expect(groupsOf(new Uint8Array(0x1_0001).fill(1, 0x1_0000))).toEqual(Uint32Array.of(0x1_0000));
  expect(() => countsOf([1, 0], 2)).toThrow('in the order of their groups');
});
