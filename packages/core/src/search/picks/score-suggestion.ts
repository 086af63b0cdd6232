import { freshness, middlePay, nearness, type PayRange, payStanding, titleLikeness } from './score-parts.ts';

export interface LikeJob {
  readonly title: string;
  readonly profileKey: string;
  readonly subProfileKey: string | null;
  readonly jobType: string;
  readonly pay: PayRange;
}

export interface SuggestionCandidate extends LikeJob {
  readonly distanceKm: number | null;
  readonly createdAt: Date;
}

/**
 * Maximum points of each part of the score, 100 in total. Published in docs/decisions/0032-recommendation-score.md.
 */
export const SUGGESTION_POINTS = { work: 25, title: 25, near: 25, pay: 10, type: 5, fresh: 10 } as const;

const NEAR_KM = 10;
const SAME_TITLE = 0.5;
const GOOD_PAY = 0.65;

/** Returns how similar a job is to the one that a reader looks at, and the reasons. */
export function scoreSuggestion(job: SuggestionCandidate, shown: LikeJob, now: Date) {
  const isSameWork =
    shown.subProfileKey === null
      ? job.profileKey === shown.profileKey
      : job.subProfileKey === shown.subProfileKey;
  const likeness = titleLikeness(job.title, shown.title);
  const pay = payStanding(job.pay, middlePay(shown.pay));
  const reasons = [
    ...(likeness >= SAME_TITLE ? [{ kind: 'SAME_TITLE' as const, value: null }] : []),
    ...(likeness < SAME_TITLE && job.profileKey === shown.profileKey
      ? [{ kind: 'PROFILE' as const, value: job.profileKey }]
      : []),
    ...(job.distanceKm !== null && job.distanceKm <= NEAR_KM
      ? [{ kind: 'NEAR' as const, value: job.distanceKm.toFixed(1) }]
      : []),
    ...(pay >= GOOD_PAY ? [{ kind: 'PAY' as const, value: null }] : []),
  ];
  const score =
    (isSameWork ? SUGGESTION_POINTS.work : 0) +
    likeness * SUGGESTION_POINTS.title +
    nearness(job.distanceKm) * SUGGESTION_POINTS.near +
    pay * SUGGESTION_POINTS.pay +
    (job.jobType === shown.jobType ? SUGGESTION_POINTS.type : 0) +
    freshness(job.createdAt, now) * SUGGESTION_POINTS.fresh;
  return { score, reasons };
}
