import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Navigation } from './navigation.ts';

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

const neverChanges = () => () => undefined;

/** The open page's navigation; null on the server. */
export function useNavigation(): Navigation | null {
  return useContext(NavigationContext);
}

/** Whether another place is being prepared: what is on the screen is about to change. */
export function useIsNavigating(): boolean {
  const navigation = useNavigation();
  return useSyncExternalStore(
    navigation?.subscribe ?? neverChanges,
    () => navigation?.isBusy() ?? false,
    () => false,
  );
}
