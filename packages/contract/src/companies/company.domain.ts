import type { AuthenticityCheck, Cursor, JobCard } from '../jobs/job.domain.ts';
import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';

/** A company by its id or by the six characters at the end of its link. */
export type CompanyRef =
  | { readonly companyId: string; readonly shareId?: undefined }
  | { readonly companyId?: undefined; readonly shareId: string };

/** A company’s own page. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  /** `<slug>-<6-character share id>`. */
  readonly link: string;
  readonly address: string;
  readonly position: GeoPoint | null;
  /** Sanitised HTML. */
  readonly description: string;
  readonly gallery: readonly string[];
  readonly website: string | null;
  readonly canReview: boolean;
  readonly isFollowing: boolean;
  readonly followers: number;
  /** Mean of the reviews' stars; null where there is none. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly openJobs: number;
  readonly checks: readonly AuthenticityCheck[];
  readonly meta: PageMeta;
}

/** What a candidate who was hired there says of a company. */
export interface CompanyReview {
  readonly reviewerName: string;
  /** File key or absolute address. */
  readonly reviewerImage: string | null;
  /** 1–5. */
  readonly stars: number;
  readonly comments: string;
  readonly createdAt: string;
}

/** A page of a company’s reviews, of one number of stars or of all. */
export interface CompanyReviewsInput {
  readonly companyId: string;
  /** 1–5; absent for all. */
  readonly stars?: number | undefined;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** What the viewer has said of a company. */
export interface OwnReview {
  readonly stars: number;
  readonly comments: string;
  /** Whether an operator has taken it out of everyone else's sight. */
  readonly isHidden?: boolean | undefined;
}

/** A page of a company’s reviews, newest first, and what the viewer has said. */
export interface CompanyReviews {
  readonly reviews: readonly CompanyReview[];
  /** Whether the reader has reviewed already; the own review can be written anew. */
  readonly isReviewed: boolean;
  readonly own: OwnReview | null;
  readonly canReview: boolean;
  readonly nextCursor: Cursor | null;
}

/** A page of the jobs that a company has posted. */
export interface CompanyJobsInput {
  readonly company: CompanyRef;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** A page of a company’s jobs, newest first. */
export interface CompanyJobs {
  readonly jobs: readonly JobCard[];
  readonly nextCursor: Cursor | null;
}

/** Whether the viewer follows the company now, and how many do. */
export interface FollowOutput {
  readonly message: string;
  readonly isFollowing: boolean;
  readonly followers: number;
}

/** A review; a second one of the same candidate replaces the first. */
export interface ReviewInput {
  readonly companyId: string;
  /** 1–5. */
  readonly stars: number;
  readonly comments: string;
}
