/** Languages as they are tagged: `-Latn` is written in Latin letters, `mixed` has two scripts in one query. */
export type WorkLanguage = 'en' | 'hi' | 'mr' | 'hi-Latn' | 'mr-Latn' | 'mixed';

interface TypedQuery {
  readonly id: string;
  readonly query: string;
  readonly language: WorkLanguage;
  readonly kind: 'clean' | 'with-errors';
  /** What the writer wanted to type, where there are errors. */
  readonly intended?: string;
  /** City slug: a right job lies in the city or within the portal's radius of its centre. */
  readonly city?: string;
}

/** A query for a work that the portal has. */
export interface PresentWorkQuery extends TypedQuery {
  /** A job of any of these is of the work. */
  readonly subProfiles?: readonly string[];
  /** Regular expressions: a job whose title matches one is of the work too. For works that sub-profiles do not separate. */
  readonly titles?: readonly string[];
}

/** A query for a work that the portal does not have: it must not be taken for one that it has. */
export interface AbsentWorkQuery extends TypedQuery {
  readonly absent: true;
  /** Regular expressions for the beginning of a word, one of which a job must have to be an answer. */
  readonly words: readonly string[];
}

export type WorkQuery = PresentWorkQuery | AbsentWorkQuery;
