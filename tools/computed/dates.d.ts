import { type Computing } from '../../src/tools/computing.ts';
export declare const DATES: Readonly<Record<string, Computing>>;
