import {
  EXPERIENCE_KINDS,
  EXPERIENCE_YEARS_MAX,
  JOB_TYPES,
  type JobFilterInput,
  PAGE_SIZE_DEFAULT,
  QUALIFICATIONS,
  RADIUS_KM_DEFAULT,
  RADIUS_KM_MAX,
  SALARY_MAX,
  SALARY_STEP,
  SEARCH_LENGTH_MAX,
} from '@nukkad/contract';

/** The job list's filters, as they stand in its address and nowhere else. */
export type JobSearch = Pick<
  JobFilterInput,
  | 'text'
  | 'jobProfile'
  | 'jobType'
  | 'experience'
  | 'experienceYears'
  | 'pay'
  | 'qualification'
  | 'city'
  | 'radiusKm'
  | 'sortBy'
> & {
  /** Around the reader's own point, which stays in the browser. */
  readonly isNearMe: boolean;
  /** Where the list begins when it is read page by page, without script: no filter, and not written with them. */
  readonly after: string | undefined;
};

/** The API takes no longer ones. */
const CURSOR_LENGTH_MAX = 200;

const PARAMETERS = [
  'q',
  'profile',
  'type',
  'exp',
  'years',
  'pay',
  'qual',
  'city',
  'radius',
  'sort',
  'near',
] as const;

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate.toLowerCase() === value?.toLowerCase());
}

function short(value: string | null, longest: number): string | undefined {
  // The API refuses signs that nobody can type.
  return (
    value
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest) || undefined
  );
}

/** "5000-20000" within the slider's ends; undefined when malformed or the whole range. */
function range(value: string | null, most: number, step: number): readonly [number, number] | undefined {
  const ends = /^(\d{1,6})-(\d{1,6})$/.exec(value ?? '');
  if (!ends) return undefined;
  const low = Math.min(Math.floor(Number(ends[1]) / step) * step, most);
  const high = Math.min(Math.ceil(Number(ends[2]) / step) * step, most);
  return Number(ends[1]) > Number(ends[2]) || (low === 0 && high === most) ? undefined : [low, high];
}

/** Whole kilometres; undefined where none are given: around a part of a city that is less than around a city. */
function radiusOf(value: string | null): number | undefined {
  const radius = Number(value || undefined);
  return Number.isInteger(radius) && radius >= 0 ? Math.min(radius, RADIUS_KM_MAX) : undefined;
}

/** Older links name the city in the address itself: `/joblist?jobs-in-pune`. */
function cityOf(params: URLSearchParams): string | undefined {
  const legacy = [...params.keys()].find((key) => key.startsWith('jobs-in-'));
  return short(params.get('city') ?? legacy?.slice('jobs-in-'.length).replaceAll('-', ' ') ?? null, 80);
}

/** Reads the filters from an address; what does not make sense is left out. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  const years = range(params.get('years'), EXPERIENCE_YEARS_MAX, 1);
  const experience = oneOf(EXPERIENCE_KINDS, params.get('exp'));
  const isFresher = experience === 'EXPERIENCED' && years?.[1] === 0;
  return {
    text: short(params.get('q'), SEARCH_LENGTH_MAX),
    jobProfile: short(params.get('profile'), 80),
    jobType: oneOf(JOB_TYPES, params.get('type')),
    experience: isFresher ? 'FRESHER' : experience,
    experienceYears: experience === 'EXPERIENCED' && !isFresher ? years : undefined,
    pay: range(params.get('pay'), SALARY_MAX, SALARY_STEP),
    qualification: oneOf(QUALIFICATIONS, params.get('qual')),
    city: cityOf(params),
    radiusKm: radiusOf(params.get('radius')),
    sortBy: params.get('sort') === 'nearest' ? 'NEAREST' : 'NEWEST',
    isNearMe: params.get('near') === 'me',
    after: short(params.get('after'), CURSOR_LENGTH_MAX),
  };
}

/** Writes the filters into an address, leaving out what is at its default; other parameters stay. */
export function writeJobSearch(
  search: JobSearch,
  onto: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(onto);
  for (const name of [...params.keys()]) {
    if (name.startsWith('jobs-in-') || PARAMETERS.some((known) => known === name)) params.delete(name);
  }
  const values: Record<(typeof PARAMETERS)[number], string | undefined> = {
    q: search.text,
    city: search.city,
    near: search.isNearMe ? 'me' : undefined,
    profile: search.jobProfile,
    type: search.jobType?.toLowerCase(),
    exp: search.experience?.toLowerCase(),
    years: search.experienceYears?.join('-'),
    pay: search.pay?.join('-'),
    qual: search.qualification?.toLowerCase(),
    radius: search.radiusKm?.toString(),
    sort: search.sortBy === 'NEAREST' ? 'nearest' : undefined,
  };
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  return params;
}

/** The list of a search, from its beginning or from `after` on. */
export function listAddress(search: JobSearch, after?: string | null): string {
  const params = writeJobSearch(search);
  if (after) params.set('after', after);
  return params.size > 0 ? `/joblist?${params}` : '/joblist';
}

/** The same search on the map. */
export function mapAddress(search: JobSearch): string {
  const params = writeJobSearch(search);
  return params.size > 0 ? `/mapjobs?${params}` : '/mapjobs';
}

/** How many of the panel's filters are on; the city and the text are not of the panel. */
export function countActiveFilters(search: JobSearch): number {
  const { jobProfile, jobType, experience, pay, qualification, radiusKm } = search;
  const radius = radiusKm === RADIUS_KM_DEFAULT ? undefined : radiusKm;
  return [jobProfile, jobType, experience, pay, qualification, radius].filter((value) => value !== undefined)
    .length;
}

/** The call that answers these filters; `point` is the reader's own, where it is known. */
export function filterInputOf(
  search: JobSearch,
  point: JobFilterInput['point'],
  cursor?: string | undefined,
): JobFilterInput {
  return {
    text: search.text,
    jobProfile: search.jobProfile,
    jobType: search.jobType,
    experience: search.experience,
    experienceYears: search.experienceYears,
    pay: search.pay,
    qualification: search.qualification,
    city: search.city,
    point: search.isNearMe ? point : undefined,
    radiusKm: search.radiusKm,
    sortBy: search.sortBy,
    page: 1,
    size: PAGE_SIZE_DEFAULT,
    cursor,
  };
}
