// The tariff in a worker, for the finder: what classifies tables is in `bulkWorker.ts`, so that a phone does not load it.
import { openLookupsFrom } from '../../tariff/index.ts';
import { serveTariff } from './serveTariff.ts';

serveTariff(openLookupsFrom);
