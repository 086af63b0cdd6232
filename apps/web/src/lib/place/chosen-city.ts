import { useSyncExternalStore } from 'react';
import { HOME_PATH } from '../routing/return-path.ts';
import { readStored, writeStored } from '../storage/local-storage.ts';
import { createStorageChanges } from '../storage/storage-changes.ts';

const changes = createStorageChanges();
/** The chosen city in a browser that stores nothing. It is kept as long as the page is open. */
let unstored: string | null = null;

/** Returns the name of the city chosen on this device; null for all of India, and on the server. */
function chosenCity(): string | null {
  return typeof window === 'undefined' ? null : (readStored('city') ?? unstored);
}

/** Stores the chosen city on this device until it changes or the seeker signs out; null means all of India. */
export function chooseCity(name: string | null): void {
  writeStored('city', name);
  unstored = readStored('city') === name ? null : name;
  changes.notify();
}

/** Returns the chosen city and re-renders when another tab changes it; null during hydration. */
export function useChosenCity(): string | null {
  return useSyncExternalStore(changes.subscribe, chosenCity, () => null);
}

/** Returns the path of the job list in the chosen city, which replaces the home page; null if no city is chosen. */
export function homeOfChosenCity(): string | null {
  const city = chosenCity();
  return city === null ? null : `${HOME_PATH}?${new URLSearchParams({ city })}`;
}
