import { EXPERIENCE_KINDS, JOB_TYPES, QUALIFICATIONS } from '@nukkad/contract';

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
