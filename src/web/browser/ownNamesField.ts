// A shop's own list on a page: read here, handed to what answers, and kept nowhere.
import { type OwnName, readOwnNames } from '../../tariff/lookup/ownNames.ts';
import { texts } from '../texts/ofPage.ts';
import { onFile } from './chosenFile.ts';
import { part } from './part.ts';

const { ownNames: words, form } = texts;

/**
 * `follow` has the next answers go by these names, and rejects with what is wrong with them; then it is called without
 * any. `failing` tells why a list could not be used.
 */
export function wireOwnNames(
  follow: (names: readonly OwnName[]) => Promise<unknown>,
  failing: (work: Promise<unknown>) => void,
): void {
  const input = part<HTMLInputElement>('#own_names');
  const leave = part<HTMLButtonElement>('[data-no-names]');
  const said = part<HTMLElement>('[data-names-said]');
  /** The last list that was chosen; one that is read more slowly is none any more. */
  let last: File | undefined;

  const use = async (file: File | undefined): Promise<void> => {
    last = file;
    leave.hidden = true;
    said.textContent = file === undefined ? '' : words.reading;
    try {
      const names = file === undefined ? [] : readOwnNames(await file.text(), file.name);
      if (last !== file) return;
      await follow(names);
      if (last !== file) return;
      leave.hidden = file === undefined;
      said.textContent = file === undefined ? words.none : words.used(form.number(names.length), file.name);
    } catch (error) {
      if (last !== file) return;
      said.textContent = '';
      await follow([]);
      throw error;
    }
  };
  onFile(input, (file) => failing(use(file)));
  leave.addEventListener('click', () => {
    input.value = '';
    input.focus();
    failing(use(undefined));
  });
}
