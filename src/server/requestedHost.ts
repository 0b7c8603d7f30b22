// Whether a request names one host in plain characters: the name stands in links, so it must be nothing but a name.

const PLAIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?\//i;

/** `url` is the absolute address of the request, `rawHeaders` are its names and values in turn. */
export function namesOneHost(url: string, rawHeaders: readonly string[]): boolean {
  return PLAIN.test(url) && hostHeaders(rawHeaders) < 2;
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
