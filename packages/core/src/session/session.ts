import type { Language } from '@nukkad/contract';

/** Who is signed in: a seeker, and the login (refresh-token family) this request came through. */
export interface Session {
  readonly candidateId: string;
  readonly loginId: string;
  /** The profile's language; null until chosen. */
  readonly language: Language | null;
}
