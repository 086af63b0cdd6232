import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

const neverChanges = () => () => undefined;

/** Today in India; while a page is hydrated, the day that the server made it on, which may have been yesterday. */
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
