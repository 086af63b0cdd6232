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

const COUNTRY_LISTS = ['countryProfile', 'countryProfileType', 'countryProfileStudies', 'countryKind'];

/** All parts but those without which nothing is found: the newest of a cell, of the country and of a word in it. */
export const PARTS: readonly Part[] = [
  index('job_search_kind_idx', ['kind']),
  index('job_search_country_kind_idx', [...COUNTRY_LISTS, 'everyKind']),
  index('job_search_pay_idx', ['pay', 'payType']),
  index('job_search_profile_place_idx', [
    'NEAREST_NEIGHBOUR of profile',
    'BOUNDING_BOX of profile',
    'COUNT BOUNDING_BOX of profile',
  ]),
  index('job_search_closed_idx'),
  index('job_term_cell_idx', ['term']),
  index('job_term_closed_idx'),
  ...[...COUNTRY_LISTS, 'everyKind', 'pay', 'payType'].map(list),
  ...['BITMAP_SORT NEWEST', 'BITMAP_SORT NEAREST', 'MERGE'].map(path),
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
