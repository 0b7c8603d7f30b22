// A question at one of the doors, as the hunt asks it and the list of the worst keeps it.

export interface Question {
  readonly service: 'tariff' | 'prompts';
  readonly path: string;
  /** With it the question is a POST. */
  readonly body?: string;
  readonly accept?: string;
}

/** What a question was given to work on, in bytes. */
export const sizeOf = ({ path, body = '' }: Question): number => path.length + Buffer.byteLength(body);
