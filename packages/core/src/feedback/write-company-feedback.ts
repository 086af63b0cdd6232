import { REVIEW_LENGTH_MAX } from '@nukkad/contract';
import { textLength } from '@nukkad/domain/summary.ts';
import type { Container } from '../container.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';

interface CompanyFeedbackInput {
  readonly applicationId: string;
  readonly text: string;
  /** Name of the operator, for the audit log. */
  readonly actor: string;
}

function checkedText(text: string): string {
  const comment = text.trim();
  if (comment === '') throw new AppError('FEEDBACK_EMPTY');
  if (textLength(comment) > REVIEW_LENGTH_MAX) throw invalidField('text', 'is too long');
  return comment;
}

/**
 * Stores the feedback of a company about a seeker who applied there, and notifies the seeker. The same text again
 * returns the stored feedback. Throws NOT_FOUND without the application, and FEEDBACK_EMPTY.
 */
export async function writeCompanyFeedback(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { applicationId, text, actor }: CompanyFeedbackInput,
): Promise<{ feedbackId: string }> {
  const id = requireUuid(applicationId);
  const comment = checkedText(text);
  const now = clock.now();
  const { feedbackId, isNew } = await database.transaction(async (tx) => {
    const application = await tx.application.findUnique({
      where: { id },
      select: { candidateId: true, companyId: true, company: { select: { name: true } } },
    });
    if (!application) throw new AppError('NOT_FOUND');
    const { candidateId, companyId, company } = application;
    // The row lock lets a simultaneous retry see the first feedback.
    if (!(await firstRow(tx, lockLiveCandidate(candidateId)))) throw new AppError('NOT_FOUND');
    const earlier = await tx.companyFeedback.findFirst({ where: { candidateId, companyId, comment } });
    if (earlier) return { feedbackId: earlier.id, isNew: false };
    const stored = await tx.companyFeedback.create({
      data: { candidateId, companyId, comment, createdAt: now },
    });
    await notify(
      tx,
      {
        candidateId,
        type: 'application-status',
        template: 'company-feedback',
        values: { company: company.name },
        link: '/companyfeedback',
        dedupeKey: `company-feedback:${stored.id}`,
      },
      now,
    );
    await writeAudit(tx, { actor, action: 'company-feedback', subject: id }, now);
    return { feedbackId: stored.id, isNew: true };
  });
  if (isNew) tasks.soon('push');
  return { feedbackId };
}
