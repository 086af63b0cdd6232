import type { GeoPoint } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { SeekerTaste } from './score-pick.ts';

interface SeekerRow {
  readonly interests: readonly string[];
  readonly appliedProfiles: readonly string[];
  readonly skills: readonly string[];
  readonly isExperienced: boolean | null;
  readonly years: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Past work shows in what a seeker has applied to; the place is their own, else their city's. */
const SEEKER = {
  name: 'search_seeker_taste',
  text: `SELECT
      ARRAY(SELECT profile_key FROM interest WHERE candidate_id = c.id) AS interests,
      ARRAY(SELECT DISTINCT j.profile_key FROM application a JOIN job j ON j.id = a.job_id
             WHERE a.candidate_id = c.id) AS "appliedProfiles",
      coalesce(c.skills, '{}') AS skills, c.is_experienced AS "isExperienced",
      coalesce((SELECT max(level_years) FROM experience WHERE candidate_id = c.id), 0)::int AS years,
      coalesce(c.latitude, city.latitude) AS latitude, coalesce(c.longitude, city.longitude) AS longitude
    FROM candidate c LEFT JOIN city ON city.id = c.city_id
   WHERE c.id = $1::uuid`,
};

export interface KnownSeeker {
  readonly taste: SeekerTaste;
  readonly point: GeoPoint | null;
}

const NOBODY: KnownSeeker = {
  taste: { interests: new Set(), pastProfiles: new Set(), skills: new Set(), years: null },
  point: null,
};

function yearsOf({ isExperienced, years }: SeekerRow): number | null {
  if (isExperienced === null && years === 0) return null;
  return isExperienced === false ? 0 : Math.max(years, 1);
}

/** What speaks for or against a job for this seeker; of a visitor nothing is known. */
export async function readSeekerTaste(database: Database, candidateId: string | null): Promise<KnownSeeker> {
  if (candidateId === null) return NOBODY;
  const [row] = await database.query<SeekerRow>(SEEKER, [candidateId]);
  if (row === undefined) return NOBODY;
  return {
    taste: {
      interests: new Set(row.interests),
      pastProfiles: new Set(row.appliedProfiles),
      skills: new Set(row.skills.map((skill) => skill.toLowerCase())),
      years: yearsOf(row),
    },
    point:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
  };
}
