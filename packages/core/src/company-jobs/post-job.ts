import type { CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { recheckJobs } from '../checks/recheck.ts';
import type { Container } from '../container.ts';
import { firstRow, oneRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberKey, outcomeByMember } from '../idempotency/once-by-member.ts';
import { jobDays } from '../jobs/job-days.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { holdForModeration } from '../moderation/hold-for-moderation.ts';
import { newShareId } from '../postings/posting-ids.ts';
import { insertPostedJob } from '../postings/staged-postings.queries.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { countPostedJobs, lockPostingCompany } from './company-jobs.queries.ts';
import { withChange } from './job-fields.ts';
import { newJobColumns, requirePublishable } from './posting-of-fields.ts';
import { type PostingRecords, readPostingRecords } from './posting-records.ts';
import { readCompanyJob } from './read-company-job.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'config' | 'tasks'>;

/** Jobs that may be open or wait at once: of a company that no operator has seen, and of the others. */
const OPEN_MAX = { unseen: 3, seen: 20 } as const;
/** Jobs that the members of a company may post in a day (India). */
const NEW_A_DAY = 5;

/**
 * Locks the company. Throws COMPANY_SUSPENDED, or JOB_LIMIT if one more job may not be open. `isNew`: whether the job is
 * posted now, so that it counts for the day.
 */
export async function requireRoomForJob(
  tx: Transaction,
  companyId: string,
  { now, isNew }: { readonly now: Date; readonly isNew: boolean },
): Promise<void> {
  const company = await firstRow(tx, lockPostingCompany(companyId));
  if (company === null) throw new AppError('NOT_FOUND');
  if (company.isSuspended) throw new PartnerError('COMPANY_SUSPENDED');
  const { open, today } = await oneRow(tx, countPostedJobs(companyId, startOfIndiaDay(now)));
  const most = company.isSeen ? OPEN_MAX.seen : OPEN_MAX.unseen;
  if (open >= most) throw new PartnerError('JOB_LIMIT', { most, per: 'COMPANY' });
  if (isNew && today >= NEW_A_DAY) throw new PartnerError('JOB_LIMIT', { most: NEW_A_DAY, per: 'DAY' });
}

/** Returns the fields of a draft of the company and deletes it. Throws NOT_FOUND. */
async function takeDraft(tx: Transaction, draft: string, companyId: string): Promise<JobFields> {
  const where = { id: requireUuid(draft), companyId };
  const found = await tx.jobDraft.findFirst({ where });
  const { count } = await tx.jobDraft.deleteMany({ where });
  if (found === null || count === 0) throw new AppError('NOT_FOUND');
  return found.fields as JobFields;
}

/** Inserts a job. Draws another share id while the drawn one is taken. */
async function insertJob(
  tx: Transaction,
  columns: Readonly<Record<string, unknown>>,
  posted: Parameters<typeof insertPostedJob>[1],
): Promise<string> {
  for (;;) {
    const drawn = JSON.stringify({ ...columns, share_id: newShareId() });
    const row = await firstRow(tx, insertPostedJob(drawn, posted));
    if (row !== null) return row.id;
  }
}

interface Posting {
  readonly draft?: string | undefined;
  readonly fields?: JobFields | undefined;
}

/**
 * Publishes a draft or a job from its fields. The job is open, or waits for an operator. Throws NOT_FOUND for a draft that
 * does not exist, JOB_INCOMPLETE, PAY_UNLAWFUL, JOB_LIMIT or COMPANY_SUSPENDED.
 */
export async function postJob(
  deps: Deps,
  session: CompanySession,
  { draft, fields: given }: Posting,
  key: MemberKey | null,
): Promise<CompanyJob> {
  const { database, clock, settings, tasks } = deps;
  if ((draft === undefined) === (given === undefined))
    throw invalidField('draft', 'must be there without fields, or the fields without it');
  const now = clock.now();
  const { jobLifetimeDays, firstJobWaits } = await settings.read();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  const records: PostingRecords = await readPostingRecords(database, now);
  const { companyId, memberId, language } = session;
  const { answer: id, isRepeat } = await outcomeByMember(database, clock, key, async (tx) => {
    const fields = draft === undefined ? withChange({}, given ?? {}) : await takeDraft(tx, draft, companyId);
    requirePublishable(fields, records);
    await requireRoomForJob(tx, companyId, { now, isNew: true });
    const columns = newJobColumns({ language, ...fields }, companyId, records);
    const job = await insertJob(tx, columns, { memberId, expiresAt, now });
    await recheckJobs(tx, [job], records.records);
    await holdForModeration(tx, [job], { now, expiresAt, firstJobWaits });
    const entry = { actor: memberActor(memberId), action: 'job-posted', subject: job };
    await writeAudit(tx, { ...entry, details: { company: companyId } }, now);
    return job;
  });
  if (!isRepeat) tasks.soon('push');
  return readCompanyJob(deps, session, id);
}
