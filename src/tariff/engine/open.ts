// Opens the engine from the search file: index, weights, calibration and text model travel together.
import type { Container } from '../dataset/container.ts';
import { fittedIn } from './fitted.ts';
import { SearchIndex } from './index/searchIndex.ts';
import { TextModel } from './index/textModel.ts';
import { SearchEngine } from './search.ts';

export function openEngine(file: Container): SearchEngine {
  const index = new SearchIndex(file);
  const fitted = fittedIn(new TextDecoder().decode(file.bytes('fitted')));
  return new SearchEngine({ index, model: new TextModel(file), ...fitted });
}
