import { LIST_FLAGS } from './applied-flags.wire.ts';

/** A list of applications that a counter of the profile links to. */
export type AppliedList = keyof typeof LIST_FLAGS;

function isFlagSet(state: unknown, flag: string): boolean {
  return state !== null && typeof state === 'object' && (state as Record<string, unknown>)[flag] === true;
}

/** Reads the list from the query (`?list=hired`), else from flags of the navigation state. Null means all my jobs. */
export function readAppliedList(named: string | null, state: unknown): AppliedList | null {
  const lists = Object.keys(LIST_FLAGS) as AppliedList[];
  const byName = lists.find((list) => list === named?.toUpperCase());
  return byName ?? lists.find((list) => isFlagSet(state, LIST_FLAGS[list])) ?? null;
}
