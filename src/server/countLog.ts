// The caps of several processes: each request that is counted is a record at the end of one file that all of them share,
// and every process counts all records, its own and those of the others, in the order of the file. So each knows the
// count at its own record to the request, and waits for nobody. It takes two system calls; a message to a process that
// counts for all, and one back, take longer than an answer from the cache.
import { readSync, writeSync } from 'node:fs';
import { type Counter, type CounterMaker, WINDOW_SECONDS } from '../http/cap.ts';
import { type Count, type OpenWindow, WindowCounter } from '../http/windowCounter.ts';

/** The open files of the log: one is added to, while the other waits to take over when that is long enough. */
export type CountFiles = readonly [number, number];

/** A count; the file that all go on in is the other; a window that was open when this file was begun. */
const COUNT = 1;
const SWITCH = 2;
const WINDOW = 3;

/** Where the fields of a record stand. It has a size of which a page of memory holds a whole number: none is read in part. */
const KIND = 0;
const CLIENT_BYTES = 1;
const WRITER = 4;
const TIME = 8;
const REQUESTS = 16;
const SERIAL = 24;
const CLIENT = 28;
const RECORD_BYTES = 64;
/** Longer than any policy and address together. */
const MAX_CLIENT_BYTES = RECORD_BYTES - CLIENT;

const RECORDS_AT_ONCE = 1024;

/** Milliseconds by a clock that all processes of a machine share and nobody sets. */
const sharedNow = (): number => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
};

export interface CountLogOptions {
  readonly files: CountFiles;
  /** A number that no other process of these has. */
  readonly writer: number;
  /** How often the files had been switched when this process began; it reads the file that was added to then. */
  readonly switches: number;
  /** Told how often they have been switched, with each switch that is read. */
  readonly moved?: (switches: number) => void;
}

export class CountLog {
  readonly #files: CountFiles;
  readonly #writer: number;
  readonly #moved: ((switches: number) => void) | undefined;
  readonly #windows = new WindowCounter(WINDOW_SECONDS);
  readonly #own = Buffer.alloc(RECORD_BYTES);
  readonly #read = Buffer.alloc(RECORD_BYTES * RECORDS_AT_ONCE);
  readonly #firstSwitches: number;
  #switches: number;
  #at = 0;
  #serial = 0;

  constructor({ files, writer, switches, moved }: CountLogOptions) {
    this.#files = files;
    this.#writer = writer;
    this.#firstSwitches = switches;
    this.#switches = switches;
    this.#moved = moved;
  }

  readonly counters: CounterMaker = ({ name }): Counter => ({
    consume: (client, weight = 1) => this.#consume(`${name} ${client}`, weight),
  });

  get switches(): number {
    return this.#switches;
  }

  /** Bytes of the file that is added to, as far as they were read. */
  get bytesRead(): number {
    return this.#at;
  }

  get #file(): number {
    return this.#files[this.#switches % 2 === 0 ? 0 : 1];
  }

  /** Counts what others have added meanwhile. */
  readOn(): void {
    this.#readTo(-1);
  }

  /** All go on in the other file, which must be empty. It begins with the windows that are open, for who joins later. */
  switchFiles(maxWindows: number): void {
    this.#add(SWITCH, '', 0, 0);
    let open: readonly OpenWindow[] = [];
    // As they are at the switch: what others have added to the next file meanwhile is read from there.
    this.#readTo(-1, () => {
      open = this.#windows.open(maxWindows);
    });
    const records = Buffer.alloc(open.length * RECORD_BYTES);
    for (const [i, { client, requests, endsAt }] of open.entries()) {
      const record = records.subarray(i * RECORD_BYTES, (i + 1) * RECORD_BYTES);
      write(record, { kind: WINDOW, client, time: endsAt, writer: this.#writer, serial: 0, requests });
    }
    append(this.#file, records);
  }

  #consume(client: string, weight: number): Count {
    this.#serial = (this.#serial + 1) >>> 0;
    // What is added after a switch counts for nobody, and is added again to the next file.
    for (let tries = 0; tries < 3; tries++) {
      this.#add(COUNT, client, this.#serial, weight);
      const count = this.#readTo(this.#serial);
      if (count !== undefined) return count;
    }
    throw new Error('the file of counts does not keep what is added to it');
  }

  #add(kind: number, client: string, serial: number, requests: number): void {
    write(this.#own, { kind, client, time: sharedNow(), writer: this.#writer, serial, requests });
    append(this.#file, this.#own);
  }

  /** Reads to the end; the count at the own record of this number, where it is among what was read. */
  #readTo(serial: number, atSwitch?: () => void): Count | undefined {
    const bytes = this.#read;
    let own: Count | undefined;
    for (;;) {
      const size = readSync(this.#file, bytes, 0, bytes.length, this.#at);
      const whole = size - (size % RECORD_BYTES);
      let at = 0;
      let isSwitched = false;
      while (at < whole && !isSwitched) {
        const kind = bytes[at + KIND];
        if (kind === SWITCH) isSwitched = true;
        else if (kind === COUNT) {
          const count = this.#windows.consume(this.#clientAt(at), this.#requestsAt(at), bytes.readDoubleLE(at + TIME));
          if (bytes.readUInt32LE(at + SERIAL) === serial && bytes.readUInt32LE(at + WRITER) === this.#writer)
            own = count;
        } else if (kind === WINDOW && this.#switches === this.#firstSwitches) {
          this.#windows.join(this.#clientAt(at), this.#requestsAt(at), bytes.readDoubleLE(at + TIME));
        }
        at += RECORD_BYTES;
      }
      this.#at += at;
      if (isSwitched) {
        this.#switches++;
        this.#at = 0;
        atSwitch?.();
        this.#moved?.(this.#switches);
      } else if (whole < bytes.length) return own;
    }
  }

  #requestsAt(at: number): number {
    return this.#read.readDoubleLE(at + REQUESTS);
  }

  #clientAt(at: number): string {
    const from = at + CLIENT;
    return this.#read.toString('latin1', from, from + (this.#read[at + CLIENT_BYTES] as number));
  }
}

interface CountRecord {
  readonly kind: number;
  /** Policy and address. */
  readonly client: string;
  /** When it was counted; of a window, when it ends. */
  readonly time: number;
  readonly writer: number;
  readonly serial: number;
  readonly requests: number;
}

function write(record: Buffer, { kind, client, time, writer, serial, requests }: CountRecord): void {
  record[KIND] = kind;
  record[CLIENT_BYTES] = Math.min(client.length, MAX_CLIENT_BYTES);
  record.writeUInt32LE(writer, WRITER);
  record.writeDoubleLE(time, TIME);
  record.writeDoubleLE(requests, REQUESTS);
  record.writeUInt32LE(serial, SERIAL);
  record.write(client, CLIENT, MAX_CLIENT_BYTES, 'latin1');
}

/** Whatever is appended at once stands together. */
function append(file: number, bytes: Buffer): void {
  if (bytes.length > 0 && writeSync(file, bytes) !== bytes.length) throw new Error('the file of counts is full');
}
