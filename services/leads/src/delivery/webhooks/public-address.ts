import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * For an address that a webhook must not reach: what an admin types shall not open what stands behind our own firewall.
 * @param address as it was typed: what a name leads to inside of our network is told to nobody
 */
export const privateAddressError = (address: string) =>
  new Error(`${address} is not an address of the public internet.`);

/** All that was ever given out of IPv6; below it an IPv4 address can be written as one. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is one of the public internet; an IPv4 address inside of an IPv6 one is none. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut));
}

/** Whether a host is an address, and not a public one. A name is looked up when it is connected to. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Looks a name up for a connection and refuses it when any of its addresses is not public. What is checked is what is
 * connected to: a name that answers differently the next time gains nothing.
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
