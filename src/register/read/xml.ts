// Reads XML of others piece by piece, with limits on depth and length.
/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { FileFault, MOST_CHARACTERS, MOST_DEPTH } from './fileFault.ts';

export interface XmlEvents {
  /** `attributes`: by name, with references as they stand. */
  open(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(name: string): void;
  /** References are left as they stand. */
  text?(text: string): void;
}

export class XmlReader {
  readonly #parser = new Parser();
  #depth = 0;
  /** Characters since the last tag or text that was complete. */
  #unfinished = 0;

  constructor({ open, close, text }: XmlEvents) {
    this.#parser
      .on('openTag', (name, attributes, _, isEmpty) => {
        this.#unfinished = 0;
        if (!isEmpty && ++this.#depth > MOST_DEPTH) throw new FileFault('depth');
        open(name, () => attributes() || {});
      })
      .on('closeTag', (name, _, isEmpty) => {
        this.#unfinished = 0;
        if (!isEmpty) this.#depth--;
        close?.(name);
      })
      .on('error', () => {
        throw new FileFault('xml');
      });
    if (text !== undefined) this.#parser.on('text', text).on('cdata', text);
  }

  /** Throws `FileFault` where the XML is broken. */
  write(piece: string): void {
    this.#unfinished += piece.length;
    if (this.#unfinished > MOST_CHARACTERS) throw new FileFault('xml');
    this.#parser.write(piece);
  }

  /** Throws `FileFault` where a tag is still open. */
  end(): void {
    this.#parser.end();
  }
}
