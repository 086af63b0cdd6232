import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

export const LazyLocationHelp = lazyDialog({
  load: async () => (await import('./location-help.tsx')).LocationHelp,
  namespaces: ['location'],
});
