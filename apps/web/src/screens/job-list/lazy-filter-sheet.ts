import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

export const LazyFilterSheet = lazyDialog({
  load: async () => (await import('./filter-sheet.tsx')).FilterSheet,
});
