// Opens the engine from the search file: index, weights, calibration and text model travel together.
import type { Container } from '../dataset/container.ts';
import { SearchIndex } from './index/searchIndex.ts';
import { TextModel } from './index/textModel.ts';
import type { Calibration } from './rank/confidence.ts';
import type { Weights } from './rank/rank.ts';
import { SearchEngine } from './search.ts';

/** The fitted numbers of `data/tariff/model/fitted.json`. */
export interface Fitted {
  readonly weights: Weights;
  readonly calibration: Calibration;
}

export function openEngine(file: Container): SearchEngine {
  const index = new SearchIndex(file);
  const fitted = JSON.parse(new TextDecoder().decode(index.container.bytes('fitted'))) as Fitted;
  return new SearchEngine({ index, model: new TextModel(file), ...fitted });
}
