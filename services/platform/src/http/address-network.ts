import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name the network: a provider gives each subscriber a /64 or more. */
const networkBytes = 8;

/**
 * The network of a visitor's address, for limits: an IPv4 address stands for itself, an IPv6 address for its /64, because
 * whoever has one address of it has them all. Anything else is returned unchanged.
 */
export function addressNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < networkBytes ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}
