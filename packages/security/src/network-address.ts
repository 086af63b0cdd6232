import ipaddr from 'ipaddr.js';

const NETWORK_PARTS = 4;

/**
 * What one line of a visitor is counted by: an IPv4 address as it is (also one written as IPv6), of IPv6 the /64, since
 * one line has 2^64 addresses of it. A text that is no address counts as itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((part, index) => (index < NETWORK_PARTS ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
