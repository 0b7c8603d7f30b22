// Who asks: the address that a cap counts. Forwarded headers are believed only from proxies named as trusted.
import { BlockList, isIP, isIPv6 } from 'node:net';
import { plainAddress } from './countedAddress.ts';

/** Whose `X-Forwarded-For` to believe: nobody's, that of the last `hops` proxies, or of proxies in these networks. */
export type ProxyTrust =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] };

/** From the peer's address and the forwarded list (or null) to the client's address. */
export type AddressReader = (peer: string, forwardedFor: string | null) => string;

export function createAddressReader(trust: ProxyTrust): AddressReader {
  if (trust.kind === 'nobody') return (peer) => peer;
  if (trust.kind === 'hops') return (peer, forwardedFor) => walkBack(peer, forwardedFor, (_, hop) => hop < trust.hops);
  const trusted = blockListOf(trust.networks);
  return (peer, forwardedFor) =>
    walkBack(peer, forwardedFor, (address) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
}

/**
 * Goes the way of the request back from the peer, as long as the sender at hand is believed; what is not an address
 * ends it.
 */
function walkBack(
  peer: string,
  forwardedFor: string | null,
  believes: (address: string, hop: number) => boolean,
): string {
  let client = plainAddress(peer);
  let end = forwardedFor?.length ?? 0;
  for (let hop = 0; forwardedFor !== null && end > 0 && believes(client, hop); hop++) {
    const comma = forwardedFor.lastIndexOf(',', end - 1);
    const address = plainAddress(forwardedFor.slice(comma + 1, end).trim());
    if (isIP(address) === 0) break;
    client = address;
    end = comma;
  }
  return client;
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
