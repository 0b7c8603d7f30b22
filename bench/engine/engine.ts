// What the measuring needs of an engine: it saves its index once and opens it in a fresh process.
import type { CodeDocument } from './documents.ts';

/** Codes, best first; enough of them for five headings. */
export type Search = (text: string) => readonly string[];

/** Documents fetched for a query, so that five headings are among them. */
export const FETCHED = 50;

export interface Engine {
  readonly name: string;
  /** How it was set up, for the document. */
  readonly settings: string;
  /** Loads the library's code, outside of the times; throws when it is not installed. */
  load(): Promise<Loaded>;
}

export interface Loaded {
  /** Builds the index and saves it under `folder`. */
  build(documents: readonly CodeDocument[], folder: string): Promise<void>;
  /** Opens what `build` saved. */
  open(folder: string): Promise<Search>;
}
