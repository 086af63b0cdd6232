import ipaddr from 'ipaddr.js';

/** Number of 16-bit parts in the first 48 and 64 bits of an IPv6 address. */
const PARTS_OF_SITE = 3;
const PARTS_OF_SUBNET = 4;

/**
 * Key under which all invalid addresses are counted together, so that a client cannot avoid a limit by inventing
 * addresses.
 */
const NO_ADDRESS = 'no address';

/** Matches `[v6]`, `[v6]:port` and `v4:port`, which some proxies write into X-Forwarded-For. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;

/**
 * Parses an IP address with or without a port. Returns null if the text is not an address. An IPv4 address in IPv6
 * notation is returned as IPv4.
 */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = text.trim();
  const bare = BRACKETED.exec(trimmed)?.[1] ?? WITH_PORT.exec(trimmed)?.[1] ?? trimmed;
  // Only the four-part form is accepted, because the parser also reads `1` and `0x7f.1` as IPv4 addresses.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}

function firstParts(address: ipaddr.IPv6, count: number): string {
  const parts = address.parts.map((part, index) => (index < count ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/${count * 16}`;
}

/**
 * Returns the network that rate limits count: the IPv4 address, or the /64 network of an IPv6 address, because one
 * connection has 2^64 addresses. A port is ignored. All invalid addresses share one value.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return NO_ADDRESS;
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : firstParts(parsed, PARTS_OF_SUBNET);
}

/**
 * Returns the /48 network of an IPv6 address, which is limited in addition because many providers assign 65,536
 * networks of /64 to one customer. Returns null for IPv4 and invalid addresses, for which the limit by `networkOf` is
 * enough.
 */
export function siteOf(address: string): string | null {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? firstParts(parsed, PARTS_OF_SITE) : null;
}
