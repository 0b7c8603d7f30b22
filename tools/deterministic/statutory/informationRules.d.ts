import type { DatedTable } from '../../../src/tools/dated.ts';
export interface InformationRules {
    /** Words that an application ordinarily has at most. Left out: no limit was found. */
    readonly words?: number;
    readonly oneSubject?: true;
    /** Left out: none was found that is prescribed. */
    readonly form?: string;
    /** In rupees. Left out: not established. */
    readonly fee?: number;
    /** What else is to be known of the fee. */
    readonly feeNote?: string;
    /** Left out: read in a survey of the rules, not in the rules themselves. */
    readonly rule?: string;
}
export interface InformationTable {
    readonly centre: InformationRules;
    /** By State or Union territory; one that is missing was not read. */
    readonly states: Readonly<Record<string, InformationRules>>;
}
export declare const INFORMATION_RULES: DatedTable<InformationTable>;
