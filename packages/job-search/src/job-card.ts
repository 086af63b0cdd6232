import {
  CARD_ATTRIBUTE_NAMES,
  type CardAttributeName,
  type GeoPoint,
  JOB_FILTERS,
  type JobCard,
  jobRangesOf,
  RANGE_ENDS,
  type RangeFields,
  recordOf,
} from '@nukkad/contract';
import { answerSpeedOf } from '@nukkad/domain/answer-speed.ts';

const ATTRIBUTES = Object.fromEntries(
  CARD_ATTRIBUTE_NAMES.map((name) => [name, `j.${JOB_FILTERS[name].attribute.column}`]),
) as Record<CardAttributeName, string>;

/** SQL for the columns with the minimum and maximum of each range. */
const ENDS = RANGE_ENDS.map(({ field, column }) => `j.${column}::int AS "${field}"`).join(', ');

/** SQL. A suspended company's active jobs count as paused at once, because they are updated later in batches. */
const STATUS =
  "CASE WHEN co.suspended_at IS NOT NULL AND j.status = 'ACTIVE' THEN 'PAUSED' ELSE j.status END";

/**
 * SQL for the reason of the first failed check, in display order. A job's own check replaces the company's check of the
 * same kind. The subquery runs only for jobs with a failed check.
 */
const FAILED_CHECK = `
  CASE WHEN j.checks_passed < j.checks_done THEN (
    SELECT k.reason
      FROM (SELECT kind, outcome, reason FROM job_check WHERE job_id = j.id
             UNION ALL
            SELECT kind, outcome, reason FROM company_check c
             WHERE c.company_id = j.company_id
               AND NOT EXISTS (SELECT FROM job_check o WHERE o.job_id = j.id AND o.kind = c.kind)) k
     WHERE k.outcome = 'FAILED' ORDER BY k.kind LIMIT 1) END`;

/**
 * SQL for the figures from which `answerSpeedOf` says how fast the company answers; null if it has none. A subquery by
 * the primary key instead of a join, so that the plans of searches stay as they are.
 */
const FIGURES = `(SELECT ARRAY[f.applications, f.answered, f.median_hours]
    FROM company_figure f WHERE f.company_id = j.company_id)`;

/** SQL for the fields of a card that come unchanged from the job (`j`) and its company (`co`). */
const FIELDS = {
  id: 'j.id',
  title: 'j.title',
  companyId: 'j.company_id',
  companyName: 'co.name',
  companyImage: 'co.image_key',
  jobProfileKey: 'j.profile_key',
  ...ATTRIBUTES,
  status: STATUS,
  locality: 'j.locality',
  checksPassed: 'j.checks_passed::int',
  checksDone: 'j.checks_done::int',
  failedCheck: FAILED_CHECK,
};

type CardFields = Pick<JobCard, keyof typeof FIELDS>;
const NAMES = Object.keys(FIELDS) as (keyof CardFields)[];

/** SQL for all columns that a card needs. */
export const JOB_OWN_COLUMNS = `
  ${NAMES.map((name) => `${FIELDS[name]} AS "${name}"`).join(', ')},
  ${ENDS}, ${FIGURES} AS figures,
  j.slug, j.share_id AS "shareId", j.sub_profile_key AS "subProfileKey", j.created_at AS "createdAt", j.latitude,
  j.longitude`;

/** The fields of a card that depend on the viewer. */
export type ReaderRow = Pick<JobCard, 'isSaved' | 'application'>;

export interface JobCardRow extends CardFields, Partial<ReaderRow>, RangeFields, GeoPoint {
  readonly slug: string;
  readonly shareId: string;
  readonly subProfileKey: string | null;
  readonly createdAt: Date;
  /** Applications, answers and median hours of the company. */
  readonly figures: readonly (number | null)[] | null;
}

function answersWithinOf({ figures }: JobCardRow): JobCard['answersWithin'] {
  if (figures === null) return undefined;
  const [applications = null, answered = null, medianHours = null] = figures;
  return answerSpeedOf({ applications: applications ?? 0, answered: answered ?? 0, medianHours });
}

/** The last part of a job's URL: `<slug>-<share id>`. */
export function shareLink(row: { slug: string; shareId: string }): string {
  return row.slug ? `${row.slug}-${row.shareId}` : row.shareId;
}

/** The names of a job's city, locality and occupation in each language, and its distance from the city's centre. */
export type CardNames = Pick<
  JobCard,
  'city' | 'cityNames' | 'localityNames' | 'workNames' | 'titleAdds' | 'cityCentreKm'
>;

/**
 * Converts a row to a job card. Its `distanceKm` is the distance from the centre of the search; null without a
 * centre.
 */
export function jobCardOf(row: JobCardRow, names: CardNames, distanceKm: number | null = null): JobCard {
  return {
    ...(recordOf(NAMES, (name) => row[name] ?? null) as CardFields),
    ...names,
    ...jobRangesOf(row),
    answersWithin: answersWithinOf(row),
    createdAt: row.createdAt.toISOString(),
    link: shareLink(row),
    position: { latitude: row.latitude, longitude: row.longitude },
    distanceKm,
    isSaved: row.isSaved ?? false,
    application: row.application ?? null,
  };
}
