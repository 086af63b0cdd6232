import { QueryClient } from '@tanstack/react-query';
import { offlineDatabase } from '../features/offline/offline-database.ts';
import { restoreResponses } from '../features/offline/responses.ts';
import { forgetCandidate, writeStored } from '../lib/storage/local-storage.ts';

/** Makes the device know this seeker. */
export function signInOnDevice(candidateId: string): void {
  writeStored('isUserLoggedIn', 'true');
  writeStored('candidateId', candidateId);
}

/** Removes the known seeker and all stored responses from the device. */
export async function emptyDevice(): Promise<void> {
  forgetCandidate();
  await (await offlineDatabase()).clear('answers');
}

/** Returns the query cache of a page that is opened later, with the stored responses. */
export async function reopenedPage(): Promise<QueryClient> {
  const queryClient = new QueryClient();
  await restoreResponses(queryClient);
  return queryClient;
}
