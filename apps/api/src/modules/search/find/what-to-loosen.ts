import { type JobFilterInput, RADIUS_KM_DEFAULT } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { countStatement } from '../statements/page-statement.ts';
import { planOf, sideOf, wordVariant } from './find-page.ts';
import type { Search } from './search.ts';
import { searchValues } from './search-values.ts';

/** Enough to choose by; counting on would cost more than the search itself. */
const COUNT_TO = 50;

type Without = (input: JobFilterInput) => JobFilterInput;

/** The filters by the names that the screens know, and the search without each. */
const WITHOUT: Readonly<Record<string, { isSet: (input: JobFilterInput) => boolean; without: Without }>> = {
  text: {
    isSet: (input) => input.text !== undefined,
    without: (input) => ({ ...input, text: undefined }),
  },
  jobProfile: {
    isSet: (input) => input.jobProfile !== undefined,
    without: (input) => ({ ...input, jobProfile: undefined }),
  },
  jobType: {
    isSet: (input) => input.jobType !== undefined,
    without: (input) => ({ ...input, jobType: undefined }),
  },
  experience: {
    isSet: (input) => input.experience !== undefined || input.experienceYears !== undefined,
    without: (input) => ({ ...input, experience: undefined, experienceYears: undefined }),
  },
  pay: {
    isSet: (input) => input.pay !== undefined,
    without: (input) => ({ ...input, pay: undefined }),
  },
  qualification: {
    isSet: (input) => input.qualification !== undefined,
    without: (input) => ({ ...input, qualification: undefined }),
  },
  radius: {
    isSet: (input) => input.radiusKm !== undefined && input.radiusKm < RADIUS_KM_DEFAULT,
    without: (input) => ({ ...input, radiusKm: undefined }),
  },
  city: {
    isSet: (input) => input.city !== undefined || input.point !== undefined,
    without: (input) => ({ ...input, city: undefined, point: undefined }),
  },
};

async function countMatches(database: Database, search: Search): Promise<number> {
  const wanted = { after: null, rows: 1, countTo: COUNT_TO };
  const { count } = await planOf(database, { ...search, order: 'NEWEST' }, wanted);
  if (count === null) return 0;
  const statement = countStatement({ count, side: sideOf(search), words: wordVariant(search) });
  const [counted] = await database.query<{ total: number }>(
    statement.with({ ...searchValues(search), countTo: COUNT_TO }),
  );
  return counted?.total ?? 0;
}

/** Which single filter's removal would bring how many jobs (up to 50), most first; those that bring none are left out. */
export async function whatToLoosen(
  database: Database,
  input: JobFilterInput,
  searchOf: (input: JobFilterInput) => Search | null,
): Promise<{ filter: string; total: number }[]> {
  const options = Object.entries(WITHOUT).filter(([, { isSet }]) => isSet(input));
  const counted = await Promise.all(
    options.map(async ([filter, { without }]) => {
      const search = searchOf(without(input));
      return { filter, total: search === null ? 0 : await countMatches(database, search) };
    }),
  );
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
