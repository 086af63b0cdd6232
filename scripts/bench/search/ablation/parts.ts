import type { AccessPath } from '@nukkad/job-search/access-path.ts';

/** Something of the search that can be switched off to see what it is worth. */
export interface Part {
  readonly name: string;
  /** The paths that read it. */
  readonly paths: readonly AccessPath[];
  /** Indexes that the server is made to overlook. */
  readonly indexes: readonly string[];
}

const index = (name: string, ...paths: readonly AccessPath[]): Part => ({
  name: `index ${name}`,
  paths,
  indexes: [name],
});

/** All parts but those without which nothing is found: the newest of a cell, of the country and of a word in it, and the map. */
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

/** Parts by their names, or by the names of their indexes. */
export function partNamed(name: string): Part {
  const part = PARTS.find((one) => one.name === name || one.name.split(' ').slice(1).join(' ') === name);
  if (part === undefined) {
    throw new Error(`no part is called "${name}"; there are: ${PARTS.map((one) => one.name).join(', ')}`);
  }
  return part;
}
