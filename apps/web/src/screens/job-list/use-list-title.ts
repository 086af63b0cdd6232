import { inPlace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';

/** Returns a list's title as people search for it: "Driver jobs in Pune", "पुणे में ड्राइवर की नौकरी". */
export function useListTitle({ what, place }: Pick<SearchMeaning, 'what' | 'place'>): string {
  const t = useT('jobs');
  const nav = useT('nav');
  const language = useLanguage();
  if (place === undefined) return what ? t('pageTitle.of', { what }) : nav('jobs');
  const where = inPlace(place, language);
  return what ? t('pageTitle.ofIn', { what, where }) : t('pageTitle.in', { where });
}
