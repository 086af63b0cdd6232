import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import type { RowOf } from '@nukkad/db/sql.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { revealCards } from './reveal.queries.ts';

/** Days after applying in which a company should answer. */
export const ANSWER_DUE_DAYS = 3;

type CardRow = Omit<RowOf<typeof revealCards>, 'hasMore'>;

function heldOf({ heldId, heldReason, heldUntil, heldBy }: CardRow) {
  if (heldId === null || heldReason === null || heldUntil === null) return null;
  return { answer: heldId, reason: heldReason, until: heldUntil.toISOString(), by: heldBy ?? '' };
}

/** Returns the card of an applicant. WITHDRAWN is never visible, so each status is a stage. */
export function cardOf(row: CardRow) {
  const isWaiting = row.status === 'APPLIED' && row.heldId === null;
  const dueAt = new Date(row.appliedAt.getTime() + ANSWER_DUE_DAYS * DAY_MS);
  return {
    application: row.application,
    job: row.job,
    jobTitle: row.jobTitle,
    firstName: row.firstName,
    stage: row.status as ApplicantStage,
    appliedAt: row.appliedAt.toISOString(),
    stageSince: row.stageSince.toISOString(),
    dueAt: isWaiting ? dueAt.toISOString() : null,
    interviewAt: row.status === 'SCHEDULED' ? (row.scheduledFor?.toISOString() ?? null) : null,
    kilometres: row.kilometres,
    years: row.years,
    skillsMet: [...(row.skillsMet ?? [])],
    skillsAsked: row.skillsAsked,
    viewedAt: row.viewedAt?.toISOString() ?? null,
    held: heldOf(row),
  };
}
