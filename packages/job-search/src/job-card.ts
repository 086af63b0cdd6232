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

const ATTRIBUTES = Object.fromEntries(
  CARD_ATTRIBUTE_NAMES.map((name) => [name, `j.${JOB_FILTERS[name].attribute.column}`]),
) as Record<CardAttributeName, string>;

/** The ends of ranges, by their fields. */
const ENDS = RANGE_ENDS.map(({ field, column }) => `j.${column}::int AS "${field}"`).join(', ');

/** A suspended company's open jobs count as paused from the moment of the suspension; they are paused in batches. */
const STATUS =
  "CASE WHEN co.suspended_at IS NOT NULL AND j.status = 'ACTIVE' THEN 'PAUSED' ELSE j.status END";

/** Fields that a card tells as they stand in the job and its company (`j`, `co`). */
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
};

type CardFields = Pick<JobCard, keyof typeof FIELDS>;
const NAMES = Object.keys(FIELDS) as (keyof CardFields)[];

/** What a card needs of a job and its company, besides its fields what others are made of. */
export const JOB_OWN_COLUMNS = `
  ${NAMES.map((name) => `${FIELDS[name]} AS "${name}"`).join(', ')},
  ${ENDS},
  j.slug, j.share_id AS "shareId", j.sub_profile_key AS "subProfileKey", j.created_at AS "createdAt", j.latitude,
  j.longitude`;

/** What a card has of its reader. */
export type ReaderRow = Pick<JobCard, 'isSaved' | 'application'>;

export interface JobCardRow extends CardFields, Partial<ReaderRow>, RangeFields, GeoPoint {
  readonly slug: string;
  readonly shareId: string;
  readonly subProfileKey: string | null;
  readonly createdAt: Date;
}

/** `<slug>-<share id>`, by which a page opens from its link alone. */
export function shareLink(row: { slug: string; shareId: string }): string {
  return row.slug ? `${row.slug}-${row.shareId}` : row.shareId;
}

/** Where a job is and what its work is, by name. */
export type CardNames = Pick<JobCard, 'city' | 'cityNames' | 'localityNames' | 'workNames'>;

/** A card out of its row; `distanceKm` is from where the reader looks, null where that is not known. */
export function jobCardOf(row: JobCardRow, names: CardNames, distanceKm: number | null = null): JobCard {
  return {
    ...(recordOf(NAMES, (name) => row[name] ?? null) as CardFields),
    ...names,
    ...jobRangesOf(row),
    createdAt: row.createdAt.toISOString(),
    link: shareLink(row),
    position: { latitude: row.latitude, longitude: row.longitude },
    distanceKm,
    isSaved: row.isSaved ?? false,
    application: row.application ?? null,
  };
}
