// Whether a request names one host that is a valid name in plain characters: it appears in links and is parsed again.
import type { IncomingMessage } from 'node:http';

const PLAIN = /^https?:\/\/(?:[\w.-]+|\[[\dA-Fa-f:.]+\])(?::\d{1,5})?(?:\/|$)/i;

/** Origins that are known to be valid; there are few, unless somebody makes them up. */
const valid = new Set<string>();
const MOST_KEPT = 100;

/** Two Host headers name two sites: a proxy may believe the one and we the other. */
export function namesOneHost({
  url = '/',
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return false;
  if (!url.startsWith('/')) return isValid(url);
  return hosts[0] === undefined ? httpVersion === '1.0' : isValid(`http://${hosts[0]}`);
}

/** Plain characters are not enough: 1270.0.1 is no address and xn--a no name. */
function isValid(address: string): boolean {
  const origin = PLAIN.exec(address)?.[0];
  if (origin === undefined) return false;
  if (valid.has(origin)) return true;
  if (!URL.canParse(origin)) return false;
  if (valid.size >= MOST_KEPT) valid.clear();
  valid.add(origin);
  return true;
}
