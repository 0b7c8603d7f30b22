// Medicines in a text: generic names and what a dose comes in. The same name may be a substance that is traded in bulk.
import type { BillText } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import type { Note } from './glossary.ts';
import type { Chosen, TextEdits } from './plainText.ts';

type MedicineNote = Extract<Note, { is: 'medicine' }>;

const DOSE = 3004;
const BARE_NUMBER = /^\d{1,4}$/;
const BEGINS_WITH_DIGIT = /^\d/;
/** Of a maker or a sort: "gsk", "jb". */
const MOST_LETTERS = 3;
/** Given to patients as it is bought. */
const isDose = ({ headings }: MedicineNote): boolean => headings[0] === DOSE;

/** A brand of the text is that of doses and of no other goods, as a clamp is. */
const hasBrandOfDoses = (text: BillText, chosen: readonly Chosen[]): boolean =>
  chosen.some(
    (one) => one.note.is === 'medicine' && isDose(one.note) && one.note.kind !== 'generic' && !text.isName(one),
  );

/**
 * Letters that other trades shorten their goods to, without a neighbour that says so, beside a brand and its strength or
 * count: its maker or its sort ("augmentin 625 duo 10t gsk").
 */
export function lettersBesideDoses(text: BillText, chosen: readonly Chosen[]): readonly Chosen[] {
  const { doseCount, doseForms, strength } = text.known.billWords;
  if (!text.hasDigit || !hasBrandOfDoses(text, chosen)) return [];
  if (!strength.test(text.folded) && !text.words.some((word) => doseCount.test(word))) return [];
  const forms = new Set(doseForms.values());
  return chosen.filter(
    ({ note, line }) =>
      note.is === 'short form' &&
      note.neighbours.length === 0 &&
      line.words.join('').length <= MOST_LETTERS &&
      !forms.has(note.words),
  );
}

export class MedicineWords {
  readonly #text: BillText;
  readonly #chosen: readonly Chosen[];
  /** A name of the text may be that of a dose. */
  readonly mayBeDose: boolean;
  /** A brand of the text is that of doses and of no other goods. */
  readonly #hasBrand: boolean;
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
    this.#hasBrand = hasBrandOfDoses(text, chosen);
  }

  isDoseForm(word: string): boolean {
    return this.#text.known.billWords.doseForms.has(word);
  }

  /** Beside a brand of doses, how many a strip holds; beside anything else it may be tonnes or teeth. */
  isDoseCount(word: string): boolean {
    return this.#hasBrand && this.#text.known.billWords.doseCount.test(word);
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
        (!hasNoun &&
          (known.billWords.strength.test(folded) ||
            words.some((word) => this.isDoseCount(word)) ||
            this.#namesStrength() ||
            this.#hasBareStrength())) ||
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

  /** The slash of "50/500", which begins no other goods: one strength is as good as two. */
  #isBetweenStrengths(place: number): boolean {
    const { tokens } = this.#text;
    const isNumber = (other: number): boolean => BEGINS_WITH_DIGIT.test(tokens[other]?.word ?? '');
    return tokens[place]?.word === '/' && isNumber(place - 1) && isNumber(place + 1);
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
    const { tokens } = this.#text;
    for (const [place, token] of tokens.entries()) {
      const isFirstStrength = this.#isBetweenStrengths(place) || this.#isBetweenStrengths(place + 1);
      if (this.isDoseCount(token.word) || isFirstStrength) this.#edits.leaveOut(token);
      const written = this.#text.known.billWords.doseForms.get(token.word);
      if (written === undefined) continue;
      hasForm = true;
      if (written !== token.word) this.#edits.replaceToken(token, written, 'medicine');
    }
    const named = this.#chosen.find(({ note }) => note.is === 'medicine');
    if (named !== undefined) this.#edits.append(named, hasForm ? 'medicine' : 'tablet medicine');
  }
}
