// Whether a request names one host that is a valid name in plain characters: it stands in links and is parsed again.

/** Both cases are written out: for a pattern that ignores them Node loads tables, for which the first answer would wait. */
const PLAIN = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[\w.-]+|\[[\dA-Fa-f:.]+\])(?::\d{1,5})?\//;

/** Origins that are known to be valid; there are few, unless somebody makes them up. */
const valid = new Set<string>();
const MOST_KEPT = 100;

/** `url` is the absolute address of the request, `rawHeaders` are its names and values in turn. */
export function namesOneHost(url: string, rawHeaders: readonly string[]): boolean {
  const origin = PLAIN.exec(url)?.[0];
  return origin !== undefined && isValid(origin) && hostHeaders(rawHeaders) < 2;
}

/** Plain characters are not enough: 1270.0.1 is no address and xn--a no name. */
function isValid(origin: string): boolean {
  if (valid.has(origin)) return true;
  if (!URL.canParse(origin)) return false;
  if (valid.size >= MOST_KEPT) valid.clear();
  valid.add(origin);
  return true;
}

/** Two Host headers name two sites: a proxy may believe the one and we the other. */
function hostHeaders(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
