import type { AuthenticityCheck, Cursor, JobCard } from '../jobs/job.domain.ts';
import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';
import type { AnswerSpeed } from './answer-speed.ts';

/** Identifies a company by its id, or by the six characters at the end of its link. */
export type CompanyRef =
  | { readonly companyId: string; readonly shareId?: undefined }
  | { readonly companyId?: undefined; readonly shareId: string };

/** A company, as its own page shows it. */
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
  /** Mean number of stars; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly openJobs: number;
  /** Number of open jobs that passed all five checks; undefined if the server does not say. */
  readonly fullyCheckedJobs?: number | undefined;
  /** The most frequent job profile of the company's jobs; null or undefined without jobs. */
  readonly jobProfileKey?: string | null | undefined;
  readonly checks: readonly AuthenticityCheck[];
  /** How fast it usually answers; absent if too few people applied or too few were answered to say. */
  readonly answersWithin?: AnswerSpeed | undefined;
  readonly meta: PageMeta;
}

/** A review of a company by a candidate. */
export interface CompanyReview {
  readonly reviewerName: string;
  /** File key or absolute address. */
  readonly reviewerImage: string | null;
  /** 1–5. */
  readonly stars: number;
  readonly comments: string;
  readonly createdAt: string;
  /** What the company replied; absent without a reply. */
  readonly reply?: { readonly text: string; readonly createdAt: string } | undefined;
}

/** The request for a page of a company's reviews, optionally with one number of stars. */
export interface CompanyReviewsInput {
  readonly companyId: string;
  /** 1–5; absent for all reviews. */
  readonly stars?: number | undefined;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** The viewer's own review of a company. */
export interface OwnReview {
  readonly stars: number;
  readonly comments: string;
  /** Whether an operator has hidden the review from all other users. */
  readonly isHidden?: boolean | undefined;
}

/** A page of a company's reviews, newest first, with the viewer's own review. */
export interface CompanyReviews {
  readonly reviews: readonly CompanyReview[];
  /** Whether the viewer has already written a review. A new review replaces it. */
  readonly isReviewed: boolean;
  readonly own: OwnReview | null;
  readonly canReview: boolean;
  readonly nextCursor: Cursor | null;
}

/** The request for a page of a company's jobs. */
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

/** Whether the viewer now follows the company, and its number of followers. */
export interface FollowOutput {
  readonly message: string;
  readonly isFollowing: boolean;
  readonly followers: number;
}

/** A review of a company; replaces an earlier one by the same candidate. */
export interface ReviewInput {
  readonly companyId: string;
  /** 1–5. */
  readonly stars: number;
  readonly comments: string;
}
