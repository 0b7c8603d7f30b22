// How a rate is written.

/** "18%", "0.25%", "1.5%". */
export const percent = (rate: number): string => `${Number(rate.toFixed(3))}%`;
