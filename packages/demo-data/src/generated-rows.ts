import { JOB_ATTRIBUTE_NAMES, JOB_FILTER_COLUMNS, jobRangesOf, RANGE_NAMES } from '@nukkad/contract';
import { COMPANY_POSTING_COLUMNS, jobPostingColumns } from '@nukkad/db/posting-columns.ts';
import { localities } from '@nukkad/reference-data';
import type { CopyValue } from '@nukkad/reference-data/load/copy-rows.ts';
import { type CheckedJob, SEED_OPERATOR, seenMoments } from './generated-checks.ts';
import type { GeneratedCompany, GeneratedJob } from './generator/index.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;

const localityNames = new Map(localities.map((row) => [`${row.citySlug}/${row.slug}`, row.nameEn]));

/** Data that rows depend on: the ids of cities in the target database, and the current time. */
export interface RowContext {
  cityIds: ReadonlyMap<string, number>;
  now: Date;
}

const TIMESTAMPS = ['created_at', 'updated_at'];

export const COMPANY_COLUMNS = [
  'id',
  'share_id',
  ...COMPANY_POSTING_COLUMNS,
  'identity_seen_at',
  'identity_seen_by',
  'contact_seen_at',
  'contact_seen_by',
  ...TIMESTAMPS,
];

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
  ...jobPostingColumns(JOB_FILTER_COLUMNS),
  'status',
  'status_reason',
  'status_changed_at',
  'checks_passed',
  'checks_done',
  'view_count',
  ...TIMESTAMPS,
  'expires_at',
];

export function jobRow({ row, passed, done }: CheckedJob, { cityIds, now }: RowContext): CopyValue[] {
  const { reason, changedAt, expiresAt } = statusOf(row, now);
  const ranges = jobRangesOf({ ...row, payMin: row.salaryMin, payMax: row.salaryMax });
  return [
    row.id,
    row.shareId,
    row.companyId,
    row.title,
    row.slug,
    row.profileKey,
    row.subProfileKey,
    ...JOB_ATTRIBUTE_NAMES.map((name) => row[name]),
    ...RANGE_NAMES.flatMap((name) => [ranges[name].min, ranges[name].max]),
    row.gender,
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
    viewsOf(row, now),
    row.createdAt,
    row.createdAt,
    expiresAt,
  ];
}

/** Returns how often a job was seen: zero to four times a day since it was posted, by the last digits of its id. */
function viewsOf({ id, createdAt }: GeneratedJob, now: Date): number {
  const viewsPerDay = Number.parseInt(id.slice(-2), 16) / 64;
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  return Math.floor(viewsPerDay * days);
}

/**
 * Returns the values of the job's status columns. An active job older than 30 days counts as renewed once. A closed
 * job counts as expired after 30 days.
 */
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
