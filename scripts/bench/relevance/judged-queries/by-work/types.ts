/** BCP 47 tags; `-Latn` is in Latin letters, `mixed` has both scripts. */
export type WorkLanguage = 'en' | 'hi' | 'mr' | 'hi-Latn' | 'mr-Latn' | 'mixed';

interface TypedQuery {
  readonly id: string;
  readonly query: string;
  readonly language: WorkLanguage;
  readonly kind: 'clean' | 'with-errors';
  /** The query without its typing errors. */
  readonly intended?: string;
  /** City slug. A right job is in the city or within the portal's default radius of its centre. */
  readonly city?: string;
}

/** A query for an occupation that the portal has. */
export interface PresentWorkQuery extends TypedQuery {
  /** A job of any of these sub-profiles is right. */
  readonly subProfiles?: readonly string[];
  /** Regular expressions. A job whose title matches one is right too, for works that are not sub-profiles of their own. */
  readonly titles?: readonly string[];
}

/** A query for an occupation that the portal does not have. It must not be understood as another one. */
export interface AbsentWorkQuery extends TypedQuery {
  readonly absent: true;
  /** Regular expressions for the beginnings of words, one of which a right job must have. */
  readonly words: readonly string[];
}

export type WorkQuery = PresentWorkQuery | AbsentWorkQuery;
