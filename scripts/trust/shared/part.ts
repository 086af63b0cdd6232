import type { Checks } from './checks.ts';

/** How much to test. */
export interface Scale {
  /** Whether this is the short form inside `npm test`. */
  readonly isShort: boolean;
  /** Start of all random choices; printed, so that a run can be repeated. */
  readonly seed: number;
  readonly soakMinutes: number;
}

const SHORT_SHARE = 6;

/** Returns all items; in the short form every sixth one, beginning at a place that depends on the seed. */
export function sampled<T>(items: readonly T[], { isShort, seed }: Scale): readonly T[] {
  return isShort ? items.filter((_, at) => at % SHORT_SHARE === seed % SHORT_SHARE) : items;
}

/** Returns all items; in the short form only one, which depends on the seed. */
export function oneOf<T>(items: readonly T[], { isShort, seed }: Scale): readonly T[] {
  return isShort ? items.filter((_, at) => at === seed % items.length) : items;
}

/** A part of the suite. It creates its own database and servers. */
export interface Part {
  readonly name: string;
  /** Whether `npm test` runs it, on a sample of its cases. */
  readonly isInShortForm: boolean;
  run(checks: Checks, scale: Scale): Promise<void>;
}
