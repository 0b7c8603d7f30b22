// An answer that a reader holds for wrong, in the address of the page that helps to report it.

/** An answer that a reader holds for wrong. */
export interface ReportedAnswer {
  readonly text: string;
  readonly code: string;
  readonly rate: string;
}

const LONGEST = 200;

export const readReported = (parameters: URLSearchParams): ReportedAnswer => {
  const value = (name: string): string => (parameters.get(name) ?? '').trim().slice(0, LONGEST);
  return { text: value('text'), code: value('code').slice(0, 10), rate: value('rate') };
};

export const reportSearch = (reported: ReportedAnswer): string => {
  const parameters = new URLSearchParams(Object.entries(reported).filter(([, value]) => value !== ''));
  return parameters.size === 0 ? '' : `?${parameters}`;
};

/** The address at which an answer can be reported. */
export const reportPath = (base: string, reported: ReportedAnswer): string =>
  `${base}/about${reportSearch(reported)}#report`;
