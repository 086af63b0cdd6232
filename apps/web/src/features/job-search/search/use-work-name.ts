import type { Localized } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { filterOptionsQuery } from './job-search-queries.ts';
import { listAddressQuery } from './list-address-query.ts';

/**
 * What the profile or sub-profile of a filter is called in the reader's language. `known` are the names of a sub-profile when
 * an answer brought them; otherwise they are asked for. Undefined until they are here, and for what is no work.
 */
export function useWorkName(key: string | undefined, known?: Localized | undefined): string | undefined {
  const language = useLanguage();
  const services = useServices();
  const { data: options } = useQuery(filterOptionsQuery(services));
  // Older links name a profile instead of its key.
  const profile = options?.jobProfiles.find(
    (one) => one.key === key || Object.values(one.name).some((name) => name === key),
  );
  const names = profile?.name ?? known;
  const { data: list } = useQuery({
    ...listAddressQuery(services, { work: key }),
    enabled: key !== undefined && options !== undefined && names === undefined,
  });
  const work = list?.works.find((one) => one.key === key);
  return (names ?? work?.names)?.[language];
}
