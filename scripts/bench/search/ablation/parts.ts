import type { AccessPath } from '@nukkad/job-search/access-path.ts';

/** A part of the search that can be switched off to measure its contribution. */
export interface Part {
  readonly name: string;
  /** The access paths that need the part. */
  readonly paths: readonly AccessPath[];
  /** The indexes that the server must ignore. */
  readonly indexes: readonly string[];
}

const index = (name: string, ...paths: readonly AccessPath[]): Part => ({
  name: `index ${name}`,
  paths,
  indexes: [name],
});

/**
 * All parts that can be switched off. The indexes for newest jobs (by cell, country and word) and the map are not
 * among them, because searches fail without them.
 */
export const PARTS: readonly Part[] = [
  index('job_search_profile_idx', 'profile'),
  index('job_search_profile_cell_idx', 'profileNewest'),
  index('job_search_pay_idx', 'pay'),
  index('job_search_kind_idx', 'kind'),
  index('job_search_profile_place_idx', 'profileMap'),
  index('job_search_closed_idx'),
  index('job_term_cell_idx'),
  index('job_term_closed_idx'),
];

/** Returns the part with a name, or with the name of its index. Throws if there is none. */
export function partNamed(name: string): Part {
  const part = PARTS.find((known) => [known.name, known.name.replace(/^index /, '')].includes(name));
  if (part === undefined) {
    throw new Error(`no part is called "${name}"; there are: ${PARTS.map((known) => known.name).join(', ')}`);
  }
  return part;
}
