// Medicines in a text: generic names and what a dose comes in. The same name may be a substance that is traded in bulk.
import type { BillText } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import type { Chosen } from './chosenNotes.ts';
import type { Note } from './glossary.ts';
import type { TextEdits } from './textEdits.ts';

type MedicineNote = Extract<Note, { is: 'medicine' }>;

const DOSE = 3004;
const BARE_NUMBER = /^\d{1,4}$/;
/** Given to patients as it is bought. */
const isDose = ({ headings }: MedicineNote): boolean => headings[0] === DOSE;

export class MedicineWords {
  readonly #text: BillText;
  readonly #chosen: readonly Chosen[];
  /** A name of the text may be that of a dose. */
  readonly mayBeDose: boolean;
  readonly #edits: TextEdits;
  readonly #favour: (headings: readonly number[]) => void;

  constructor(
    text: BillText,
    chosen: readonly Chosen[],
    edits: TextEdits,
    favour: (headings: readonly number[]) => void,
  ) {
    this.#text = text;
    this.#edits = edits;
    this.#favour = favour;
    this.#chosen = chosen;
    this.mayBeDose = chosen.some(({ note }) => note.is === 'medicine' && isDose(note));
  }

  isDoseForm(word: string): boolean {
    return this.#text.known.billWords.doseForms.has(word);
  }

  /**
   * The text is of doses, not of a substance in bulk; `others` are the words beside the name, `hasNoun`: one of them
   * names goods.
   */
  isOfDoses(others: readonly string[], hasNoun: boolean): boolean {
    const { folded, known, words } = this.#text;
    return (
      this.mayBeDose &&
      !known.billWords.bulk.test(folded) &&
      (words.some((word) => this.isDoseForm(word)) ||
        (!hasNoun && (known.billWords.strength.test(folded) || this.#namesStrength() || this.#hasBareStrength())) ||
        (!this.#text.hasKnownWord(others.filter((word) => !known.billWords.packUnits.has(word))) && this.#isOnlyDose()))
    );
  }

  /** The name of a medicine that is nothing else tells its strength: "dextrose 5%", "lignocaine 2%". */
  #namesStrength(): boolean {
    return this.#chosen.some(
      ({ note, first, count }) =>
        note.is === 'medicine' &&
        isDose(note) &&
        note.headings.length === 1 &&
        count > 1 &&
        looksLikeMeasure(this.#text.wordAt(first + count - 1)),
    );
  }

  /** "azithromycin 500": a number that nothing follows is how strong a dose is; what is weighed has a unit. */
  #hasBareStrength(): boolean {
    const { words } = this.#text;
    return this.#chosen.some((one) => {
      const { note, first, count } = one;
      if (note.is !== 'medicine' || !isDose(note) || first + count !== words.length - 1) return false;
      // Other goods are called so, as clamps are.
      const isOther = note.kind !== 'generic' && this.#text.isName(one);
      return !isOther && BARE_NUMBER.test(this.#text.wordAt(first + count));
    });
  }

  /** The medicine is not traded as a bulk substance too, and no other goods are called so, as clamps are. */
  #isOnlyDose(): boolean {
    return this.#chosen.some(
      (one) =>
        one.note.is === 'medicine' &&
        isDose(one.note) &&
        (one.note.kind === 'generic' ? one.note.headings.length === 1 : !this.#text.isName(one)),
    );
  }

  read(one: Chosen, note: MedicineNote, hasNoun: boolean, isOfDoses: boolean): void {
    const { kind, means, headings } = note;
    if (isDose(note) && !isOfDoses) return;
    if (kind !== 'device' || !hasNoun) this.#favour(headings);
    if (kind === 'device') {
      if (!hasNoun) this.#edits.replace(one, means);
      else if (!this.#text.isKnown(one)) this.#edits.replace(one, '');
      return;
    }
    if (means !== '') this.#edits.replace(one, kind === 'vaccine' ? `${means} vaccine` : means);
    else if (kind === 'vaccine') this.#edits.append(one, 'vaccine');
    if (isDose(note) && (kind === 'ayurvedic' || kind === 'homoeopathic')) this.#edits.append(one, `${kind} medicine`);
  }

  /** Writes out what the dose comes in; a medicine without a form is a tablet. */
  writeForms(): void {
    let hasForm = false;
    for (const token of this.#text.tokens) {
      const written = this.#text.known.billWords.doseForms.get(token.word);
      if (written === undefined) continue;
      hasForm = true;
      if (written !== token.word) this.#edits.replaceToken(token, written, 'medicine');
    }
    const named = this.#chosen.find(({ note }) => note.is === 'medicine');
    if (named !== undefined) this.#edits.append(named, hasForm ? 'medicine' : 'tablet medicine');
  }
}
