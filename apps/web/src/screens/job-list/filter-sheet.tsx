import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet } from '@nukkad/ui';
import { FilterPanel } from '../../features/job-search/filters/filter-panel.tsx';
import type { JobSearch } from '../../features/job-search/search/job-search-params.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly applied: JobSearch;
  readonly meaning: SearchMeaning;
  readonly onApply: (search: JobSearch) => void;
}

/** The filters in a bottom sheet, for phones. Closing it without Apply discards the changes. */
export function FilterSheet({ isOpen, onClose, applied, meaning, onApply }: FilterSheetProps) {
  const t = useT('filter');
  const apply = (search: JobSearch) => {
    onApply(search);
    onClose();
  };
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('title')}>
      <FilterPanel applied={applied} meaning={meaning} onApply={apply} />
    </BottomSheet>
  );
}
