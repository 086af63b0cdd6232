import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

const neverChanges = () => () => undefined;

/** Returns the current date in India. During hydration it is the date when the server rendered the page. */
export function useToday(): Date {
  const { renderedOn } = useServices();
  return new Date(
    useSyncExternalStore(
      neverChanges,
      () => indiaDay(new Date()),
      () => renderedOn,
    ),
  );
}
