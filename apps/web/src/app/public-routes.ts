import type { ScreenRoute } from '../lib/routing/screen-route.ts';

const faq: Omit<ScreenRoute, 'path'> = {
  source: 'screens/faq/faq-screen.tsx',
  load: () => import('../screens/faq/faq-screen.tsx'),
};

/** Pages that anyone reads, rendered whole on the server. */
export const publicRoutes: readonly ScreenRoute[] = [
  {
    path: '/blog',
    source: 'screens/blog/blog-screen.tsx',
    load: () => import('../screens/blog/blog-screen.tsx'),
  },
  {
    path: '/blogdetail',
    source: 'screens/blog-post/blog-post-screen.tsx',
    load: () => import('../screens/blog-post/blog-post-screen.tsx'),
  },
  { path: '/faq', ...faq },
  { path: '/candidatefaq', ...faq },
  {
    path: '/privacypolicy',
    source: 'screens/legal/privacy-screen.tsx',
    load: () => import('../screens/legal/privacy-screen.tsx'),
  },
  {
    path: '/terms',
    source: 'screens/legal/terms-screen.tsx',
    load: () => import('../screens/legal/terms-screen.tsx'),
  },
  {
    path: '/companyprofile',
    source: 'screens/company-profile/company-profile-screen.tsx',
    load: () => import('../screens/company-profile/company-profile-screen.tsx'),
  },
  {
    path: '/postedjobs',
    source: 'screens/posted-jobs/posted-jobs-screen.tsx',
    load: () => import('../screens/posted-jobs/posted-jobs-screen.tsx'),
  },
  {
    path: '/companyWebsite',
    source: 'screens/company-website/company-website-screen.tsx',
    load: () => import('../screens/company-website/company-website-screen.tsx'),
  },
  {
    path: '/companyreview',
    source: 'screens/company-reviews/company-reviews-screen.tsx',
    load: () => import('../screens/company-reviews/company-reviews-screen.tsx'),
  },
  {
    path: '/interviewtips',
    source: 'screens/interview-tips/interview-tips-screen.tsx',
    load: () => import('../screens/interview-tips/interview-tips-screen.tsx'),
  },
];
