import { buffer } from 'node:stream/consumers';
import type { EducationLevel, Language } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import type { Container } from '../../container.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ResumeContent, ResumeEntry } from './resume-content.ts';
import { resumeTexts } from './resume-texts.ts';

const PARTS = {
  city: true,
  education: true,
  experience: { orderBy: [{ isCurrent: 'desc' }, { startDate: 'desc' }, { id: 'desc' }] },
} as const satisfies Prisma.CandidateInclude;

type StoredProfile = Prisma.CandidateGetPayload<{ include: typeof PARTS }>;

const HIGHEST_FIRST: readonly EducationLevel[] = ['PG', 'UG', 'HSSC', 'SSC'];

const present = (parts: readonly (string | null | undefined | false)[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '');

function monthOf(date: Date, language: Language): string {
  const style = { month: 'short', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(`${language}-IN`, style).format(date);
}

function workOf({ experience }: StoredProfile, language: Language): ResumeEntry[] {
  return experience.map((entry) => {
    const end = entry.endDate ? monthOf(entry.endDate, language) : resumeTexts[language]('present');
    return {
      title: entry.position,
      place: present([entry.organization, entry.location]).join(', '),
      period: `${monthOf(entry.startDate, language)} – ${end}`,
      text: entry.summary,
    };
  });
}

function educationOf({ education }: StoredProfile, language: Language): ResumeEntry[] {
  return HIGHEST_FIRST.flatMap((level) => {
    const stored = education.find((entry) => entry.level === level);
    if (!stored) return [];
    const isSchool = level === 'SSC' || level === 'HSSC';
    const name = resumeTexts[language](`level.${level}`);
    const title = isSchool ? name : (stored.exam ?? name);
    const marks = stored.percentage === null ? null : `${stored.percentage}%`;
    return [
      {
        title,
        place: present([stored.institution, marks]).join(', '),
        period: stored.passingYear === null ? '' : String(stored.passingYear),
        text: '',
      },
    ];
  });
}

function headlineOf({ experience, isExperienced }: StoredProfile, language: Language): string {
  if (experience[0]) return experience[0].position;
  return isExperienced === false ? resumeTexts[language]('fresher') : '';
}

function contactOf({ phone, email, city, linkedinUrl }: StoredProfile, language: Language): string[] {
  const names = city && { en: city.nameEn, hi: city.nameHi, mr: city.nameMr };
  const number = phone?.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
  return present([
    number,
    email,
    names && (names[language] ?? names.en),
    linkedinUrl?.replace(/^https?:\/\//, ''),
  ]);
}

/** Returns the photo as a JPEG. Returns null on any error, because a resume without a photo is better than none. */
async function photoOf(
  { storage }: Pick<Container, 'storage'>,
  { photoKey }: StoredProfile,
): Promise<Buffer | null> {
  if (photoKey === null) return null;
  try {
    const found = await storage.get(photoKey);
    const { default: sharp } = await import('sharp');
    return (
      found &&
      (await sharp(await buffer(found))
        .resize(336, 336, { fit: 'cover' })
        .jpeg()
        .toBuffer())
    );
  } catch {
    return null;
  }
}

/**
 * Returns the summary and the "about me" text as one text. Leaves the summary out if it is already the text of a job.
 */
function aboutOf(
  { professionalSummary, profileSummary, aboutMe }: StoredProfile,
  work: readonly ResumeEntry[],
): string {
  const summary = professionalSummary ?? profileSummary;
  const isRepeated = work.some(({ text }) => text === summary);
  return [...new Set(present([isRepeated ? null : summary, aboutMe]).map((text) => text.trim()))].join('\n');
}

/**
 * Reads the content of a resume from the profile. Throws DETAILS_MISSING without a name, or if there is only a name.
 */
export async function readResumeContent(
  deps: Pick<Container, 'database' | 'storage'>,
  candidateId: string,
  language: Language,
): Promise<ResumeContent> {
  const profile = await deps.database.prisma.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    include: PARTS,
  });
  const work = workOf(profile, language);
  const education = educationOf(profile, language);
  const about = aboutOf(profile, work);
  const skills = [...new Set([...profile.skills, ...profile.experience.flatMap((entry) => entry.skills)])];
  const hasSubstance = about !== '' || work.length + education.length + skills.length > 0;
  if (!profile.name.trim() || !hasSubstance) throw new AppError('DETAILS_MISSING');
  return {
    name: profile.name,
    headline: headlineOf(profile, language),
    contact: contactOf(profile, language),
    about,
    work,
    education,
    skills,
    photo: await photoOf(deps, profile),
  };
}
