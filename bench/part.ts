// What a part of the measuring hands over: text for the document, its plots, and the goals with what was reached.

export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

export interface Part {
  readonly title: string;
  /** Markdown below the title. */
  readonly text: string;
  /** SVG by file name, without folder. */
  readonly plots: ReadonlyMap<string, string>;
  readonly goals: readonly Goal[];
}

export interface Conditions {
  /** The root of the repository. */
  readonly root: string;
  /** A temporary folder for this part alone. */
  readonly folder: string;
  /** Fewer queries, rounds and sizes: to see that it runs, not to publish. */
  readonly quick: boolean;
  readonly log: (line: string) => void;
}
