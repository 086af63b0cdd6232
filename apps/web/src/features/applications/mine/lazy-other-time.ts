import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';

export const LazyOtherTime = lazyDialog({
  load: async () => (await import('./other-time-sheet.tsx')).OtherTimeSheet,
  namespaces: ['mine'],
});
