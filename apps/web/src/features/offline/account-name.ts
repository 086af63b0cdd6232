import { readStored } from '../../lib/storage/local-storage.ts';

export const VISITOR = 'visitor';

/** Whose answers are stored and read in this browser: the seeker's who was last known to be here, or any visitor's. */
export function accountName(): string {
  return (readStored('isUserLoggedIn') === 'true' && readStored('candidateId')) || VISITOR;
}
