import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

export const LazyCityPicker = lazyDialog({
  load: async () => (await import('./city-picker.tsx')).CityPicker,
});
