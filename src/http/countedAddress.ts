// What a cap counts by, read from an address as a peer or a proxy wrote it. Plain text work for any runtime.

const PLAIN_IPV4 = /^[\d.]*$/;

/** Without brackets, port, zone and the IPv4-in-IPv6 prefix. */
export function plainAddress(text: string): string {
  // As nearly all are written.
  if (PLAIN_IPV4.test(text)) return text;
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withoutPort = bracketed ?? (/^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text);
  const withoutZone = withoutPort.split('%', 1)[0] ?? withoutPort;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
}

/** An IPv4 address, or the /64 that one IPv6 customer holds as a whole. */
export function countedAs(address: string): string {
  const plain = plainAddress(address);
  // Whatever is not an IPv6 address stands for itself.
  if (!plain.includes(':') || !/^[0-9a-f:]*:[0-9a-f:.]*$/i.test(plain)) return plain;
  return `${ipv6Groups(plain)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function ipv6Groups(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const read = (side: string) =>
    side === ''
      ? []
      : side.split(':').flatMap((group) => {
          if (!group.includes('.')) return [Number.parseInt(group, 16)];
          const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
          return [a * 256 + b, c * 256 + d];
        });
  const front = read(head);
  if (tail === undefined) return front;
  const back = read(tail);
  return [...front, ...new Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back];
}
