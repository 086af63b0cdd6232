import type { SessionStore } from '../../lib/session-store.ts';
import { writeStored } from '../../lib/storage/local-storage.ts';

/** Stores the seeker's new name and re-renders the page frame, which shows it. */
export function renamePerson(session: SessionStore, name: string): void {
  writeStored('candidateName', name);
  writeStored('givenName', name.trim().split(/\s+/)[0] ?? name);
  session.set({ ...session.get() });
}
