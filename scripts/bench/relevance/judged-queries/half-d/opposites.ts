import type { UnderstoodTerm } from '@nukkad/contract';
import { jobProfiles } from '@nukkad/reference-data';
import {
  type Attribute,
  attributesOf,
  excludedAttributesOf,
  hasWordStart,
  type SpokenJob,
} from './is-right.ts';
import type { SpokenExpectation } from './types.ts';

/** An understood term with the optional fields of exclusions. */
export type Term = Pick<UnderstoodTerm, 'text' | 'value'> & {
  readonly kind: string;
  /** Whether jobs with it are excluded. */
  readonly isNegated?: boolean | undefined;
  /** `false` if the search shows the term without applying it. */
  readonly isApplied?: boolean | undefined;
};

const profileBySub = new Map(jobProfiles.flatMap((row) => row.subProfiles.map((sub) => [sub.key, row.key])));

const isOfKind =
  (...kinds: readonly string[]) =>
  (term: Term, value: string): boolean =>
    kinds.includes(term.kind) && term.value === value;

const MEANS: Readonly<Record<Attribute['field'], (term: Term, value: string) => boolean>> = {
  profiles: ({ kind, value }, key) =>
    kind === 'JOB_PROFILE' && (value === key || value.startsWith(`${key}/`)),
  subProfiles: ({ kind, value }, key) =>
    kind === 'JOB_PROFILE' && (value === key || value.endsWith(`/${key}`)),
  skills: isOfKind('SKILL'),
  titleWords: ({ text }, word) => hasWordStart(text, word),
  cities: isOfKind('CITY'),
  localities: isOfKind('LOCALITY'),
  jobType: isOfKind('JOB_TYPE'),
  hours: isOfKind('SHIFT', 'HOURS'),
  workPlace: isOfKind('WORK_PLACE'),
};

/** Whether a term of an exclusion includes the attribute. It may be wider: the profile of a sub-profile, or a word for a skill. */
function includes(term: Term, { field, value }: Attribute): boolean {
  if (MEANS[field](term, value)) return true;
  if (field === 'skills') return term.kind === 'WORD';
  return field === 'subProfiles' && term.kind === 'JOB_PROFILE' && term.value === profileBySub.get(value);
}

/** Whether the search says that it understood the excluded attribute but did not apply it. */
export function isShownAsUnapplied(understood: readonly Term[], attribute: Attribute): boolean {
  return understood.some(
    (term) => term.isNegated === true && term.isApplied === false && includes(term, attribute),
  );
}

/** Returns the excluded attributes that a term asserts, so that the search looks for what the seeker refused. */
export function assertedExclusions(
  understood: readonly Term[],
  { excluded }: SpokenExpectation,
): Attribute[] {
  return attributesOf(excluded).filter(({ field, value }) =>
    understood.some((term) => term.isNegated !== true && MEANS[field](term, value)),
  );
}

/** Whether a job has an excluded attribute that the search does not show as understood but not applied. */
export function isOppositeJob(
  job: SpokenJob,
  understood: readonly Term[],
  { excluded }: SpokenExpectation,
): boolean {
  return excludedAttributesOf(job, excluded).some((attribute) => !isShownAsUnapplied(understood, attribute));
}
