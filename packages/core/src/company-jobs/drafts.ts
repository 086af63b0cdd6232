import { DRAFTS_MAX, type JobDraft } from '@nukkad/contract/partner/draft.routes.ts';
import { BLOCK_FIELDS, type JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import type { Database, Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberKey, onceByMember } from '../idempotency/once-by-member.ts';
import type { CompanySession } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { fieldsOfJob, withChange } from './job-fields.ts';
import { problemsOf } from './job-problems.ts';
import { type PostingRecords, readPostingRecords } from './posting-records.ts';
import { findCompanyJob } from './read-company-job.ts';

type Deps = Pick<Container, 'database' | 'clock'>;
type StoredDraft = Prisma.JobDraftGetPayload<object>;

const PLACE_FIELDS = ['city', 'locality', 'address', 'latitude', 'longitude'] as const;

function draftOf({ id, fields: stored, updatedAt }: StoredDraft, records: PostingRecords): JobDraft {
  const fields = stored as JobFields;
  return { id, fields, problems: problemsOf(fields, records), updatedAt: updatedAt.toISOString() };
}

/** Returns the drafts of a company, the last changed first. */
export async function listDrafts({ database, clock }: Deps, { companyId }: CompanySession) {
  const records = await readPostingRecords(database, clock.now());
  const drafts = await database.prisma.jobDraft.findMany({
    where: { companyId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: DRAFTS_MAX,
  });
  return drafts.map((draft) => draftOf(draft, records));
}

/** Returns a draft of a company. Throws NOT_FOUND. */
export async function readDraft(
  { database, clock }: Deps,
  { companyId }: CompanySession,
  draft: string,
): Promise<JobDraft> {
  const found = await database.prisma.jobDraft.findFirst({ where: { id: requireUuid(draft), companyId } });
  if (found === null) throw new AppError('NOT_FOUND');
  return draftOf(found, await readPostingRecords(database, clock.now()));
}

/** Inserts a draft. Throws DRAFT_LIMIT. Returns its id. */
async function insertDraft(
  tx: Transaction,
  { companyId, memberId }: CompanySession,
  fields: JobFields,
  now: Date,
): Promise<string> {
  await tx.query(lockKey(`drafts:${companyId}`));
  if ((await tx.jobDraft.count({ where: { companyId } })) >= DRAFTS_MAX)
    throw new PartnerError('DRAFT_LIMIT', { most: DRAFTS_MAX });
  const data = { companyId, memberId, fields, createdAt: now, updatedAt: now };
  return (await tx.jobDraft.create({ data })).id;
}

/** Returns the place and hours of the last job of a company; no field if it has none. */
async function fieldsOfLastJob({ prisma }: Pick<Database, 'prisma'>, companyId: string): Promise<JobFields> {
  const job = await prisma.job.findFirst({
    where: { companyId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { city: true },
  });
  if (job === null) return {};
  const fields = fieldsOfJob(job, job.city.slug);
  const names = [...BLOCK_FIELDS.hours, ...PLACE_FIELDS];
  return Object.fromEntries(
    names.map((name) => [name, fields[name]]).filter(([, value]) => value !== undefined),
  );
}

/**
 * Returns the fields with which a new job starts: one opening, and the place and hours of the company's last job. Without
 * one, the company's place and full-time work by day.
 */
export async function startingFields(
  { database }: Pick<Container, 'database'>,
  { companyId, language }: CompanySession,
): Promise<JobFields> {
  const company = await database.prisma.company.findUniqueOrThrow({
    where: { id: companyId },
    include: { city: true },
  });
  const { address, latitude, longitude } = company;
  const last = await fieldsOfLastJob(database, companyId);
  return {
    jobType: 'FULL_TIME',
    shift: 'DAY',
    openings: 1,
    city: company.city.slug,
    address,
    latitude,
    longitude,
    language,
    ...last,
  };
}

/** Returns the starting fields that the given ones leave open. Who names a place names all of it. */
function besides(start: JobFields, fields: JobFields): JobFields {
  const { locality, ...rest } = start;
  return fields.city === undefined && fields.address === undefined ? start : rest;
}

/** Creates a draft. Throws DRAFT_LIMIT. */
export async function createDraft(
  deps: Deps,
  session: CompanySession,
  fields: JobFields,
  key: MemberKey | null,
): Promise<JobDraft> {
  const { database, clock } = deps;
  const started = withChange(besides(await startingFields(deps, session), fields), fields);
  const id = await onceByMember(database, clock, key, (tx) => insertDraft(tx, session, started, clock.now()));
  return readDraft(deps, session, id);
}

/** Creates a draft with the fields of a job of the company. Throws NOT_FOUND or DRAFT_LIMIT. */
export async function copyJob(
  deps: Deps,
  session: CompanySession,
  job: string,
  key: MemberKey | null,
): Promise<JobDraft> {
  const { database, clock } = deps;
  const found = await findCompanyJob(deps, session.companyId, job);
  const fields = fieldsOfJob(found, found.city.slug);
  const id = await onceByMember(database, clock, key, (tx) => insertDraft(tx, session, fields, clock.now()));
  return readDraft(deps, session, id);
}

/** Changes fields of a draft; null clears a field. Changes of different fields at the same time are both kept. */
export async function changeDraft(
  deps: Deps,
  { companyId, ...session }: CompanySession,
  draft: string,
  change: JobFields,
): Promise<JobDraft> {
  const { database, clock } = deps;
  const id = requireUuid(draft);
  await database.transaction(async (tx) => {
    await tx.query(lockKey(`draft:${id}`));
    const found = await tx.jobDraft.findFirst({ where: { id, companyId } });
    if (found === null) throw new AppError('NOT_FOUND');
    const fields = withChange(found.fields as JobFields, change);
    await tx.jobDraft.update({ where: { id }, data: { fields, updatedAt: clock.now() } });
  });
  return readDraft(deps, { companyId, ...session }, id);
}

/** Deletes a draft of a company. Throws NOT_FOUND if it does not exist. */
export async function removeDraft(
  { database }: Pick<Deps, 'database'>,
  { companyId }: CompanySession,
  draft: string,
): Promise<void> {
  const { count } = await database.prisma.jobDraft.deleteMany({
    where: { id: requireUuid(draft), companyId },
  });
  if (count === 0) throw new AppError('NOT_FOUND');
}
