// The engines that are measured beside each other in the same way, ours first.
import type { Engine } from '../engine.ts';
import { flexSearch } from './flexSearch.ts';
import { lunr } from './lunr.ts';
import { miniSearch } from './miniSearch.ts';
import { orama } from './orama.ts';
import { ours } from './ours.ts';
import { sqlite } from './sqlite.ts';

export const ENGINES: readonly Engine[] = [ours, miniSearch, flexSearch, orama, lunr, sqlite];
