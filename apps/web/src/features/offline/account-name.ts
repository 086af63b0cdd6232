import { readStored } from '../../lib/storage/local-storage.ts';

export const VISITOR = 'visitor';

/**
 * Returns the account under which responses are stored: the id of the last known seeker, or a common name for all
 * visitors.
 */
export function accountName(): string {
  return (readStored('isUserLoggedIn') === 'true' && readStored('candidateId')) || VISITOR;
}
