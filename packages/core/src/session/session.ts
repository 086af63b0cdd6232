import type { Language } from '@nukkad/contract';

/** The signed-in seeker of a request, and the login (refresh-token family) that the request belongs to. */
export interface Session {
  readonly candidateId: string;
  readonly loginId: string;
  /** The language of the profile; null until the seeker chooses one. */
  readonly language: Language | null;
}
