import ipaddr from 'ipaddr.js';

/** The parts of 16 bits that IPv6 has in its first 48 and 64 bits. */
const PARTS_OF_SITE = 3;
const PARTS_OF_LINE = 4;

/** Every text that is no address counts together, so that made-up texts do not multiply a limit. */
const NO_ADDRESS = 'no address';

/** `[v6]`, `[v6]:port` and `v4:port`, as some proxies write addresses into X-Forwarded-For. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;

/** Parses an address with or without a port; null if the text is no address. IPv4 written as IPv6 becomes IPv4. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = text.trim();
  const bare = BRACKETED.exec(trimmed)?.[1] ?? WITH_PORT.exec(trimmed)?.[1] ?? trimmed;
  // The four-part form alone: the parser also reads `1` and `0x7f.1` as IPv4 addresses.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}

function firstParts(address: ipaddr.IPv6, count: number): string {
  const parts = address.parts.map((part, index) => (index < count ? part : 0));
  return `${new ipaddr.IPv6(parts).toString()}/${count * 16}`;
}

/**
 * The network that a visitor is counted by: the IPv4 address, or the /64 of an IPv6 address, because one line has 2^64
 * addresses. A port is ignored. All texts that are no address share one bucket.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return NO_ADDRESS;
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : firstParts(parsed, PARTS_OF_LINE);
}

/**
 * The /48 of an IPv6 address, because many providers give one customer 65,536 networks of /64; null for IPv4 and for
 * texts that are no address, which `networkOf` bounds already.
 */
export function siteOf(address: string): string | null {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? firstParts(parsed, PARTS_OF_SITE) : null;
}
