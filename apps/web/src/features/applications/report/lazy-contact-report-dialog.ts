import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';

export const LazyContactReportDialog = lazyDialog({
  load: async () => (await import('./contact-report-dialog.tsx')).ContactReportDialog,
  namespaces: ['report'],
});
