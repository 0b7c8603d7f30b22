// Messages of rules, chosen by their cases.

/** The messages whose case holds. */
export const those = (...cases: readonly (readonly [holds: boolean, message: string])[]): readonly string[] =>
  cases.filter(([holds]) => holds).map(([, message]) => message);
