import type * as z from 'zod/mini';
import { ContractInputError } from '../errors.ts';
import { checkFromWire, checkToWire } from '../jobs/job.mapper.ts';
import { metaFromWire, metaToWire, pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type { Company, CompanyRef, CompanyReview, CompanyReviews } from './company.domain.ts';
import type { wireCompanyResult, wireReviewsResult } from './company.wire.ts';

type WireCompany = z.infer<typeof wireCompanyResult>;
type WireReviews = z.infer<typeof wireReviewsResult>;

/** Prefers the id to the share id. Throws ContractInputError if both are missing. */
export function companyRefFromWire(companyId?: string | null, shareId?: string | null): CompanyRef {
  if (companyId) return { companyId };
  if (shareId) return { shareId };
  throw new ContractInputError([{ path: 'companyId', message: 'an id or a share id is needed' }]);
}

export function companyToWire(company: Company): WireCompany {
  return {
    companyObj: {
      companyId: company.id,
      companyName: company.name,
      companyImage: company.image ?? '',
      companyLink: company.link,
      location: company.address,
      latitude: company.position?.latitude ?? null,
      longitude: company.position?.longitude ?? null,
      description: company.description,
      gallery: company.gallery.map((image) => ({ img: image })),
      companyWebsite: company.website ?? '',
      canReview: company.canReview,
      isFollowing: company.isFollowing,
      followers: company.followers,
      rating: company.rating,
      reviewCount: company.reviewCount,
      openJobs: company.openJobs,
      fullyCheckedJobs: company.fullyCheckedJobs,
      jobProfile: company.jobProfileKey ?? undefined,
      checks: company.checks.map(checkToWire),
      answersWithin: company.answersWithin,
    },
    ...metaToWire(company.meta),
  };
}

export function companyFromWire(wire: WireCompany): Company {
  const { companyObj } = wire;
  return {
    id: companyObj.companyId,
    name: companyObj.companyName,
    image: presentText(companyObj.companyImage) ?? null,
    link: companyObj.companyLink,
    address: companyObj.location,
    position: pointFromWire(companyObj.latitude, companyObj.longitude) ?? null,
    description: companyObj.description,
    gallery: companyObj.gallery.map((entry) => entry.img),
    website: presentText(companyObj.companyWebsite) ?? null,
    canReview: companyObj.canReview,
    isFollowing: companyObj.isFollowing,
    followers: companyObj.followers,
    rating: companyObj.rating,
    reviewCount: companyObj.reviewCount,
    openJobs: companyObj.openJobs,
    fullyCheckedJobs: companyObj.fullyCheckedJobs,
    jobProfileKey: companyObj.jobProfile,
    checks: companyObj.checks.map(checkFromWire),
    answersWithin: companyObj.answersWithin,
    meta: metaFromWire(wire),
  };
}

function reviewToWire(review: CompanyReview): WireReviews['review'][number] {
  return {
    jobseekerName: review.reviewerName,
    jobseekerImage: review.reviewerImage ?? '',
    rating: review.stars,
    comments: review.comments,
    createdDate: review.createdAt,
    reply: review.reply && { text: review.reply.text, createdDate: review.reply.createdAt },
  };
}

function reviewFromWire(wire: WireReviews['review'][number]): CompanyReview {
  return {
    reviewerName: wire.jobseekerName,
    reviewerImage: presentText(wire.jobseekerImage) ?? null,
    stars: wire.rating,
    comments: wire.comments,
    createdAt: wire.createdDate,
    reply: wire.reply && { text: wire.reply.text, createdAt: wire.reply.createdDate },
  };
}

export function reviewsToWire(output: CompanyReviews): WireReviews {
  return {
    review: output.reviews.map(reviewToWire),
    isReviewed: output.isReviewed,
    ownReview: output.own && {
      rating: output.own.stars,
      comments: output.own.comments,
      isHidden: output.own.isHidden,
    },
    canReview: output.canReview,
    nextCursor: output.nextCursor,
  };
}

export function reviewsFromWire(wire: WireReviews): CompanyReviews {
  return {
    reviews: wire.review.map(reviewFromWire),
    isReviewed: wire.isReviewed,
    own: wire.ownReview && {
      stars: wire.ownReview.rating,
      comments: wire.ownReview.comments,
      isHidden: wire.ownReview.isHidden,
    },
    canReview: wire.canReview,
    nextCursor: wire.nextCursor,
  };
}
