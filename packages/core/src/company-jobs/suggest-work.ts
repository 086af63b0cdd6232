import { SALARY_MAX } from '@nukkad/contract';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import type { Localized } from '@nukkad/contract/shared/shared.domain.ts';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { searchLanguage, searchPlaces } from '@nukkad/job-search';
import { interpretUnfinished } from '@nukkad/job-search/typed/unfinished-query.ts';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import type { NamedWork, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { Container } from '../container.ts';
import { withChange } from './job-fields.ts';

type Deps = Pick<Container, 'database'>;

/** The most works and the most skills of each that are suggested. */
const WORKS_MAX = 5;
const SKILLS_MAX = 8;
const TTL_MS = 60_000;

/** The skills of each profile, by its key. They change only with a new version or by an operator. */
const skillsByProfile = cachedRead(async ({ prisma }: Container['database']) => {
  const skills = await prisma.skill.findMany({ orderBy: { key: 'asc' } });
  return Map.groupBy(skills, ({ profileKey }) => profileKey ?? '');
}, TTL_MS);

/** Returns the works that an interpretation names, as `profile` or `profile/sub-profile`. */
const worksOf = ({ subProfiles, profiles, near }: NamedWork): string[] => [
  ...subProfiles,
  ...profiles,
  ...near,
];

/** Returns what a text says besides the work. A choice filter has the same name as the field of a job. */
function otherFieldsOf(understood: Understanding): JobFields {
  const [payMin = 0, payMost = SALARY_MAX] = understood.pay ?? [];
  // A range without an upper end goes to SALARY_MAX.
  const payMax = payMost === payMin || payMost >= SALARY_MAX ? null : payMost;
  const fields: Record<string, unknown> = {
    jobType: understood.jobType,
    shift: understood.shift,
    workPlace: understood.workPlace,
    city: understood.city,
    ...(payMin > 1 && { payMin, payMax }),
  };
  return withChange({}, fields as JobFields);
}

/**
 * Returns the kinds of work that a typed title may mean, in any of the three languages and also unfinished, the most
 * likely first, with the skills that they often ask for.
 */
export async function suggestWork({ database }: Deps, text: string) {
  const typed = text.trim();
  if (typed === '') return { items: [], also: {} };
  const [language, places, skills] = await Promise.all([
    searchLanguage.read(database),
    searchPlaces.read(database),
    skillsByProfile.read(database),
  ]);
  const understood = understandText(language.meanings, typed);
  const { interpretations } = await interpretUnfinished(database, null, { text: typed }, 1);
  const works = [understood, ...interpretations.flatMap(({ understanding }) => understanding ?? [])].flatMap(
    ({ work, missing }) => [...(work ? worksOf(work) : []), ...(missing?.near.subProfiles ?? [])],
  );
  const items = [...new Set(works)].flatMap((work) => {
    const [profile = '', subProfile = null] = work.split('/');
    const names = places.names.get(subProfile === null ? `PROFILE:${work}` : `SUB_PROFILE:${work}`);
    return names === undefined ? [] : [{ profile, subProfile, names, skills: skillsOf(profile) }];
  });
  return { items: items.slice(0, WORKS_MAX), also: otherFieldsOf(understood) };

  function skillsOf(profile: string): { key: string; names: Localized }[] {
    return (skills.get(profile) ?? []).slice(0, SKILLS_MAX).map(({ nameEn, nameHi, nameMr }) => ({
      key: nameEn,
      names: { en: nameEn, hi: nameHi, mr: nameMr },
    }));
  }
}
