import type { Computing } from '../../src/tools/computing.ts';
export declare const PAPERS: Readonly<Record<string, Computing>>;
