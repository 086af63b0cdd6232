import type { SessionStore } from '../../lib/session-store.ts';
import { writeStored } from '../../lib/storage/local-storage.ts';

/** The seeker goes by another name now: the frame around the screens shows it at once. */
export function renamePerson(session: SessionStore, name: string): void {
  writeStored('candidateName', name);
  writeStored('givenName', name.trim().split(/\s+/)[0] ?? name);
  session.set({ ...session.get() });
}
