import type { ApplicationStatus, ApplicationStep } from '@nukkad/contract';

/** The statuses of a successful application, in order. */
const WAY: readonly ApplicationStatus[] = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED'];
const ENDED_BADLY: ReadonlySet<ApplicationStatus> = new Set(['REJECTED', 'WITHDRAWN']);

export interface ShownStep {
  readonly status: ApplicationStatus;
  /** Time of the step; null for a future step. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'coming' | 'failed';
  /** Why the company refused. */
  readonly reason?: string | undefined;
}

function stateOf(status: ApplicationStatus, isLast: boolean): ShownStep['state'] {
  if (ENDED_BADLY.has(status)) return 'failed';
  return isLast && status !== 'HIRED' ? 'current' : 'done';
}

/** Returns the past steps of an application and the next expected one. A final status has no next step. */
export function applicationSteps(timeline: readonly ApplicationStep[]): readonly ShownStep[] {
  const last = timeline.length - 1;
  const past = timeline.map(({ status, at, reason }, index) => ({
    status,
    at,
    reason,
    state: stateOf(status, index === last),
  }));
  const place = WAY.indexOf(timeline[last]?.status ?? 'WITHDRAWN');
  const next = place < 0 ? undefined : WAY[place + 1];
  return next ? [...past, { status: next, at: null, state: 'coming' }] : past;
}
