// Many more generated texts than `npm test` tries.
import { attackSearches } from './textAttacks.ts';

attackSearches(500);
