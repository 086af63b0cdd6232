import type { Random } from '@nukkad/domain/random.ts';
import { cities, localities } from '@nukkad/reference-data';
import type { Place } from './spread.ts';
import type { JobGender, JobType, SeedLanguage } from './types.ts';
import type { WorkKind } from './work-kinds.ts';

/** Facts that a job title can mention in addition to the occupation. */
export interface TitleFacts {
  jobType: JobType;
  isFresher: boolean;
  /** Whether the job is for graduates. Learners are then called interns, otherwise trainees. */
  isDeskWork: boolean;
  gender: JobGender;
  place: Place;
}

function placeName(place: Place): string {
  return localities[place.localityIndex]?.nameEn ?? cities[place.cityIndex]?.nameEn ?? '';
}

/** Varies an English title as employers do: mostly unchanged, some with place, urgency or capitals. */
function dressEnglish(random: Random, base: string, facts: TitleFacts): string {
  if (facts.jobType === 'INTERNSHIP') return `${base} ${facts.isDeskWork ? 'Intern' : 'Trainee'}`;
  const draw = random.below(100);
  if (draw < 58) return base;
  if (draw < 68) return `${base} - ${placeName(facts.place)}`;
  if (draw < 74) return `Urgent Hiring ${base}`;
  if (draw < 80) return facts.isFresher ? `${base} (Fresher)` : `Experienced ${base}`;
  if (draw < 85) return `${base} - Immediate Joining`;
  if (draw < 89) return facts.jobType === 'PART_TIME' ? `${base} - Part Time` : `${base} Required`;
  if (draw < 92)
    return facts.gender === 'ANY' ? base : `${base} (${facts.gender === 'MALE' ? 'Male' : 'Female'})`;
  if (draw < 95) return base.toUpperCase();
  if (draw < 97) return base.toLowerCase();
  return `Hiring for ${base}`;
}

/** Draws a job title for the kind of work in the given language. */
export function drawTitle(random: Random, kind: WorkKind, language: SeedLanguage, facts: TitleFacts): string {
  const base = random.pick(kind.titles[language]);
  return language === 'en' ? dressEnglish(random, base, facts) : base;
}
