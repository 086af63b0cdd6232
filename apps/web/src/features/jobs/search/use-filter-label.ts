import { RADIUS_KM_DEFAULT } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import type { JobSearch } from './job-search-params.ts';
import { filterOptionsQuery } from './job-search-queries.ts';
import { usePayText } from './use-pay-text.ts';
import type { FilterName } from './without-filter.ts';

/** What a filter that is given up is called ("Part time"), or what comes instead ("Within 30 km", "All India"). */
export interface FilterLabel {
  readonly gone?: string;
  readonly instead?: string;
}

/** Says so of each filter. */
export function useFilterLabel(search: JobSearch): (name: FilterName) => FilterLabel {
  const t = useT('filter');
  const jobs = useT('jobs');
  const nav = useT('nav');
  const language = useLanguage();
  const { kilometres } = useFormat();
  const payText = usePayText();
  const { data: options } = useQuery(filterOptionsQuery(useServices()));
  const { text, jobProfile, jobType, experience, experienceYears: years, pay, qualification } = search;
  const profile = options?.jobProfiles.find(({ key }) => key === jobProfile);
  const worked = experience === 'FRESHER' ? t('fresher') : t('experienced');
  const chosen: Partial<Record<FilterName, string | undefined>> = {
    text: `“${text ?? ''}”`,
    jobProfile: profile?.name[language] ?? jobProfile,
    jobType: jobType && jobs(`type.${jobType}`),
    experience: years ? jobs('experience.range', { from: years[0], to: years[1] }) : worked,
    pay: pay && payText(pay),
    qualification: qualification && jobs(`qualification.${qualification}`),
  };
  return (name) => {
    if (name === 'city') return { instead: nav('anyCity') };
    if (name === 'radius') return { instead: t('radiusWithin', { distance: kilometres(RADIUS_KM_DEFAULT) }) };
    return { gone: chosen[name] ?? '' };
  };
}
