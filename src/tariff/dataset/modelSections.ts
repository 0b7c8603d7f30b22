// The parts of the text model, in its own file and in the index.

/** What the sections of a model are called, wherever they stand. */
export const MODEL_SECTIONS = {
  /** By choice: how many others stand below it. */
  below: 'model.below',
  /** Each row's numbers of 4 bits, two in a byte. */
  rows: 'model.rows',
  /** By row: its scale and its weight, as logarithms. */
  rowScale: 'model.rowScale',
  rowWeight: 'model.rowWeight',
  /** By place: its weight, as a logarithm. */
  places: 'model.places',
  /** By choice: its numbers, their scale, and what it has for nothing. */
  choices: 'model.choices',
  choiceScale: 'model.choiceScale',
  choiceBias: 'model.choiceBias',
} as const;

/** Beside the model in the index: by choice, the number of its code plus one; 0: the code no longer exists. */
export const CHOICE_CODES = 'model.code';
