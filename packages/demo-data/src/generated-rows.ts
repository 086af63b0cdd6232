import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS } from '@nukkad/contract';
import type { GeneratedCompany, GeneratedJob } from '@nukkad/job-generator';
import { localities } from '@nukkad/reference-data';
import type { CopyValue } from '@nukkad/seed/copy-rows.ts';
import { type CheckedJob, SEED_OPERATOR, seenMoments } from './generated-checks.ts';

const LIFETIME_MS = 30 * 86_400_000;

const localityNames = new Map(localities.map((row) => [`${row.citySlug}/${row.slug}`, row.nameEn]));

/** What turns generated rows into rows of this database. */
export interface RowContext {
  cityIds: ReadonlyMap<string, number>;
  now: Date;
}

export const COMPANY_COLUMNS = [
  'id',
  'share_id',
  'name',
  'slug',
  'description',
  'website',
  'address',
  'city_id',
  'latitude',
  'longitude',
  'phone',
  'email',
  'gstin',
  'cin',
  'udyam',
  'identity_seen_at',
  'identity_seen_by',
  'contact_seen_at',
  'contact_seen_by',
  'created_at',
  'updated_at',
] as const;

export function companyRow(row: GeneratedCompany, { cityIds }: RowContext): CopyValue[] {
  const { identitySeenAt, contactSeenAt } = seenMoments(row);
  return [
    row.id,
    row.shareId,
    row.name,
    row.slug,
    row.descriptionHtml,
    row.website,
    row.address,
    cityIds.get(row.citySlug) ?? null,
    row.latitude,
    row.longitude,
    row.contactPhone,
    row.contactEmail,
    row.gstin,
    row.cin,
    row.udyam,
    identitySeenAt,
    identitySeenAt && SEED_OPERATOR,
    contactSeenAt,
    contactSeenAt && SEED_OPERATOR,
    row.createdAt,
    row.createdAt,
  ];
}

export const JOB_COLUMNS = [
  'id',
  'share_id',
  'company_id',
  'title',
  'slug',
  'profile_key',
  'sub_profile_key',
  ...JOB_ATTRIBUTE_NAMES.map((name) => JOB_FILTERS[name].attribute.column),
  'gender',
  'experience_min_years',
  'experience_max_years',
  'pay_min',
  'pay_max',
  'openings',
  'city_id',
  'locality',
  'address',
  'latitude',
  'longitude',
  'requirements',
  'skills',
  'language',
  'status',
  'status_reason',
  'status_changed_at',
  'checks_passed',
  'checks_done',
  'created_at',
  'updated_at',
  'expires_at',
] as const;

export function jobRow({ row, passed, done }: CheckedJob, { cityIds, now }: RowContext): CopyValue[] {
  const { reason, changedAt, expiresAt } = statusOf(row, now);
  return [
    row.id,
    row.shareId,
    row.companyId,
    row.title,
    row.slug,
    row.profileKey,
    row.subProfileKey,
    ...JOB_ATTRIBUTE_NAMES.map((name) => row[name]),
    row.gender,
    row.experienceMin,
    row.experienceMax,
    row.salaryMin,
    row.salaryMax,
    row.positions,
    cityIds.get(row.citySlug) ?? null,
    row.localitySlug === null ? null : (localityNames.get(`${row.citySlug}/${row.localitySlug}`) ?? null),
    row.address,
    row.latitude,
    row.longitude,
    row.requirementsHtml,
    row.skills,
    row.titleLanguage,
    row.status,
    reason,
    changedAt,
    passed,
    done,
    row.createdAt,
    row.createdAt,
    expiresAt,
  ];
}

/** An active job that has outlived its thirty days was renewed once; a closed one ran out then. */
function statusOf({ status, createdAt }: GeneratedJob, now: Date) {
  const firstEnd = new Date(createdAt.getTime() + LIFETIME_MS);
  const hasRunOut = firstEnd <= now;
  if (status === 'ACTIVE') {
    const expiresAt = hasRunOut ? new Date(firstEnd.getTime() + LIFETIME_MS) : firstEnd;
    return { reason: null, changedAt: null, expiresAt };
  }
  const reason = hasRunOut && status === 'CLOSED' ? 'expired' : 'employer';
  return { reason, changedAt: hasRunOut ? firstEnd : now, expiresAt: firstEnd };
}
