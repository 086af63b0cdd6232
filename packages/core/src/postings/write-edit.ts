import { JOB_ATTRIBUTE_NAMES, RANGE_ENDS } from '@nukkad/contract';
import { Prisma } from '@nukkad/db';
import type { CheckRecords } from '../checks/index.ts';
import { recheckJobs } from '../checks/recheck.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { changesBetween, writeAudit } from '../shared/audit.ts';
import { columnName } from './column-names.ts';
import { jobColumns } from './posting-columns.ts';
import { type JobPosting, jobPosting } from './posting-schema.ts';
import type { ProfileIndex } from './profile-index.ts';
import { updateJobColumns } from './staged-postings.queries.ts';

/** A stored job with its city. */
export type StoredJob = Prisma.JobGetPayload<{ include: { city: true } }>;
type Columns = Readonly<Record<string, unknown>>;

interface JobEdit {
  /** The fields to change, by their names in an import. Null clears an optional field. */
  readonly change: Readonly<Record<string, unknown>>;
  /** The id of the new city; undefined if the city stays, or is looked up by its name in the change. */
  readonly cityId?: number | undefined;
  readonly actor: string;
  /** Dry run: computes the changes and writes nothing. */
  readonly isCheck: boolean;
}

interface EditRecords {
  readonly records: CheckRecords;
  readonly profiles: ProfileIndex;
}

/**
 * Returns a stored job in the form of an import row. `ref` and `company` contain stored ids, because these fields
 * cannot be edited.
 */
function postingOf(job: StoredJob): Readonly<Record<string, unknown>> {
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
      RANGE_ENDS.map(({ field, column }) => [field, job[columnName(column) as keyof StoredJob]]),
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
  job: StoredJob,
  { change, cityId }: Pick<JobEdit, 'change' | 'cityId'>,
  { records, profiles }: EditRecords,
) {
  const isMoved = change.city !== undefined && cityId === undefined;
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
  } = jobColumns(posting, records, profiles, isMoved ? undefined : (cityId ?? job.cityId));
  return { ...columns, city_id };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the imported values of all edited columns. An import that repeats these values leaves the edits alone. A
 * column that is set back to its imported value is no longer edited.
 */
function editsOf(job: StoredJob, before: Columns, after: Columns, changed: readonly string[]) {
  const edits: Record<string, unknown> = { ...(job.edited as Columns | null) };
  for (const name of changed) if (!(name in edits)) edits[name] = before[name] ?? null;
  for (const name of Object.keys(edits)) if (isSame(edits[name], after[name])) delete edits[name];
  return Object.keys(edits).length === 0 ? Prisma.DbNull : (edits as Prisma.InputJsonObject);
}

/**
 * Changes fields of a locked job by the rules of an import, and updates its checks and its search row. Writes an audit
 * entry. The caller decides whether the job then waits for an operator. Returns the columns that changed.
 */
export async function writeEdit(
  tx: Transaction,
  job: StoredJob,
  edit: JobEdit,
  editRecords: EditRecords,
  now: Date,
): Promise<readonly string[]> {
  const { id } = job;
  const columns: Columns = columnsOf(job, edit, editRecords);
  const before: Columns = columnsOf(job, { change: {} }, editRecords);
  const changed = Object.keys(columns).filter((name) => !isSame(columns[name], before[name]));
  if (edit.isCheck || changed.length === 0) return changed;
  await tx.query(updateJobColumns(id, JSON.stringify(columns), now));
  await tx.job.update({ where: { id }, data: { edited: editsOf(job, before, columns, changed) } });
  await recheckJobs(tx, [id], editRecords.records);
  const details = changesBetween(before, columns);
  await writeAudit(tx, { actor: edit.actor, action: 'job-edited', subject: id, details }, now);
  return changed;
}
