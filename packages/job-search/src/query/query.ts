import type { ReadText } from './read-text.ts';

/** What jobs are looked for: a filter's fields, and lists of terms; a job must have one of each list. */
export interface Query extends Pick<ReadText, 'input' | 'passed' | 'localities'> {
  readonly terms: readonly (readonly number[])[];
}

const listOf = (terms: readonly number[]): (readonly number[])[] => (terms.length > 0 ? [terms] : []);

const fieldsOf = ({ input, passed, localities }: ReadText) => ({ input, passed, localities });

/** The work that a text names, with all of its other words; null where no job can be of it. */
export function namedQuery(text: ReadText): Query | null {
  if (text.isLost || text.missing?.terms === null) return null;
  const own = text.missing?.terms ?? [];
  return { ...fieldsOf(text), terms: [...own, ...listOf(text.work), ...text.words] };
}

/** The same without its plain words. */
export function workQuery(text: ReadText): Query | null {
  const named = namedQuery(text);
  return named && { ...named, terms: [...(text.missing?.terms ?? []), ...listOf(text.work)] };
}

/** Nothing of what the text says of work but these terms. */
export function queryOfTerms(text: ReadText, terms: Query['terms']): Query {
  return { ...fieldsOf(text), terms };
}
