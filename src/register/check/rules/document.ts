// Documents that may be cancelled, or take goods back, by words that do not say it for sure.
import type { Found } from '../finding.ts';
import type { Subject } from '../subject.ts';

export function documentIsSure({ line: { unsureNote }, file }: Subject): Found | undefined {
  if (unsureNote === '') return undefined;
  const message = file.says.noteUnsure(unsureNote);
  return { severity: 'look', kind: 'note-unsure', message, about: unsureNote.toLowerCase() };
}
