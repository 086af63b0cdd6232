import type { ApplicationRecord, ApplicationStep, Interview } from '@nukkad/contract';
import type { MyJobRow } from './applications.queries.ts';
import { reapplyFrom } from './applications.rules.ts';
import type { StoredStep } from './my-jobs-repository.ts';
import { OPEN_STATUSES } from './withdraw-application.ts';

function interviewOf(row: MyJobRow, steps: readonly StoredStep[]): Interview | null {
  if (row.scheduledFor === null) return null;
  if (row.application !== 'SCHEDULED' && row.application !== 'INTERVIEWED') return null;
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

/** Returns what the seeker sees of an application. `reasons` has the texts of refusals by key. Null if the job is only saved. */
export function applicationRecord(
  row: MyJobRow,
  steps: readonly StoredStep[],
  { reasons, now }: { readonly reasons: ReadonlyMap<string, string>; readonly now: Date },
): ApplicationRecord | null {
  if (row.applicationId === null || row.appliedAt === null || row.application === null) return null;
  return {
    id: row.applicationId,
    appliedAt: row.appliedAt.toISOString(),
    timeline: steps.map((step) => stepOf(step, reasons)),
    interview: interviewOf(row, steps),
    canWithdraw: OPEN_STATUSES.includes(row.application),
    reapplyFrom: reapplyMoment(row, now),
  };
}
