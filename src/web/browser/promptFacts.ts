// The script of the page of a prompt for which Kosh works out facts: with the calculators that do it.
import { computedFacts } from '../../tools/computedFacts.ts';
import { startPrompt } from './promptForm.ts';

startPrompt(computedFacts);
