import type { ApplicationRecord, ApplicationStep, Interview } from '@nukkad/contract';
import type { MyJobRow } from './applications.queries.ts';
import { reapplyFrom } from './applications.rules.ts';
import type { StoredInterview, StoredStep } from './my-jobs-repository.ts';
import { OPEN_STATUSES } from './withdraw-application.ts';

function interviewOf(
  row: MyJobRow,
  steps: readonly StoredStep[],
  interview: StoredInterview | null,
): Interview | null {
  if (row.scheduledFor === null) return null;
  if (row.application !== 'SCHEDULED' && row.application !== 'INTERVIEWED') return null;
  if (interview !== null)
    return {
      at: interview.at.toISOString(),
      place: interview.place || null,
      note: interview.bring,
      id: interview.id,
      reply: interview.reply,
      proposedAt: interview.proposedAt?.toISOString() ?? null,
      outcome: interview.outcome,
    };
  const note = steps.findLast((step) => step.status === 'SCHEDULED')?.note ?? null;
  return { at: row.scheduledFor.toISOString(), place: row.address || null, note };
}

function reapplyMoment(row: MyJobRow, now: Date): string | null {
  if (row.application === null || row.statusChangedAt === null) return null;
  const from = reapplyFrom({ status: row.application, statusChangedAt: row.statusChangedAt });
  return from && from > now ? from.toISOString() : null;
}

function stepOf(
  { status, createdAt, reason }: StoredStep,
  reasons: ReadonlyMap<string, string>,
): ApplicationStep {
  const text = reason === null ? undefined : reasons.get(reason);
  return { status, at: createdAt.toISOString(), ...(text === undefined ? {} : { reason: text }) };
}

interface RecordParts {
  /** Texts of refusals by key. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The latest interview that was not cancelled. */
  readonly interview: StoredInterview | null;
  readonly now: Date;
}

/** Returns what the seeker sees of an application. Null if the job is only saved. */
export function applicationRecord(
  row: MyJobRow,
  steps: readonly StoredStep[],
  { reasons, interview, now }: RecordParts,
): ApplicationRecord | null {
  if (row.applicationId === null || row.appliedAt === null || row.application === null) return null;
  return {
    id: row.applicationId,
    appliedAt: row.appliedAt.toISOString(),
    timeline: steps.map((step) => stepOf(step, reasons)),
    interview: interviewOf(row, steps, interview),
    canWithdraw: OPEN_STATUSES.includes(row.application),
    reapplyFrom: reapplyMoment(row, now),
  };
}
