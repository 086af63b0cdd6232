export { countJobs } from './count-jobs.ts';
export { nearestBeyond } from './nearest-beyond.ts';
export { interpret } from './query/interpret.ts';
export type { JobQuery } from './query/ladder.ts';
export { withoutNearFirst } from './query/near-first.ts';
export { relaxations } from './relaxations.ts';
export type { PageInput } from './run/cursor.ts';
export { type JobPage, searchJobs } from './search-jobs.ts';
export type { JobRow } from './sql/page-statement.ts';
export { placeOfPin } from './store/pin-places.ts';
export { readOverruled, type SearchLanguage, searchLanguage } from './store/search-language.ts';
export {
  cardNamesOf,
  cityNamed,
  type MeaningNames,
  type SearchPlaces,
  searchPlaces,
  subProfileNames,
} from './store/search-places.ts';
