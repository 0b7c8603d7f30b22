// The changes that put a text into plain words, and their record for the explanation.
import type { Token } from './billText.ts';
import type { Chosen } from './chosenNotes.ts';
import type { Rewrite } from './plainText.ts';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export class TextEdits {
  readonly #folded: string;
  readonly #tokens: readonly Token[];
  readonly #edits: Edit[] = [];
  readonly rewrites: Rewrite[] = [];
  #appended = '';
  #front = '';

  constructor(folded: string, tokens: readonly Token[]) {
    this.#folded = folded;
    this.#tokens = tokens;
  }

  /** Writes something else in the place of the words; nothing: leaves them out. */
  replace(one: Chosen, text: string): void {
    const { from, to } = this.#spanOf(one);
    this.#edits.push({ from, to, text });
    if (text !== '') this.record(one, text);
  }

  /** Writes words behind the text for what stands in it. */
  append(one: Chosen, words: string): void {
    this.#appended += ` ${words}`;
    this.record(one, words);
  }

  /** Writes the words before the text instead of where they stand. */
  moveToFront(one: Chosen): void {
    const { from, to } = this.#spanOf(one);
    this.#edits.push({ from, to, text: '' });
    this.#front += `${this.#folded.slice(from, to)} `;
  }

  /** The same once, without a record. */
  appendOnce(words: string): void {
    if (!this.#appended.includes(` ${words}`)) this.#appended += ` ${words}`;
  }

  /** Writes something else in the place of a single word, unless it was changed before. */
  replaceToken(token: Token, text: string, via: Rewrite['via']): void {
    const { from, to } = token;
    if (!this.#edits.some((edit) => edit.from < to && from < edit.to)) this.replaceStretch(token, text, via);
  }

  /** Writes something else in the place of a stretch of the text, which `via` was read. */
  replaceStretch(stretch: Omit<Token, 'word'>, text: string, via: Rewrite['via']): void {
    this.#edits.push({ from: stretch.from, to: stretch.to, text });
    if (text !== '') this.recordStretch(stretch, text, via);
  }

  /** Keeps for the explanation as what a stretch of the text was read. */
  recordStretch({ from, to }: Omit<Token, 'word'>, text: string, via: Rewrite['via']): void {
    this.rewrites.push({ from: this.#folded.slice(from, to), to: text, via });
  }

  leaveOut({ from, to }: Token): void {
    this.#edits.push({ from, to, text: '' });
  }

  /** Every such word that stands for itself. */
  leaveOutAll(isSuch: (word: string) => boolean): void {
    for (const token of this.#tokens) {
      const isChanged = this.#edits.some((edit) => edit.from < token.to && token.from < edit.to);
      if (!isChanged && isSuch(token.word)) this.leaveOut(token);
    }
  }

  isLeftOut(place: number): boolean {
    const from = this.#tokens[place]?.from ?? 0;
    return this.#edits.some((edit) => edit.from === from && edit.text === '');
  }

  /** Keeps for the explanation as what the words were read. */
  record(one: Chosen, to: string): void {
    const span = this.#spanOf(one);
    this.rewrites.push({ from: this.#folded.slice(span.from, span.to), to, via: one.note.is });
  }

  /** The text with all changes. */
  edited(): string {
    let text = this.#front;
    let at = 0;
    for (const edit of [...this.#edits].sort((a, b) => a.from - b.from)) {
      if (edit.from < at) continue;
      text += `${this.#folded.slice(at, edit.from)}${edit.text}`;
      at = edit.to;
    }
    return text + this.#folded.slice(at) + this.#appended;
  }

  #spanOf({ first, count }: Chosen): { readonly from: number; readonly to: number } {
    const from = this.#tokens[first]?.from ?? 0;
    return { from, to: this.#tokens[first + count - 1]?.to ?? from };
  }
}
