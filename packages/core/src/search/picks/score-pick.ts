import { freshness, nearness, type PayRange, payStanding } from './score-parts.ts';

/** A seeker's data for the score. Gender is not read, so that it cannot influence the score. */
export interface SeekerTaste {
  /** The profiles of the seeker's interests and of past work. */
  readonly interests: ReadonlySet<string>;
  readonly pastProfiles: ReadonlySet<string>;
  /** Names of skills in lower case. */
  readonly skills: ReadonlySet<string>;
  /** Years of work; null if unknown. */
  readonly years: number | null;
}

export interface PickCandidate {
  readonly profileKey: string;
  readonly skills: readonly string[];
  readonly minYears: number;
  readonly pay: PayRange;
  readonly distanceKm: number | null;
  readonly createdAt: Date;
}

export type PickReasonKind = 'INTEREST' | 'PROFILE' | 'SKILL' | 'NEAR' | 'PAY' | 'NEW';

export interface Scored {
  readonly score: number;
  readonly reasons: readonly { readonly kind: PickReasonKind; readonly value: string | null }[];
}

/**
 * Maximum points of each part of the score, 100 in total. Points are subtracted for years of experience that the
 * seeker lacks. Published in docs/decisions/0032-recommendation-score.md.
 */
export const PICK_POINTS = { interest: 35, past: 10, skills: 15, near: 20, pay: 10, fresh: 10 } as const;
const TOO_DEMANDING_PENALTY = 20;

const NEAR_KM = 10;
const GOOD_PAY = 0.65;
const NEW_SHARE = 0.82;

function knownSkills({ skills }: PickCandidate, taste: SeekerTaste): string[] {
  return skills.filter((skill) => taste.skills.has(skill.toLowerCase()));
}

/** Returns how well a job fits a seeker, and the reasons that counted, strongest first. */
export function scorePick(
  job: PickCandidate,
  taste: SeekerTaste,
  usualPay: number | null,
  now: Date,
): Scored {
  const isInterest = taste.interests.has(job.profileKey);
  const isPast = taste.pastProfiles.has(job.profileKey);
  const known = knownSkills(job, taste);
  const skillShare = Math.min(1, known.length / Math.max(1, Math.min(job.skills.length, 3)));
  const near = nearness(job.distanceKm);
  const pay = payStanding(job.pay, usualPay);
  const fresh = freshness(job.createdAt, now);
  const isTooDemanding = taste.years !== null && job.minYears > taste.years;
  const reasons: Scored['reasons'] = [
    ...(isInterest ? [{ kind: 'INTEREST' as const, value: job.profileKey }] : []),
    ...(isPast && !isInterest ? [{ kind: 'PROFILE' as const, value: job.profileKey }] : []),
    ...(known[0] === undefined ? [] : [{ kind: 'SKILL' as const, value: known[0] }]),
    ...(job.distanceKm !== null && job.distanceKm <= NEAR_KM
      ? [{ kind: 'NEAR' as const, value: job.distanceKm.toFixed(1) }]
      : []),
    ...(pay >= GOOD_PAY ? [{ kind: 'PAY' as const, value: null }] : []),
    ...(fresh >= NEW_SHARE ? [{ kind: 'NEW' as const, value: null }] : []),
  ];
  const score =
    (isInterest ? PICK_POINTS.interest : 0) +
    (isPast ? PICK_POINTS.past : 0) +
    skillShare * PICK_POINTS.skills +
    near * PICK_POINTS.near +
    pay * PICK_POINTS.pay +
    fresh * PICK_POINTS.fresh -
    (isTooDemanding ? TOO_DEMANDING_PENALTY : 0);
  return { score, reasons };
}
