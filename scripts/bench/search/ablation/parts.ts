import type { AccessPath } from '@nukkad/job-search/access-path.ts';

/** A part of the search that can be switched off to measure its contribution. */
export interface Part {
  readonly name: string;
  /** The access paths that need it. */
  readonly paths: readonly AccessPath[];
  /** The indexes that the server must ignore. */
  readonly indexes: readonly string[];
}

const index = (name: string, ...paths: readonly AccessPath[]): Part => ({
  name: `index ${name}`,
  paths,
  indexes: [name],
});

/** All parts except those without which searches fail: newest by cell, in the country and by word, and the map. */
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

/** The part with a name, which may be the name of its index. Throws if there is none. */
export function partNamed(name: string): Part {
  const part = PARTS.find((known) => [known.name, known.name.replace(/^index /, '')].includes(name));
  if (part === undefined) {
    throw new Error(`no part is called "${name}"; there are: ${PARTS.map((known) => known.name).join(', ')}`);
  }
  return part;
}
