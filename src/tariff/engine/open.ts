// Opens the engine from the search file: index, weights, calibration and text model travel together.
import type { Container } from '../dataset/container.ts';
import type { NameCounts } from '../dataset/records.ts';
import { fittedIn } from './fitted.ts';
import { sectionOf } from './index/format.ts';
import { SearchIndex } from './index/searchIndex.ts';
import { TextModel } from './index/textModel.ts';
import { SearchEngine } from './search.ts';

/** By code: how many names it has. */
export const nameCountsIn = (file: Container): NameCounts => sectionOf(file, 'code.names');

export function openEngine(file: Container): SearchEngine {
  const index = new SearchIndex(file);
  const fitted = fittedIn(new TextDecoder().decode(file.bytes('fitted')));
  return new SearchEngine({ index, model: new TextModel(file), ...fitted });
}
