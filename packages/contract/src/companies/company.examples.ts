import { exampleChecks, exampleJobCard } from '../jobs/job.examples.ts';
import { EXAMPLE_INSTANT, EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './company.routes.ts';

const companyId = exampleJobCard.companyId;

export const companyExamples: ExamplesOf<typeof routes> = {
  companyOne: {
    input: { shareId: 'bY09aZ' },
    output: {
      id: companyId,
      name: 'Annapurna Kitchens',
      image: 'public/companies/annapurna.webp',
      link: 'annapurna-kitchens-bY09aZ',
      address: 'Paud Road, Kothrud, Pune 411038',
      position: EXAMPLE_POINT,
      description: '<p>Meals for offices since 2012.</p>',
      gallery: ['public/companies/annapurna-1.webp'],
      website: null,
      canReview: true,
      isFollowing: false,
      followers: 12,
      rating: 4.5,
      reviewCount: 2,
      openJobs: 3,
      fullyCheckedJobs: 2,
      jobProfileKey: 'cook',
      checks: exampleChecks,
      answersWithin: 'TWO_DAYS',
      meta: EXAMPLE_META,
    },
  },
  companyReviews: {
    input: { companyId, stars: 5, size: 10 },
    output: {
      reviews: [
        {
          reviewerName: 'Asha Patil',
          reviewerImage: null,
          stars: 5,
          comments: 'Paid on time.',
          createdAt: EXAMPLE_INSTANT,
        },
      ],
      isReviewed: true,
      own: { stars: 5, comments: 'Paid on time.' },
      canReview: true,
      nextCursor: null,
    },
  },
  companyJobs: {
    input: { company: { companyId }, size: 10 },
    output: { jobs: [exampleJobCard], nextCursor: null },
  },
  companyFollow: {
    input: { companyId },
    output: { message: 'You have started following', isFollowing: true, followers: 13 },
  },
  companyReview: {
    input: { companyId, stars: 4, comments: 'Good kitchen, long hours.' },
    output: { message: 'Thank you for your review' },
  },
};
