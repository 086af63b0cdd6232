import { type LookupAddress, promises } from 'node:dns';
import proxyAddress from '@fastify/proxy-addr';

/** Returns every address of a host name; rejects if the name is unknown. */
export type LookUp = (name: string) => Promise<readonly string[]>;

/**
 * Milliseconds between two DNS look-ups of the proxies' names. A proxy with a new address is trusted after this time
 * at most.
 */
const LOOK_UP_EVERY = 5000;
/** Names of address ranges that proxy-addr defines. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Returns whether an entry is an address or a range. Digits and dots count as an address, so that a mistyped one
 * fails at the start and is not looked up.
 */
const isAddress = (entry: string): boolean =>
  /^[\d.]+$/.test(entry) || /[:/]/.test(entry) || RANGES.has(entry.toLowerCase());

const lookUpAll: LookUp = async (name) => {
  const found: LookupAddress[] = await promises.lookup(name, { all: true });
  return found.map(({ address }) => address);
};

/** Removes the IPv6 prefix of an IPv4-mapped address. */
const unmapped = (address: string): string => address.replace(/^::ffff:/i, '');

/**
 * The proxies whose X-Forwarded-For is trusted: addresses, ranges and host names. Host names are looked up again every few
 * seconds, so that containers need no fixed address. A name without an address matches nobody.
 */
export class TrustedProxies {
  readonly #isFixed: (address: string, hop: number) => boolean;
  readonly #names: readonly string[];
  readonly #lookUp: LookUp;
  readonly #found = new Map<string, ReadonlySet<string>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** Throws TypeError if an entry with a slash is not a range. */
  constructor(entries: readonly string[], lookUp: LookUp = lookUpAll) {
    this.#isFixed = proxyAddress.compile(entries.filter(isAddress));
    this.#names = entries.filter((entry) => !isAddress(entry));
    this.#lookUp = lookUp;
  }

  /** Whether the address belongs to a trusted proxy. `hop` is its distance from this server, starting at 0. */
  isTrusted = (address: string, hop: number): boolean => {
    if (this.#isFixed(address, hop)) return true;
    const unmappedAddress = unmapped(address);
    return [...this.#found.values()].some((addresses) => addresses.has(unmappedAddress));
  };

  /** Resolves all host names once, then again every few seconds until `close`. */
  async start(everyMs = LOOK_UP_EVERY): Promise<void> {
    await this.refresh();
    if (this.#names.length === 0 || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.start(everyMs), everyMs);
    this.#timer.unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async refresh(): Promise<void> {
    await Promise.all(
      this.#names.map(async (name) => {
        const addresses = await this.#lookUp(name).catch(() => []);
        this.#found.set(name, new Set(addresses.map(unmapped)));
      }),
    );
  }
}
