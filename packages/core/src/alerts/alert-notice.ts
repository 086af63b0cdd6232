import type { AlertSearch, Localized } from '@nukkad/contract';
import { writeFilters } from '@nukkad/contract/jobs/job-filter-address.ts';
import type { JobRow } from '@nukkad/job-search';
import { cityNamed, type SearchPlaces, searchPlaces, subProfileNames } from '@nukkad/job-search';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import type { Notice } from '../notifications/notify.ts';
import type { DueAlert } from './alerts.queries.ts';

/** New jobs are counted up to this number; more are shown as "20+". */
export const NEW_JOBS_COUNTED = 20;

const everyLanguage = (text: string): Localized => ({ en: text, hi: text, mr: text });

function joined(parts: readonly Localized[]): Localized {
  const text = (language: keyof Localized) => parts.map((part) => part[language]).join(' · ');
  return { en: text('en'), hi: text('hi'), mr: text('mr') };
}

/** Returns the translated names of a profile or sub-profile by its key; undefined if it is unknown. */
const workNamesOf = (places: SearchPlaces, key: string | undefined): Localized | undefined =>
  places.names.get(`PROFILE:${key}`) ?? subProfileNames(places, key);

/** Returns a name for a search: its text in quotes or the kind of work, and its city. Null if it has none of them. */
export async function searchName(
  { database }: Pick<Container, 'database'>,
  { text, jobProfile, city }: AlertSearch,
): Promise<Localized | null> {
  const places = await searchPlaces.read(database);
  const { names } = places;
  const slug = cityNamed(places, city)?.slug;
  const work = text === undefined ? workNamesOf(places, jobProfile) : everyLanguage(`“${text}”`);
  const place = names.get(`CITY:${slug}`) ?? (city === undefined ? undefined : everyLanguage(city));
  const parts = [work, place].filter((part) => part !== undefined);
  return parts.length === 0 ? null : joined(parts);
}

/** Returns the path of the result list of a search. */
export function listLink(search: AlertSearch): string {
  const { text, city, isNearMe } = search;
  const params = new URLSearchParams(
    writeFilters(search).map(([name, value]): [string, string] => [name, value]),
  );
  if (isNearMe) params.set('near', 'me');
  if (city !== undefined) params.set('city', city);
  if (text !== undefined) params.set('q', text);
  return `/joblist?${params}`;
}

function templateOf(isOne: boolean, isNamed: boolean) {
  if (isOne) return isNamed ? 'one' : 'one-unnamed';
  return isNamed ? 'many' : 'many-unnamed';
}

interface NewJobs {
  readonly alert: DueAlert;
  readonly jobs: readonly JobRow[];
  readonly name: Localized | null;
}

/** Returns one notice for all new jobs of an alert. It has the title if there is only one job. Null if there is none. */
export function alertNotice({ alert, jobs, name }: NewJobs): Notice | null {
  const [newest] = jobs;
  if (newest === undefined) return null;
  const { title: jobTitle, companyName: company } = newest;
  const count = jobs.length > NEW_JOBS_COUNTED ? `${NEW_JOBS_COUNTED}+` : jobs.length;
  const isOne = jobs.length === 1;
  return {
    candidateId: alert.candidateId,
    type: 'job-alert',
    template: templateOf(isOne, name !== null),
    values: { ...(isOne ? { jobTitle, company } : { count }), search: name },
    jobId: isOne ? newest.id : undefined,
    link: isOne ? `/jobs?${shareLink(newest)}` : listLink(alert.search),
    dedupeKey: `alert:${alert.id}:${newest.id}`,
  };
}
