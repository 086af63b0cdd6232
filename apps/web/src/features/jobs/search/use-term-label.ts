import { SALARY_MAX } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { popularCitiesQuery } from '../../../lib/place/popular-cities-query.ts';
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

/** The names of work and places in the reader's language, by key. */
function useNames(): (key: string) => string | undefined {
  const services = useServices();
  const language = useLanguage();
  const { data: options } = useQuery(filterOptionsQuery(services));
  const { data: cities } = useQuery(popularCitiesQuery(services));
  return (key) =>
    options?.jobProfiles.find((profile) => profile.key === key)?.name[language] ??
    cities?.find((city) => city.key === key)?.names[language];
}

/** Says what a part of the text was taken for, in the reader's language where it has a name there. */
export function useTermLabel() {
  const jobs = useT('jobs');
  const filter = useT('filter');
  const payText = usePayText();
  const nameOf = useNames();
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
    return nameOf(value) ?? typed;
  };
}
