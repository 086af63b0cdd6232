import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

export const LazyHomeSheet = lazyDialog({
  load: async () => (await import('./home-sheet.tsx')).HomeSheet,
  namespaces: ['home', 'filter'],
});
