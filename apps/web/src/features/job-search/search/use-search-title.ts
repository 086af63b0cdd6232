import { useT } from '@nukkad/i18n/react.ts';
import type { SearchMeaning } from './use-search-meaning.ts';

/** Returns the title of a search, such as "All jobs", "Cook jobs in Pune" or "“zari” jobs near me". */
export function useSearchTitle({ what, place, isNearMe }: SearchMeaning): string {
  const t = useT('jobs');
  const nav = useT('nav');
  const filter = useT('filter');
  if (place !== undefined) return what ? t('of.in', { what, place }) : nav('jobsIn', { city: place });
  if (isNearMe) return what ? t('of.near', { what }) : filter('useMyPlace');
  return what ? t('of.all', { what }) : t('allJobs');
}
