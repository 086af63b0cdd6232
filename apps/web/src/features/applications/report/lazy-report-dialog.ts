import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';

export const LazyReportDialog = lazyDialog({
  load: async () => (await import('./report-dialog.tsx')).ReportDialog,
  namespaces: ['report'],
});
