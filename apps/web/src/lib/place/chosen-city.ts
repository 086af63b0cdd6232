import { useSyncExternalStore } from 'react';
import { HOME_PATH } from '../routing/return-path.ts';
import { readStored, writeStored } from '../storage/local-storage.ts';

const listeners = new Set<() => void>();
/** For a browser that stores nothing: the choice lasts as long as the page. */
let unstored: string | null = null;

/** The name of the city that was chosen on this device; null for all of India, and on the server. */
function chosenCity(): string | null {
  return typeof window === 'undefined' ? null : (readStored('city') ?? unstored);
}

/** Remembers a chosen city on this device until it is changed or the seeker signs out; null means all of India. */
export function chooseCity(name: string | null): void {
  writeStored('city', name);
  unstored = readStored('city') === name ? null : name;
  for (const listener of listeners) listener();
}

/** The same for a component, which also renders again when another tab chooses; null while hydrating. */
export function useChosenCity(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    chosenCity,
    () => null,
  );
}

/** The home page with the chosen city: the plain address is replaced by it. Null if no city is chosen. */
export function homeOfChosenCity(): string | null {
  const city = chosenCity();
  return city === null ? null : `${HOME_PATH}?${new URLSearchParams({ city })}`;
}
