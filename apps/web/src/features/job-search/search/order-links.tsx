import { useT } from '@nukkad/i18n/react.ts';
import { AppLink } from '../../../lib/routing/app-link.tsx';
import { type JobSearch, listAddress } from './job-search-params.ts';
import type { SearchMeaning } from './use-search-meaning.ts';

const ORDERS = ['NEWEST', 'NEAREST'] as const;

interface OrderLinksProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
}

/** Links to sort by date or by distance; shown if the search has a place. */
export function OrderLinks({ search, meaning }: OrderLinksProps) {
  const t = useT('filter');
  if (meaning.place === undefined && !meaning.isNearMe) return null;
  return (
    <nav className="order-links" aria-label={t('sort.label')}>
      {ORDERS.map((order) => (
        <AppLink
          key={order}
          className="order-links__link"
          to={listAddress({ ...search, sortBy: order })}
          aria-current={search.sortBy === order ? 'true' : undefined}
        >
          {t(order === 'NEWEST' && meaning.place !== undefined ? 'sort.HERE' : `sort.${order}`)}
        </AppLink>
      ))}
    </nav>
  );
}
