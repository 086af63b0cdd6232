import type { Localized } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { filterOptionsQuery } from './job-search-queries.ts';
import { listAddressQuery } from './list-address-query.ts';

/**
 * Returns the name of a profile or sub-profile in the reader's language. `known` are the names if a response
 * contained them; otherwise they are fetched. Undefined until they are loaded, or if the key is unknown.
 */
export function useWorkName(key: string | undefined, known?: Localized | undefined): string | undefined {
  const language = useLanguage();
  const services = useServices();
  const { data: options } = useQuery(filterOptionsQuery(services));
  // Older links contain the name of a profile instead of its key.
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
