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
  if (trust.kind === 'hops') {
    return (peer, forwardedFor) => {
      const chain = chainOf(peer, forwardedFor);
      return chain[Math.min(trust.hops, chain.length - 1)] ?? peer;
    };
  }
  const trusted = blockListOf(trust.networks);
  return (peer, forwardedFor) => {
    let client = peer;
    for (const address of chainOf(peer, forwardedFor)) {
      client = address;
      if (!trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) break;
    }
    return client;
  };
}

/** The way of the request from the peer backwards; what is not an address ends the chain. */
function chainOf(peer: string, forwardedFor: string | null): readonly string[] {
  const chain = [plainAddress(peer)];
  const forwarded = forwardedFor === null ? [] : forwardedFor.split(',').reverse();
  for (const part of forwarded) {
    const address = plainAddress(part.trim());
    if (isIP(address) === 0) break;
    chain.push(address);
  }
  return chain;
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
