import { skills } from '@nukkad/reference-data';
import { isRelevant, type JudgedJob } from '../is-relevant.ts';
import type { Exclusion, SpokenExpectation } from './types.ts';

/** The fields of a job that decide whether it is right. `shift` and `workPlace` are null if the job does not state them. */
export type SpokenJob = JudgedJob & {
  readonly title: string;
  readonly shift: string | null;
  readonly workPlace: string | null;
};

/** An attribute of a query's exclusion, such as the job type `PART_TIME`. */
export interface Attribute {
  readonly field: keyof Exclusion;
  readonly value: string;
}

const RANK_WORDS = {
  JUNIOR: [
    'junior',
    'jr',
    'trainee',
    'intern',
    'assistant',
    'helper',
    'जूनियर',
    'ज्युनियर',
    'कनिष्ठ',
    'ट्रेनी',
    'इंटर्न',
    'सहायक',
    'असिस्टेंट',
    'असिस्टंट',
    'हेल्पर',
    'मदतनीस',
  ],
  SENIOR: [
    'senior',
    'sr',
    'head',
    'lead',
    'manager',
    'supervisor',
    'chief',
    'सीनियर',
    'सिनियर',
    'वरिष्ठ',
    'हेड',
    'मुख्य',
    'लीड',
    'मैनेजर',
    'मॅनेजर',
    'व्यवस्थापक',
    'सुपरवाइज़र',
    'सुपरवाइजर',
    'सुपरवायझर',
  ],
} as const;

const skillNameByKey = new Map(skills.map((skill) => [skill.key, skill.nameEn]));
const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a text has a word that begins with `start`. */
export function hasWordStart(text: string, start: string): boolean {
  const beginning = start.normalize('NFC').toLowerCase();
  return wordsOf(text).some((word) => word.startsWith(beginning));
}

/** Whether a title has a word of the rank. Whole words, so that "internet" and "leading" are no ranks. */
function isOfRank(title: string, rank: keyof typeof RANK_WORDS): boolean {
  const words = new Set(wordsOf(title));
  return RANK_WORDS[rank].some((word) => words.has(word.normalize('NFC')));
}

/** Returns the attributes of an exclusion, one for each value. */
export function attributesOf(excluded: Exclusion | undefined): Attribute[] {
  return (Object.entries(excluded ?? {}) as [keyof Exclusion, string | readonly string[]][]).flatMap(
    ([field, values]) => [values].flat().map((value) => ({ field, value })),
  );
}

const HAS: Readonly<Record<keyof Exclusion, (job: SpokenJob, value: string) => boolean>> = {
  profiles: (job, key) => job.profileKey === key,
  subProfiles: (job, key) => job.subProfileKey === key,
  skills: (job, key) => job.skills.includes(skillNameByKey.get(key) ?? key),
  titleWords: (job, word) => hasWordStart(job.title, word),
  cities: (job, slug) => job.citySlug === slug,
  localities: (job, path) => `${job.citySlug}/${job.localitySlug}` === path,
  jobType: (job, type) => job.jobType === type,
  hours: (job, hours) => job.shift === hours,
  workPlace: (job, place) => job.workPlace === place,
};

/** Returns the excluded attributes that a job has. */
export function excludedAttributesOf(job: SpokenJob, excluded: Exclusion | undefined): Attribute[] {
  return attributesOf(excluded).filter(({ field, value }) => HAS[field](job, value));
}

/** Whether a job meets all conditions of a query. Does not compare `excluded`. */
export function meetsConditions(job: SpokenJob, expect: SpokenExpectation): boolean {
  const { workPlace, hours, rank, schooling } = expect;
  if (!isRelevant(job, expect)) return false;
  if (workPlace !== undefined && job.workPlace !== workPlace && job.workPlace !== 'BOTH') return false;
  if (hours !== undefined && job.shift !== hours) return false;
  if (rank !== undefined && isOfRank(job.title, rank === 'JUNIOR' ? 'SENIOR' : 'JUNIOR')) return false;
  return schooling === undefined || job.qualification === null;
}

/** Whether a job meets all conditions of a query and has no excluded attribute. */
export function isRightJob(job: SpokenJob, expect: SpokenExpectation): boolean {
  return meetsConditions(job, expect) && excludedAttributesOf(job, expect.excluded).length === 0;
}
