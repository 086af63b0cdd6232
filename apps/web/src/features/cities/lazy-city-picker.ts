import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

/** The choice of a city, fetched when it may soon be asked for. */
export const LazyCityPicker = lazyDialog({
  load: async () => (await import('./city-picker.tsx')).CityPicker,
});
