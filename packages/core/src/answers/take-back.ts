import { REOPEN_DAYS } from '@nukkad/contract/partner/answer.routes.ts';
import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { accessSince } from '../applicants/applicant-access.ts';
import { moveBack } from '../applications/move-application.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockAnswered, lockHeld, selectStageBefore } from './answers.queries.ts';

interface Moved {
  readonly application: string;
  readonly stage: ApplicantStage;
}

/**
 * Takes a held refusal back. The seeker never sees it. A repeat changes nothing. Throws NOT_FOUND, and TOO_LATE once the
 * answer is due.
 */
export async function undoAnswer(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId, memberId }: CompanySession,
  answer: string,
): Promise<Moved> {
  const id = requireUuid(answer);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const held = await firstRow(tx, lockHeld(id, companyId));
    if (held === null) throw new AppError('NOT_FOUND');
    const { applicationId, status, dueAt, undoneAt, sentAt } = held;
    const moved = { application: applicationId, stage: status as ApplicantStage };
    if (undoneAt !== null) return moved;
    if (sentAt !== null || dueAt <= now) throw new PartnerError('TOO_LATE');
    await tx.heldAnswer.update({ where: { id }, data: { undoneAt: now } });
    const entry = { actor: memberActor(memberId), action: 'answer-undone', subject: applicationId };
    await writeAudit(tx, entry, now);
    return moved;
  });
}

/**
 * Puts a refused or hired applicant back where they were, within seven days, and notifies them. Throws STEP_NOT_OPEN for
 * another stage, TOO_LATE, ACCESS_ENDED, or NOT_FOUND.
 */
export async function reopenApplicant(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { companyId, memberId }: CompanySession,
  application: string,
): Promise<Moved> {
  const id = requireUuid(application);
  const now = clock.now();
  const moved = await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockAnswered([id], companyId, accessSince(now)));
    if (locked === null) throw new AppError('NOT_FOUND');
    if (!locked.isOpen) throw new PartnerError('ACCESS_ENDED');
    if (locked.status !== 'REJECTED' && locked.status !== 'HIRED') throw new PartnerError('STEP_NOT_OPEN');
    if (locked.changedAt.getTime() <= now.getTime() - REOPEN_DAYS * DAY_MS)
      throw new PartnerError('TOO_LATE');
    const before = await firstRow(tx, selectStageBefore(id));
    const to = before?.status ?? 'APPLIED';
    await moveBack(tx, { applicationId: id, to, actor: memberActor(memberId), memberId }, locked, now);
    return { application: locked.id, stage: to as ApplicantStage };
  });
  tasks.soon('push');
  return moved;
}
