import type { JobCard } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';

type InCity = Pick<JobCard, 'city' | 'cityNames'>;

/** Returns the city of a job, such as "Pune", in the reader's language. */
export function useJobCity({ city, cityNames }: InCity): string {
  return cityNames?.[useLanguage()] ?? city;
}

/** Returns locality and city, such as "Wakad, Pune", in the reader's language if the names are translated. */
export function useJobPlace(job: InCity & Pick<JobCard, 'locality' | 'localityNames'>): string {
  const city = useJobCity(job);
  const part = job.localityNames?.[useLanguage()] ?? job.locality;
  return part ? `${part}, ${city}` : city;
}
