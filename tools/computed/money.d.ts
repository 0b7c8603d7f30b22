import { type Computing } from '../../src/tools/computing.ts';
export declare const MONEY: Readonly<Record<string, Computing>>;
