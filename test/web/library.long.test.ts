// The library in Chromium, with a thousand texts.
import { libraryJourneys } from './libraryJourneys.ts';

libraryJourneys(1_000);
