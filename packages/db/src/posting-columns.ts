/** The columns of `company` that an import or a feed fills. */
export const COMPANY_POSTING_COLUMNS = [
  'name',
  'slug',
  'description',
  'website',
  'address',
  'city_id',
  'latitude',
  'longitude',
  'phone',
  'email',
  'gstin',
  'cin',
  'udyam',
];

/** The columns of `job` that an import or a feed fills. The caller adds the columns of the filters. */
export const jobPostingColumns = (ofFilters: readonly string[]) => [
  'company_id',
  'title',
  'slug',
  'profile_key',
  'sub_profile_key',
  ...ofFilters,
  'gender',
  'openings',
  'city_id',
  'locality',
  'address',
  'latitude',
  'longitude',
  'requirements',
  'skills',
  'language',
];
