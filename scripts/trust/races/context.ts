import type { Checks } from '../shared/checks.ts';
import type { World } from '../shared/world.ts';

/** What a race needs. */
export interface RaceContext {
  readonly world: World;
  /** Addresses of two API processes on one database. */
  readonly origins: readonly string[];
  readonly checks: Checks;
}
