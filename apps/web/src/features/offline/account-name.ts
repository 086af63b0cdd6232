import { readStored } from '../../lib/storage/local-storage.ts';

export const VISITOR = 'visitor';

/** Name under which responses are stored: the id of the last known seeker, or that of all visitors. */
export function accountName(): string {
  return (readStored('isUserLoggedIn') === 'true' && readStored('candidateId')) || VISITOR;
}
