import { EXPERIENCE_KINDS, JOB_TYPES, QUALIFICATIONS, type UnderstoodTerm } from '@nukkad/contract';
import { findPhrase } from '../../../lib/text/find-phrase.ts';

/** An understood part of a text, with the words it came from as they were typed. */
export interface TypedTerm extends UnderstoodTerm {
  readonly typed: string;
}

/** What was understood, as far as it still stands in the text. */
export function typedTerms(text: string, understood: readonly UnderstoodTerm[]): readonly TypedTerm[] {
  return understood.flatMap((term) => {
    const span = findPhrase(text, term.text);
    return span ? [{ ...term, typed: text.slice(...span) }] : [];
  });
}

/** "20000-100000" as two whole numbers; null when it is something else. */
export function rangeOf(value: string): readonly [number, number] | null {
  const ends = /^(\d+)-(\d+)$/.exec(value);
  return ends ? [Number(ends[1]), Number(ends[2])] : null;
}

function oneOf<T extends string>(known: readonly T[]) {
  return (value: string): T | undefined => known.find((candidate) => candidate === value.toUpperCase());
}

export const jobTypeOf = oneOf(JOB_TYPES);
export const experienceOf = oneOf(EXPERIENCE_KINDS);
export const qualificationOf = oneOf(QUALIFICATIONS);
