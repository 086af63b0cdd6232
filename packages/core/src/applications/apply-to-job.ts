import {
  type ApplyInput,
  type ApplyOutput,
  CREDITS_APPLY,
  type Language,
  UNSEEN_REFUND_DAYS,
} from '@nukkad/contract';
import type { Container } from '../container.ts';
import type { PipelinedTransaction } from '../database/rows.ts';
import { invalidField } from '../errors/app-error.ts';
import type { ActionKey } from '../idempotency/action-key.ts';
import { once } from '../idempotency/once.ts';
import { type Notice, sendNotice } from '../notifications/notify.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { success } from '../shared/success.ts';
import { type AppliedJob, checkMayApply } from './applications.rules.ts';
import { readForApplying, sendApplication, sendSpending } from './apply-repository.ts';
import { completeApplicant } from './complete-applicant.ts';

interface ApplyToJob {
  readonly candidateId: string;
  readonly input: ApplyInput;
  readonly language: Language;
  readonly actionKey?: ActionKey | null;
}

/** Reads in one round trip, and sends all writes without waiting. Returns the seeker's credits after it. */
async function apply(
  tx: PipelinedTransaction,
  candidateId: string,
  input: ApplyInput,
  policy: { now: Date; requiresIdentity: boolean },
): Promise<number> {
  const jobId = requireUuid(input.jobId, 'JOB_REMOVED');
  const { applicant, job, earlier, hasWithdrawnLocation } = await readForApplying(tx, candidateId, jobId);
  const { companyId } = job;
  if (input.companyId && input.companyId !== companyId)
    throw invalidField('companyId', 'is not the company of this job');
  checkMayApply(applicant, job, earlier, policy);
  completeApplicant(tx, candidateId, applicant, input, policy.now);
  const allowed = hasWithdrawnLocation ? { ...input, point: undefined } : input;
  const written = sendApplication(
    tx,
    { candidateId, jobId, companyId, input: allowed, now: policy.now },
    earlier,
  );
  sendSpending(tx, candidateId, jobId, written, policy.now);
  sendNotice(tx, appliedNotice({ candidateId, jobId }, job, written), policy.now);
  return applicant.credits - CREDITS_APPLY;
}

/**
 * Returns the notice of an application. It repeats the next steps, so that the seeker can read them after closing the
 * dialog.
 */
function appliedNotice(
  { candidateId, jobId }: { readonly candidateId: string; readonly jobId: string },
  { title, companyName }: AppliedJob,
  { id, attempt }: { readonly id: string; readonly attempt: number },
): Notice {
  return {
    candidateId,
    type: 'application-status',
    template: 'applied',
    values: { company: companyName, jobTitle: title, days: UNSEEN_REFUND_DAYS },
    jobId,
    link: '/myjobs',
    dedupeKey: `application:${id}:${attempt}:APPLIED`,
  };
}

/**
 * Applies for a job. The application, its first event and the spent credit are stored in one transaction, so a repeat
 * after a lost connection never spends twice.
 */
export async function applyToJob(
  { database, clock, settings }: Pick<Container, 'database' | 'clock' | 'settings'>,
  { candidateId, input, language, actionKey = null }: ApplyToJob,
): Promise<ApplyOutput> {
  const { applyRequiresIdentity } = await settings.read();
  const policy = { now: clock.now(), requiresIdentity: applyRequiresIdentity };
  const credits = await once(database.pipelinedTransaction, clock, actionKey, (tx) =>
    apply(tx, candidateId, input, policy),
  );
  return { message: success[language]('applied'), credits, status: 'APPLIED' };
}
