import type { CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { holdForModeration } from '../moderation/hold-for-moderation.ts';
import { writeEdit } from '../postings/write-edit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobOfCompany } from './company-jobs.queries.ts';
import { fieldsOfJob, withChange } from './job-fields.ts';
import { jobStateOf, type StoredState } from './job-state.ts';
import { changeOfFields, requirePublishable } from './posting-of-fields.ts';
import { cityOf, type PostingRecords, readPostingRecords } from './posting-records.ts';
import { readCompanyJob } from './read-company-job.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'config' | 'tasks'>;

interface Change {
  /** When the member read the job. */
  readonly since: string;
  readonly fields: JobFields;
}

/** Throws if a job cannot be changed: it is closed, refused, or paused by reports or for its company. */
function requireEditable(stored: StoredState): void {
  const { state, reason } = jobStateOf(stored);
  if (reason === 'REPORTED') throw new PartnerError('REPORTED');
  const isOwn = reason === 'COMPANY' || reason === 'ANSWERS_DUE';
  if (state === 'CLOSED' || (state === 'PAUSED' && !isOwn)) throw new PartnerError('JOB_NOT_OPEN');
}

/** Changes a job whose row is locked. Returns whether something changed. */
async function writeChange(
  tx: Transaction,
  id: string,
  { fields: change }: Change,
  { actor, records, now }: { readonly actor: string; readonly records: PostingRecords; readonly now: Date },
): Promise<boolean> {
  const job = await tx.job.findUniqueOrThrow({ where: { id }, include: { city: true } });
  const before = fieldsOfJob(job, job.city.slug);
  const after = withChange(before, change);
  const names = Object.keys(change) as (keyof JobFields)[];
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  if (changed.length === 0) return false;
  requirePublishable(after, records, before);
  const cityId = changed.includes('city') ? cityOf(records, after.city ?? '')?.id : undefined;
  const edit = { change: changeOfFields(after, changed), cityId, actor, isCheck: false };
  return (await writeEdit(tx, job, edit, records, now)).length > 0;
}

/**
 * Changes fields of a job for a member of its company. A doubtful job waits for an operator afterwards, and one that
 * waited for the checks alone opens if they pass now. Throws NOT_FOUND, CHANGED_SINCE if the job changed after the member
 * read it, JOB_NOT_OPEN, REPORTED, JOB_INCOMPLETE or PAY_UNLAWFUL.
 */
export async function changeCompanyJob(
  deps: Deps,
  session: CompanySession,
  job: string,
  change: Change,
): Promise<CompanyJob> {
  const { database, clock, settings, tasks } = deps;
  const id = requireUuid(job);
  const now = clock.now();
  const { companyId, memberId } = session;
  const { jobLifetimeDays, firstJobWaits } = await settings.read();
  const records = await readPostingRecords(database, now);
  const hasChanged = await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockJobOfCompany(id, companyId));
    if (locked === null) throw new AppError('NOT_FOUND');
    requireEditable(locked);
    if (locked.updatedAt.getTime() !== Date.parse(change.since))
      throw new PartnerError('CHANGED_SINCE', { at: locked.updatedAt.toISOString() });
    const isChanged = await writeChange(tx, id, change, { actor: memberActor(memberId), records, now });
    if (!isChanged) return false;
    const { expiresAt } = jobDays(now, jobLifetimeDays);
    await holdForModeration(tx, [id], { now, expiresAt, firstJobWaits });
    return true;
  });
  if (hasChanged) tasks.soon('push');
  return readCompanyJob(deps, session, id);
}
