import { jobProfiles, type SkillRow, skills } from '@nukkad/reference-data';
import kindRows from '@nukkad/reference-data/data/work-kinds.json' with { type: 'json' };
import type { JobGender, Qualification, SeedLanguage } from './types.ts';
import dutyRows from './work-duties.json' with { type: 'json' };

/** How employers advertise a sub-profile: titles, usual pay and requirements. */
export interface WorkKind {
  readonly subProfileKey: string;
  readonly profileKey: string;
  readonly titles: Readonly<Record<SeedLanguage, readonly string[]>>;
  /** Pay of a fresher in a medium-sized city, in whole rupees a month. */
  readonly fresherPay: number;
  readonly yearlyGrowth: number;
  readonly experienceCeiling: number;
  readonly qualifications: readonly (Qualification | null)[];
  /** The gender that employers prefer if they name one. */
  readonly genderLean: JobGender;
  readonly isOftenPartTime: boolean;
  readonly ownSkills: readonly string[];
  readonly sharedSkills: readonly string[];
  readonly duties: Readonly<Record<SeedLanguage, readonly string[]>>;
}

const skillNameByKey = new Map(skills.map((skill) => [skill.key, skill.nameEn]));

/** Keys of profiles whose sub-profiles share few skills. Carpenters, for example, need not be able to weld. */
const DIVERSE_PROFILES = new Set([
  'engineer',
  'technician',
  'cook',
  'tailor',
  'delivery',
  'safety-management',
  'quality-analyst',
  'graphic-designer',
  'teacher',
  'trainer',
]);

const ownKeysByProfile = new Map(
  jobProfiles.map((profile) => [
    profile.key,
    new Set(kindRows.filter((row) => row.profileKey === profile.key).flatMap((row) => row.skillKeys)),
  ]),
);

function isShared(skill: SkillRow, profileKey: string): boolean {
  if (!skill.profileKeys.includes(profileKey)) return false;
  return !DIVERSE_PROFILES.has(profileKey) || ownKeysByProfile.get(profileKey)?.has(skill.key) === false;
}

const sharedSkillsByProfile = new Map(
  jobProfiles.map((profile) => [
    profile.key,
    skills.filter((skill) => isShared(skill, profile.key)).map((skill) => skill.nameEn),
  ]),
);

/** Duties by profile. Sub-profiles with other duties have their own entry. */
const dutiesByKey = new Map(dutyRows.map((row) => [row.key, row]));

function toWorkKind(row: (typeof kindRows)[number]): WorkKind {
  const duties = dutiesByKey.get(row.subProfileKey) ?? dutiesByKey.get(row.profileKey);
  if (duties === undefined) throw new Error(`No duties for ${row.profileKey}`);
  return {
    subProfileKey: row.subProfileKey,
    profileKey: row.profileKey,
    titles: { en: row.titlesEn, hi: row.titlesHi, mr: row.titlesMr },
    fresherPay: row.fresherPay,
    yearlyGrowth: row.yearlyGrowth,
    experienceCeiling: row.experienceCeiling,
    qualifications: row.qualifications as (Qualification | null)[],
    genderLean: row.genderLean as JobGender,
    isOftenPartTime: row.isOftenPartTime,
    ownSkills: row.skillKeys.map((key) => skillNameByKey.get(key) ?? key),
    sharedSkills: sharedSkillsByProfile.get(row.profileKey) ?? [],
    duties: { en: duties.en, hi: duties.hi, mr: duties.mr },
  };
}

const workKinds: readonly WorkKind[] = kindRows.map(toWorkKind);

/** Kinds of work of each profile, in the order of `jobProfiles`. */
export const workKindsByProfile: readonly (readonly WorkKind[])[] = jobProfiles.map((profile) =>
  workKinds.filter((kind) => kind.profileKey === profile.key),
);
