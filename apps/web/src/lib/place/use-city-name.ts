import { useLanguage } from '@nukkad/i18n/react.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';

/** Says a city's name in the reader's language; `useCityName()('Pune')` is "पुणे". */
export function useCityName(): (name: string) => string {
  const { cityNames } = useServices();
  const language = useLanguage();
  const version = useSyncExternalStore(cityNames.subscribe, cityNames.version, cityNames.version);
  // Another version knows more names.
  return useCallback((name: string) => cityNames.nameOf(name, language), [cityNames, language, version]);
}
