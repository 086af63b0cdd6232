import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';

export const LazyHrDialog = lazyDialog({
  load: async () => (await import('./hr-dialog.tsx')).HrDialog,
  namespaces: ['hr', 'apply', 'personal', 'upload'],
});
