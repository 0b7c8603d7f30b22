// Reads what the client can take: content codings and the entity tags it already has.

export type Coding = 'br' | 'gzip' | 'identity';

/** The best coding the client accepts; br before gzip when both are equally welcome. */
export function chooseCoding(acceptEncoding: string | null): Coding {
  if (acceptEncoding === null || acceptEncoding === '') return 'identity';
  let br = -1;
  let gzip = -1;
  let identity = -1;
  let others = -1;
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const quality = qualityOf(parameters);
    const coding = name.trim().toLowerCase();
    if (coding === 'br') br = quality;
    else if (coding === 'gzip' || coding === 'x-gzip') gzip = quality;
    else if (coding === 'identity') identity = quality;
    else if (coding === '*') others = quality;
  }
  if (br < 0) br = Math.max(others, 0);
  if (gzip < 0) gzip = Math.max(others, 0);
  // Identity is always acceptable unless excluded; it is chosen only when named with a higher weight.
  if (identity > br && identity > gzip) return 'identity';
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const match = /^\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*$/i.exec(parameter);
    if (match) return Math.min(Number(match[1]), 1);
  }
  return 1;
}

/** Whether `If-None-Match` names this tag (weak comparison, as RFC 9110 asks for it). */
export function alreadyHas(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
