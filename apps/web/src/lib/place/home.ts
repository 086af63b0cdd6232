import type { GeoPoint, Localized, Place } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/local-storage.ts';
import { createStorageChanges } from '../storage/storage-changes.ts';

/** Where the seeker lives, as they named it. It is stored only on the device, and in the profile with consent. */
export interface Home {
  readonly point: GeoPoint;
  /** Names of the area or city; for a PIN code, of the nearest one. Null for the device's own position. */
  readonly names: Localized | null;
  /** The PIN code, if it was given. */
  readonly pin?: string | undefined;
}

/** Returns a found place as a home. */
export const homeOf = ({ kind, key, names, position }: Place): Home => ({
  point: position,
  names,
  ...(kind === 'PIN' && { pin: key }),
});

const changes = createStorageChanges();
let current: Home | undefined;
/** The stored text that `current` was parsed from, so that other tabs' changes are noticed. */
let parsedFrom: string | null | undefined;

function isPoint(value: unknown): value is GeoPoint {
  const { latitude, longitude } = (value ?? {}) as Partial<GeoPoint>;
  return Number.isFinite(latitude) && Number.isFinite(longitude);
}

function parse(text: string | null): Home | undefined {
  try {
    const home = JSON.parse(text ?? 'null') as Home | null;
    return isPoint(home?.point) ? home : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the home stored on this device; undefined if there is none, and on the server. */
export function storedHome(): Home | undefined {
  if (typeof window === 'undefined') return undefined;
  const text = readStored('home');
  if (text !== parsedFrom) {
    current = parse(text);
    parsedFrom = text;
  }
  return current;
}

/** Stores the home on this device, or removes it, and updates all distances. */
export function setHome(home: Home | undefined): void {
  writeStored('home', home === undefined ? null : JSON.stringify(home));
  changes.notify();
}

/** Returns the home, and re-renders when it changes in this or another tab; undefined during hydration. */
export function useHome(): Home | undefined {
  return useSyncExternalStore(changes.subscribe, storedHome, () => undefined);
}
