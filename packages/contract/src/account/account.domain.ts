import type { SignedInCandidate } from '../session/session.domain.ts';

/** The signed-in seeker with the figures that change from day to day. */
export interface AccountSummary extends SignedInCandidate {
  readonly credits: number;
  /** 0–100. */
  readonly profilePercentage: number;
  readonly isAvailable: boolean;
}
