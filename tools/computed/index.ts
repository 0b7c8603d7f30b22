// What is worked out for prompts from their values, by slug.
import type { Computing } from '../../src/tools/computing.ts';
import { DATES } from './dates.ts';
import { MONEY } from './money.ts';
import { PAPERS } from './papers.ts';

export const COMPUTED: Readonly<Record<string, Computing>> = { ...DATES, ...MONEY, ...PAPERS };
