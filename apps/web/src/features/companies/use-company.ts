import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { shareIdOf } from '../../lib/routing/share-id-of.ts';
import { useServices } from '../../lib/services.ts';
import { companyQuery } from './company-queries.ts';

/** Returns the company of the current URL. */
export function useCompany() {
  const shareId = shareIdOf(useLocation().search) ?? '';
  return useQuery(companyQuery(useServices(), useLanguage(), shareId));
}
