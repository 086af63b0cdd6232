import { SALARY_MAX } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { useServices } from '../../../lib/services.ts';
import { filterOptionsQuery } from './job-search-queries.ts';
import { experienceOf, jobTypeOf, qualificationOf, rangeOf, type TypedTerm } from './understood-terms.ts';

/** "₹20,000 to ₹25,000", "₹20,000 or more". */
function usePayText() {
  const filter = useT('filter');
  const { rupees } = useFormat();
  return ([from, to]: readonly [number, number]) =>
    to >= SALARY_MAX
      ? filter('noCeiling', { amount: rupees(from) })
      : filter('payRange', { from: rupees(from), to: rupees(to) });
}

/** The names of kinds of work in the reader's language, by key. */
function useProfileName(): (key: string) => string | undefined {
  const language = useLanguage();
  const { data: options } = useQuery(filterOptionsQuery(useServices()));
  return (key) => options?.jobProfiles.find((profile) => profile.key === key)?.name[language];
}

/** Says what a part of the text was taken for, in the reader's language where it has a name there. */
export function useTermLabel() {
  const jobs = useT('jobs');
  const filter = useT('filter');
  const payText = usePayText();
  const profileName = useProfileName();
  const cityName = useCityName();
  return ({ kind, value, typed }: TypedTerm): string => {
    const range = rangeOf(value);
    if (kind === 'PAY') return range ? payText(range) : typed;
    const experience = kind === 'EXPERIENCE' ? experienceOf(value) : undefined;
    if (experience) return filter(experience === 'FRESHER' ? 'fresher' : 'experienced');
    if (kind === 'EXPERIENCE' && range) return jobs('experience.range', { from: range[0], to: range[1] });
    const type = kind === 'JOB_TYPE' ? jobTypeOf(value) : undefined;
    if (type) return jobs(`type.${type}`);
    const qualification = kind === 'QUALIFICATION' ? qualificationOf(value) : undefined;
    if (qualification) return jobs(`qualification.${qualification}`);
    if (kind === 'CITY') return cityName(value);
    return profileName(value) ?? typed;
  };
}
