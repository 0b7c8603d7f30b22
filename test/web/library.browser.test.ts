// The library in Chromium; `npm run test:long` compares more texts.
import { libraryJourneys } from './libraryJourneys.ts';

libraryJourneys(200);
