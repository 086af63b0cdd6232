import { JOB_ATTRIBUTE_NAMES, RANGE_ENDS } from '@nukkad/contract';
import { Prisma } from '@nukkad/db';
import { readCheckRecords } from '../checks/check-records.ts';
import { recheckJobs } from '../checks/recheck.ts';
import type { Container } from '../container.ts';
import { lockJob } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { releaseFixedJobs } from '../moderation/hold-for-moderation.ts';
import { changesBetween, writeAudit } from '../shared/audit.ts';
import { REMOVED_AS_FAKE } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { amongIds, confirmJobs } from './job-days.queries.ts';
import { jobColumns } from './posting-columns.ts';
import { type JobPosting, jobPosting } from './posting-schema.ts';
import { type ProfileIndex, readProfileIndex } from './profile-index.ts';
import { updateJobColumns } from './staged-postings.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings'>;
type Stored = Prisma.JobGetPayload<{ include: { city: true } }>;
type Columns = Readonly<Record<string, unknown>>;

interface Edit {
  readonly jobId: string;
  /** The fields to change, by their names in an import. Null clears an optional field. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly actor: string;
  /** Dry run: computes the changes and writes nothing. */
  readonly isCheck: boolean;
}

/** Converts a column name to its name in the Prisma model: `pay_min` becomes `payMin`. */
const modelName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns a stored job in the form of an import row. `ref` and `company` contain stored ids, because these fields
 * cannot be edited.
 */
function postingOf(job: Stored): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(JOB_ATTRIBUTE_NAMES.map((name) => [name, job[name]])),
    ref: job.id,
    company: job.companyId,
    title: job.title,
    profile: job.profileKey,
    subProfile: job.subProfileKey,
    gender: job.gender,
    openings: job.openings,
    ...Object.fromEntries(
      RANGE_ENDS.map(({ field, column }) => [field, job[modelName(column) as keyof Stored]]),
    ),
    city: job.city.nameEn,
    locality: job.locality,
    address: job.address,
    latitude: job.latitude,
    longitude: job.longitude,
    requirements: job.requirements,
    skills: job.skills,
    language: job.language,
  };
}

function parsePosting(values: Readonly<Record<string, unknown>>): JobPosting {
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const result = jobPosting.safeParse(present);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('VALIDATION_FAILED', { issues });
}

/**
 * Returns the columns of the edited job. Sub-profile and city are looked up by name only if they change, because
 * several rows may have the same name.
 */
function columnsOf(
  job: Stored,
  { change }: Edit,
  records: Parameters<typeof jobColumns>[1],
  profiles: ProfileIndex,
) {
  const isMoved = change.city !== undefined;
  const posting = parsePosting({
    ...postingOf(job),
    ...(change.profile === undefined ? {} : { subProfile: null }),
    ...change,
  });
  const {
    id: _,
    share_id: __,
    company_id: ___,
    city_id,
    ...columns
  } = jobColumns(posting, records, profiles, isMoved ? undefined : job.cityId);
  return { ...columns, city_id };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the imported values of all edited columns. An import that repeats these values leaves the edits alone. A
 * column that is set back to its imported value is no longer edited.
 */
function editsOf(job: Stored, before: Columns, after: Columns, changed: readonly string[]) {
  const edits: Record<string, unknown> = { ...(job.edited as Columns | null) };
  for (const name of changed) if (!(name in edits)) edits[name] = before[name] ?? null;
  for (const name of Object.keys(edits)) if (isSame(edits[name], after[name])) delete edits[name];
  return Object.keys(edits).length === 0 ? Prisma.DbNull : (edits as Prisma.InputJsonObject);
}

/**
 * Changes fields of one job by the rules of an import, and updates its checks and its search row. Returns the fields
 * that changed.
 */
export async function editJob(deps: Deps, edit: Edit): Promise<{ changed: readonly string[] }> {
  const { database, clock, settings } = deps;
  const id = requireUuid(edit.jobId, 'JOB_REMOVED');
  const now = clock.now();
  const records = await readCheckRecords(database, now);
  const profiles = await readProfileIndex(deps);
  const { jobLifetimeDays } = await settings.read();
  const days = jobDays(now, jobLifetimeDays);
  return database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockJob(id));
    const job = await tx.job.findUnique({ where: { id }, include: { city: true } });
    if (!locked || !job) throw new AppError('JOB_REMOVED');
    if (locked.reason === REMOVED_AS_FAKE) throw invalidField('job', 'was removed as fake');
    const columns: Columns = columnsOf(job, edit, records, profiles);
    const before: Columns = columnsOf(job, { ...edit, change: {} }, records, profiles);
    const changed = Object.keys(columns).filter((name) => !isSame(columns[name], before[name]));
    if (edit.isCheck || changed.length === 0) return { changed };
    await tx.query(updateJobColumns(id, JSON.stringify(columns), now));
    await tx.job.update({ where: { id }, data: { edited: editsOf(job, before, columns, changed) } });
    await recheckJobs(tx, [id], records);
    // An operator has seen the job: it is not held for moderation, and a held job that passes now is released.
    await releaseFixedJobs(tx, [id], { now, expiresAt: days.expiresAt });
    await tx.query(confirmJobs(amongIds([id]), { ...days, minGainMs: 0 }));
    const details = changesBetween(before, columns);
    await writeAudit(tx, { actor: edit.actor, action: 'job-edited', subject: id, details }, now);
    return { changed };
  });
}
