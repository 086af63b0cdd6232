import type { GeoPoint } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { RowOf } from '@nukkad/db/sql.ts';
import { selectSeekerTaste } from '../search.queries.ts';
import type { SeekerTaste } from './score-pick.ts';

type SeekerRow = RowOf<typeof selectSeekerTaste>;

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

/** Returns the seeker's data for the score; empty data for a visitor. */
export async function readSeekerTaste(database: Database, candidateId: string | null): Promise<KnownSeeker> {
  if (candidateId === null) return NOBODY;
  const [row] = await database.query(selectSeekerTaste(candidateId));
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
