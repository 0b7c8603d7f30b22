import type { Computing } from '../../src/tools/computing.ts';
export declare const COMPUTED: Readonly<Record<string, Computing>>;
