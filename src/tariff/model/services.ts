// Which codes are of services.

/** Chapter 99: SAC codes; all others are HSN codes of goods. */
export const isService = (code: string): boolean => code.startsWith('99');
