import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * For an address that a webhook must not reach: an admin's input must not open what is behind our own firewall.
 * @param address as typed: what a name resolves to inside our network is not revealed
 */
export const privateAddressError = (address: string) =>
  new Error(`${address} is not an address of the public internet.`);

/** The allocated part of IPv6; below it an IPv4 address can be written as one. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public; an IPv4 address inside of an IPv6 one is not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut));
}

/** Whether a host is an address that is not public. A name is resolved when it is connected to. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Resolves a name for a connection and refuses it if any of its addresses is not public. The checked address is the one
 * connected to: a name that resolves differently the next time gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const [first] = addresses;
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), '', 0);
    if (refused) return done(privateAddressError(hostname), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
