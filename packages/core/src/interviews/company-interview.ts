import type { RowOf } from '@nukkad/db/sql.ts';
import { lockAnswered } from '../answers/answers.queries.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import { firstRow, oneRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { countSameTime, selectInterview, selectInterviewOwner } from './interviews.queries.ts';

export type StoredInterview = RowOf<typeof selectInterview>;

/**
 * Locks the application of a company's interview, and reads both. Throws NOT_FOUND for another company's interview, and
 * ACCESS_ENDED if the company may not see the applicant any more.
 */
export async function lockCompanyInterview(tx: Transaction, id: string, companyId: string, now: Date) {
  const since = accessSince(now);
  const owner = await firstRow(tx, selectInterviewOwner(id, companyId, since));
  if (owner === null) throw new AppError('NOT_FOUND');
  const application = await firstRow(tx, lockAnswered([owner.applicationId], companyId, since));
  if (application === null) throw new AppError('NOT_FOUND');
  if (!application.isOpen) throw new PartnerError('ACCESS_ENDED');
  // Read after the lock, so that a change of a colleague is visible.
  const interview = await oneRow(tx, selectInterview(id));
  return { application, interview };
}

/** Returns an interview as members see it, with the number of other interviews at about the same time. */
export async function viewOfInterview(tx: Transaction, id: string) {
  const interview = await oneRow(tx, selectInterview(id));
  const { count } = await oneRow(tx, countSameTime(interview.companyId, id, interview.at));
  return {
    id,
    application: interview.applicationId,
    job: interview.jobId,
    jobTitle: interview.jobTitle,
    at: interview.at.toISOString(),
    place: interview.place,
    bring: interview.bring,
    round: interview.round,
    sequence: interview.sequence,
    reply: interview.reply,
    proposedAt: interview.proposedAt?.toISOString() ?? null,
    outcome: interview.outcome,
    sameTime: count,
  };
}
