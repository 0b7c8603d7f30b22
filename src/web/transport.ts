// Makes binary files smaller on their way to the browser: where a block holds rising numbers, such as offsets,
// it is turned into distances, which general compression makes much of. Lossless; the browser turns it back.

const BLOCK = 32 * 1024;
const HEADER = 4;
const WIDTH = 4;
const COUNT = BLOCK / WIDTH;

/** A filtered block must be smaller than this part of the plain one: compressing the whole file favours plain blocks. */
const WORTHWHILE = 0.7;

/** Each 4-byte number becomes its distance from the one before; bytes of equal place stand side by side. */
function toDistances(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const planes = new Uint8Array(BLOCK);
  let last = 0;
  for (let i = 0; i < COUNT; i++) {
    const number = view.getUint32(i * WIDTH, true);
    const distance = (number - last) >>> 0;
    last = number;
    for (let byte = 0; byte < WIDTH; byte++) planes[byte * COUNT + i] = (distance >>> (8 * byte)) & 0xff;
  }
  return planes;
}

function fromDistances(planes: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK);
  const view = new DataView(bytes.buffer);
  let last = 0;
  for (let i = 0; i < COUNT; i++) {
    let distance = 0;
    for (let byte = 0; byte < WIDTH; byte++) distance |= (planes[byte * COUNT + i] ?? 0) << (8 * byte);
    last = (last + distance) >>> 0;
    view.setUint32(i * WIDTH, last, true);
  }
  return bytes;
}

/** `sizeOf` tells how small a block compresses. */
export const pack = (bytes: Uint8Array, sizeOf: (block: Uint8Array) => number): Uint8Array =>
  packed(bytes, (plain, distances) => sizeOf(distances) < sizeOf(plain) * WORTHWHILE);

/** The same bytes as `pack` gave, without trying: `choices` as `choicesIn` reads them. */
export function packAs(bytes: Uint8Array, choices: string): Uint8Array {
  return packed(bytes, (_plain, _distances, block) => choices[block] === '1');
}

/** Which blocks were turned into distances, a digit each. */
export const choicesIn = (file: Uint8Array): string =>
  file.subarray(HEADER, HEADER + Math.ceil(lengthIn(file) / BLOCK)).join('');

/** The last block stays as it is unless it is full. */
function packed(
  bytes: Uint8Array,
  isFiltered: (plain: Uint8Array, distances: Uint8Array, block: number) => boolean,
): Uint8Array {
  const blocks = Math.ceil(bytes.length / BLOCK);
  const file = new Uint8Array(HEADER + blocks + bytes.length);
  new DataView(file.buffer).setUint32(0, bytes.length, true);
  for (let block = 0; block < blocks; block++) {
    const plain = bytes.subarray(block * BLOCK, (block + 1) * BLOCK);
    const distances = plain.length === BLOCK ? toDistances(plain) : undefined;
    const filtered = distances !== undefined && isFiltered(plain, distances, block);
    file[HEADER + block] = filtered ? 1 : 0;
    file.set(filtered ? distances : plain, HEADER + blocks + block * BLOCK);
  }
  return file;
}

const lengthIn = (file: Uint8Array): number => new DataView(file.buffer, file.byteOffset).getUint32(0, true);

/** What was packed; throws when the bytes are not whole. */
export function unpack(file: Uint8Array): Uint8Array {
  const length = file.length < HEADER ? -1 : lengthIn(file);
  const blocks = Math.ceil(length / BLOCK);
  if (file.length !== HEADER + blocks + length) throw new Error('The tariff arrived incomplete; load the page again.');
  const bytes = new Uint8Array(length);
  for (let block = 0; block < blocks; block++) {
    const from = HEADER + blocks + block * BLOCK;
    const source = file.subarray(from, Math.min(from + BLOCK, file.length));
    bytes.set(file[HEADER + block] === 1 ? fromDistances(source) : source, block * BLOCK);
  }
  return bytes;
}
