import {
  type ApplicationStatus,
  CARD_ATTRIBUTE_NAMES,
  type CardAttributes,
  cardAttributesOf,
  JOB_FILTERS,
  type JobCard,
  type JobStatus,
} from '@nukkad/contract';

const ATTRIBUTE_COLUMNS = CARD_ATTRIBUTE_NAMES.map(
  (name) => `j.${JOB_FILTERS[name].attribute.column} AS "${name}"`,
).join(', ');

/** What a card needs of a job and its company (`j`, `co`). */
export const JOB_OWN_COLUMNS = `
  j.id, j.title, j.slug, j.share_id AS "shareId", j.company_id AS "companyId", co.name AS "companyName",
  co.image_key AS "companyImage", j.profile_key AS "jobProfileKey", j.sub_profile_key AS "subProfileKey",
  ${ATTRIBUTE_COLUMNS},
  j.pay_min AS "payMin", j.pay_max AS "payMax", j.experience_min_years::int AS "minYears",
  j.experience_max_years::int AS "maxYears", j.created_at AS "createdAt", j.status, j.locality,
  j.latitude, j.longitude, j.checks_passed::int AS "checksPassed", j.checks_done::int AS "checksDone"`;

/** What a card needs of the reader (`$1`, null for visitors). */
export const READER_COLUMNS = `
  EXISTS (SELECT FROM saved_job s WHERE s.candidate_id = $1::uuid AND s.job_id = j.id) AS "isSaved",
  (SELECT a.status FROM application a WHERE a.candidate_id = $1::uuid AND a.job_id = j.id) AS application`;

export const JOB_CARD_TABLES = `
  job j JOIN company co ON co.id = j.company_id JOIN city ci ON ci.id = j.city_id`;

export interface OwnCardRow extends CardAttributes {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly shareId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly jobProfileKey: string;
  readonly subProfileKey: string | null;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly minYears: number;
  readonly maxYears: number | null;
  readonly createdAt: Date;
  readonly status: JobStatus;
  readonly locality: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly checksPassed: number;
  readonly checksDone: number;
}

/** What a card has of its reader. */
export interface ReaderRow {
  readonly isSaved: boolean;
  readonly application: ApplicationStatus | null;
}

export interface JobCardRow extends OwnCardRow, ReaderRow {
  readonly city: string;
}

/** `<slug>-<share id>`, by which a page opens from its link alone. */
export function shareLink(row: { slug: string; shareId: string }): string {
  return row.slug ? `${row.slug}-${row.shareId}` : row.shareId;
}

/** Where a job is and what its work is, by name. */
export type CardNames = Pick<JobCard, 'city' | 'cityNames' | 'localityNames' | 'workNames'>;

/** A card out of its row; `distanceKm` is from where the reader looks, null where that is not known. */
export function jobCardOf(
  row: OwnCardRow & Partial<ReaderRow>,
  { city, cityNames, localityNames, workNames }: CardNames,
  distanceKm: number | null = null,
): JobCard {
  return {
    id: row.id,
    title: row.title,
    companyId: row.companyId,
    companyName: row.companyName,
    companyImage: row.companyImage,
    jobProfileKey: row.jobProfileKey,
    workNames,
    ...cardAttributesOf(row),
    pay: { min: row.payMin, max: row.payMax },
    experience: { minYears: row.minYears, maxYears: row.maxYears },
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    link: shareLink(row),
    city,
    cityNames,
    locality: row.locality,
    localityNames,
    position: { latitude: row.latitude, longitude: row.longitude },
    distanceKm,
    checksPassed: row.checksPassed,
    checksDone: row.checksDone,
    isSaved: row.isSaved ?? false,
    application: row.application ?? null,
  };
}
