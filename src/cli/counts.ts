// Numbers as people in India write them: 1,00,000; and what is counted, one or many.

export const grouped = (count: number): string => count.toLocaleString('en-IN');

/** "1 row", "2 rows". */
export const countOf = (count: number, name: string): string => `${grouped(count)} ${name}${count === 1 ? '' : 's'}`;
