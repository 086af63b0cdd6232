import type { InputOf } from '@nukkad/contract';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';

/** One entry of the outbox: what a seeker did without a line. */
export interface Waiting {
  /** One for each thing: what is done again to the same job takes its place. */
  readonly id: string;
  /** Made with the first try and sent with each, so that it happens once however often it is sent. */
  readonly key: string;
  /** Whose it is: nobody else sends or sees it. */
  readonly account: string;
  readonly createdAt: number;
  /** What it is about, as the list of what waits names it. */
  readonly about: string;
  readonly route: RouteKey;
  readonly input: InputOf<RouteOf<RouteKey>>;
  /** The code by which it was refused, until the seeker has read it; null while it waits. */
  readonly problem: string | null;
}
