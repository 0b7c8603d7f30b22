// The bytes of `JSON.stringify(forwardAnswer(…))`, put together from pieces that are ready: half the work of making the
// answer first. A test holds both forms together, byte by byte.
import type { Records } from '../dataset/records.ts';
import type { Found, Match } from './answer.ts';
import { isSplit, reviewOfFound } from './answerForms.ts';
import { goodsOption, goodsQuestion, MOST_OPTIONS } from './ask.ts';
import type { Ask } from './contract.ts';
import { JsonWriter, jsonBytes } from './jsonWriter.ts';
import type { PreparedCode, WrittenCode } from './prepared.ts';
import type { Review } from './review.ts';
import { codeReason, explain, nothingReason } from './why.ts';

const REVIEW: Readonly<Record<Review, string>> = {
  nothing: ',"needs_review":false',
  code: ',"needs_review":true,"review_why":"code"',
  rate: ',"needs_review":true,"review_why":"rate"',
};

export class AnswerWriter {
  readonly #records: Records;
  readonly #writer = new JsonWriter();

  constructor(records: Records) {
    this.#records = records;
  }

  /** A part of a larger buffer. */
  write(query: string, found: Found): Uint8Array<ArrayBuffer> {
    const { matches, status, remarks } = found;
    const writer = this.#writer;
    writer.clear();
    writer.plain('{"query":');
    writer.text(query);
    writer.plain(',"matches":[');
    for (let i = 0; i < matches.length; i++) {
      if (i > 0) writer.plain(',');
      this.#match(matches[i] as Match, remarks);
    }
    writer.plain('],"status":"');
    writer.plain(status);
    writer.plain('"');
    writer.plain(REVIEW[reviewOfFound(found)]);
    if (matches.length === 0) {
      writer.plain(',"why":');
      writer.text(nothingReason(remarks));
    }
    this.#ask(found);
    writer.plain('}');
    return writer.written();
  }

  #match({ prepared, confidence, reasons }: Match, remarks: string): void {
    const writer = this.#writer;
    writer.piece(startOf(prepared));
    writer.plain(',"why":"');
    if (reasons === undefined) writer.say(codeReason(prepared.entry.hsn_sac, remarks));
    else explain(this.#records, reasons, prepared.code, remarks, writer);
    writer.plain('","confidence":');
    writer.share(confidence);
    writer.plain('}');
  }

  #ask(found: Found): void {
    const { leading } = found;
    const writer = this.#writer;
    if (!isSplit(found)) {
      const [first] = leading;
      if (found.status === 'too_vague' || first?.ask === undefined) return;
      writer.plain(',"ask":');
      writer.piece(askOf(first, first.ask));
      return;
    }
    writer.plain(',"ask":{"question":');
    writer.text(goodsQuestion(leading[0]?.entry, leading[1]?.entry));
    writer.plain(',"options":[');
    for (let i = 0; i < leading.length && i < MOST_OPTIONS; i++) {
      if (i > 0) writer.plain(',');
      writer.piece(optionOf(leading[i] as PreparedCode));
    }
    writer.plain(']}');
  }
}

function writtenOf(prepared: PreparedCode): WrittenCode {
  prepared.written ??= { start: undefined, option: undefined, ask: undefined };
  return prepared.written;
}

function startOf(prepared: PreparedCode): Uint8Array {
  const written = writtenOf(prepared);
  written.start ??= jsonBytes(prepared.entry).slice(0, -1);
  return written.start;
}

function optionOf(prepared: PreparedCode): Uint8Array {
  const written = writtenOf(prepared);
  written.option ??= jsonBytes(goodsOption(prepared.entry));
  return written.option;
}

function askOf(prepared: PreparedCode, ask: Ask): Uint8Array {
  const written = writtenOf(prepared);
  written.ask ??= jsonBytes(ask);
  return written.ask;
}
