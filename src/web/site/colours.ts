// Colours of the page in light, for the bars of the system; style.css has the same.
export const PAPER = '#faf8f5';
export const ACCENT = '#0d5f63';
