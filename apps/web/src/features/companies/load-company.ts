import type { Company } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { notFound } from '../../lib/routing/screen-module.ts';
import { shareIdOf } from '../../lib/routing/share-id-of.ts';
import type { Services } from '../../lib/services.ts';
import { companyQuery } from './company-queries.ts';

/** Loads the company of the URL for a screen's `load`; throws a 404 response if it does not exist. */
export async function loadCompany(services: Services, url: URL): Promise<Company> {
  const shareId = shareIdOf(url.search);
  if (!shareId) return notFound('company');
  try {
    return await services.queryClient.ensureQueryData(companyQuery(services, languageOf(services), shareId));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound('company');
    throw error;
  }
}
