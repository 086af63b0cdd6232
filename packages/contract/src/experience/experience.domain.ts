import type { Localized } from '../shared/shared.domain.ts';

/** A current or former job of the seeker. Dates are YYYY-MM-DD. */
export interface WorkEntry {
  readonly id: string;
  /** The seeker's id. */
  readonly candidateId: string;
  readonly organization: string;
  readonly position: string;
  /** Whole years of experience, 0–10. */
  readonly levelYears: number;
  readonly location: string;
  readonly summary: string;
  /** A sector's name, or free text. */
  readonly industry: string;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly isCurrent: boolean;
  readonly skills: readonly string[];
}

/** The form for freshers. Saving it deletes all earlier work experience. */
export interface FresherInput {
  readonly kind: 'FRESHER';
  readonly summary: string;
  readonly skills: readonly string[];
}

/** The form for a job, as typed. The use case decides which fields are required. */
export interface WorkInput {
  readonly kind: 'EXPERIENCED';
  readonly organization?: string | undefined;
  readonly position?: string | undefined;
  readonly levelYears: number;
  readonly location?: string | undefined;
  readonly summary?: string | undefined;
  readonly industry?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly isCurrent: boolean;
  readonly skills: readonly string[];
}

export type SaveWorkInput = FresherInput | WorkInput;

/** An industry sector to choose from. */
export interface IndustrySector {
  /** The English name, which is also the stored value. */
  readonly name: string;
  readonly names: Localized;
  readonly isOther: boolean;
}
