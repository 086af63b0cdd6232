import { Skeleton } from '@nukkad/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { FilterPanel as FilterPanelPart } from '../../features/job-search/filters/filter-panel.tsx';
import { useMedia } from '../../lib/page/use-media.ts';

/** Media query of screens on which the stylesheet shows a column for the filters. */
const WIDE = '(min-width: 80rem)';

const Panel = lazy(async () => ({
  default: (await import('../../features/job-search/filters/filter-panel.tsx')).FilterPanel,
}));

/** The filters next to the list on wide screens. Phones use FilterSheet and do not load this code. */
export function FilterRail(panel: ComponentProps<typeof FilterPanelPart>) {
  const isWide = useMedia(WIDE);
  return (
    <aside className="job-list-screen__rail">
      {isWide && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <Panel {...panel} />
        </Suspense>
      )}
    </aside>
  );
}
