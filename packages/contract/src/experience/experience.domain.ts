import type { Localized } from '../shared/shared.domain.ts';

/** One job that the seeker has or had. Days as YYYY-MM-DD. */
export interface WorkEntry {
  readonly id: string;
  /** Whose it is. */
  readonly candidateId: string;
  readonly organization: string;
  readonly position: string;
  /** Whole years of experience, 0–10. */
  readonly levelYears: number;
  readonly location: string;
  readonly summary: string;
  /** A sector's name, or own words. */
  readonly industry: string;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly isCurrent: boolean;
  readonly skills: readonly string[];
}

/** The fresher's form; saving it wipes earlier work. */
export interface FresherInput {
  readonly kind: 'FRESHER';
  readonly summary: string;
  readonly skills: readonly string[];
}

/** The experience form as typed; the rules say what may be missing. */
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

/** Either form of the work experience. */
export type SaveWorkInput = FresherInput | WorkInput;

/** A sector of industry to choose from. */
export interface IndustrySector {
  /** The English name, by which it is stored. */
  readonly name: string;
  readonly names: Localized;
  readonly isOther: boolean;
}
