/** What a company is posted with, by the columns that hold it. */
export const COMPANY_POSTING_COLUMNS = [
  ...['name', 'slug', 'description', 'website', 'address', 'city_id', 'latitude', 'longitude'],
  ...['phone', 'email', 'gstin', 'cin', 'udyam'],
];

/** The same of a job; the columns of what can be filtered by stand in their filters' record. */
export const jobPostingColumns = (ofFilters: readonly string[]) => [
  ...['company_id', 'title', 'slug', 'profile_key', 'sub_profile_key'],
  ...ofFilters,
  ...['gender', 'openings', 'city_id', 'locality', 'address', 'latitude', 'longitude'],
  ...['requirements', 'skills', 'language'],
];
