// Opens the engine from the bytes of the search file: index, weights, calibration and text model travel together.
import type { Calibration } from './confidence.ts';
import type { Weights } from './rank.ts';
import { SearchEngine } from './search.ts';
import { SearchIndex } from './searchIndex.ts';
import { TextModel } from './textModel.ts';

/** The fitted numbers of `data/tariff/model/fitted.json`. */
export interface Fitted {
  readonly weights: Weights;
  readonly calibration: Calibration;
}

export function openEngine(bytes: Uint8Array, what = 'the search index'): SearchEngine {
  const index = new SearchIndex(bytes, what);
  const fitted = JSON.parse(new TextDecoder().decode(index.container.bytes('fitted'))) as Fitted;
  return new SearchEngine({ index, model: new TextModel(index), ...fitted });
}
