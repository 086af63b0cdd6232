/** Something of the search that can be switched off to see what it is worth. */
export interface Part {
  readonly name: string;
  /** Names that the planner knows: lists and ways to read. */
  readonly switches: readonly string[];
  /** Indexes that the server is made to overlook. */
  readonly indexes: readonly string[];
}

const list = (name: string): Part => ({ name: `list ${name}`, switches: [name], indexes: [] });
const path = (name: string): Part => ({ name: `path ${name}`, switches: [name], indexes: [] });
const index = (name: string, switches: readonly string[] = []): Part => ({
  name: `index ${name}`,
  switches,
  indexes: [name],
});

/** All parts but those without which nothing is found: the newest of a cell, of the country and of a word in it. */
export const PARTS: readonly Part[] = [
  index('job_id_hash_idx'),
  index('company_id_hash_idx'),
  index('job_search_profile_idx', ['profile']),
  index('job_search_kind_idx', ['kind', 'type', 'studies']),
  index('job_search_profile_kind_idx', ['profileKind', 'profileType', 'profileStudies']),
  index('job_search_country_kind_idx', [
    'countryProfile',
    'countryProfileType',
    'countryProfileStudies',
    'countryKind',
    'everyKind',
  ]),
  index('job_search_pay_idx', ['pay', 'payType']),
  index('job_search_profile_place_idx', [
    'NEAREST_NEIGHBOUR of profile',
    'BOUNDING_BOX of profile',
    'COUNT BOUNDING_BOX of profile',
  ]),
  index('job_search_closed_idx'),
  index('job_term_cell_idx', ['term']),
  index('job_term_closed_idx'),
  ...['kind', 'type', 'studies', 'profileKind', 'profileType', 'profileStudies'].map(list),
  ...['countryProfile', 'countryProfileType', 'countryProfileStudies', 'countryKind', 'everyKind'].map(list),
  ...['pay', 'payType'].map(list),
  ...['BITMAP_SORT NEWEST', 'BITMAP_SORT NEAREST', 'MERGE', 'cells beyond'].map(path),
  ...['BOUNDING_BOX', 'BOUNDING_BOX of profile', 'NEAREST_NEIGHBOUR of profile'].map(path),
  ...['COUNT BOUNDING_BOX', 'COUNT BOUNDING_BOX of profile'].map(path),
];

/** Parts by their names, or by names of lists, ways and indexes that they are of. */
export function partNamed(name: string): Part {
  const part = PARTS.find((one) => one.name === name || one.name.split(' ').slice(1).join(' ') === name);
  if (part === undefined) {
    throw new Error(`no part is called "${name}"; there are: ${PARTS.map((one) => one.name).join(', ')}`);
  }
  return part;
}
