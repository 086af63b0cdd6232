import type { JobCard } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useCityName } from './use-city-name.ts';

type Placed = Pick<JobCard, 'city' | 'locality' | 'localityNames'>;

/** "Wakad, Pune", in the reader's language as far as it has the names. */
export function useJobPlace({ city, locality, localityNames }: Placed): string {
  const part = localityNames?.[useLanguage()] ?? locality;
  const name = useCityName()(city);
  return part ? `${part}, ${name}` : name;
}
