// The bytes of `JSON.stringify(forwardAnswer(…))`, put together from pieces that are ready: half the work of making the
// answer first. A test holds both forms together, byte by byte.
import type { Records } from '../dataset/records.ts';
import type { Found, Match } from './answer.ts';
import { isSplit, reviewOfFound } from './answerForms.ts';
import { goodsQuestion, MOST_OPTIONS } from './ask.ts';
import { JsonWriter } from './jsonWriter.ts';
import type { PreparedCode } from './prepared.ts';
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
    writer.piece(prepared.jsonStart);
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
      const question = found.status === 'too_vague' ? undefined : leading[0]?.question;
      if (!question) return;
      writer.plain(',"ask":');
      writer.piece(question.json);
      return;
    }
    writer.plain(',"ask":{"question":');
    writer.text(goodsQuestion(leading[0]?.entry, leading[1]?.entry));
    writer.plain(',"options":[');
    for (let i = 0; i < leading.length && i < MOST_OPTIONS; i++) {
      if (i > 0) writer.plain(',');
      writer.piece((leading[i] as PreparedCode).option);
    }
    writer.plain(']}');
  }
}
