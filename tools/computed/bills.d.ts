export interface Bill {
    /** Its number as written, or its line. */
    readonly label: string;
    readonly accepted: string;
    /** Credit days agreed in writing; empty: none. */
    readonly days: string;
    /** In rupees. */
    readonly amount: string;
    /** What stands behind the sum. */
    readonly rest: string;
}
interface ReadBills {
    readonly bills: readonly Bill[];
    /** Lines that were not read, and why. */
    readonly left: readonly string[];
}
export declare function readBills(written: string, { refusesPartPayments }: {
    readonly refusesPartPayments: boolean;
}): ReadBills;
export {};
