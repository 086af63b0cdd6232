import type { ComponentType } from 'react';

interface ScreenModule {
  /** The component of the screen. It may suspend while its phrases load. */
  readonly Screen: ComponentType;
}

interface ScreenRow {
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
  /** `open` screens are shown without the shell, also to people who are not signed in. All others need a company. */
  readonly isOpen?: boolean;
}

/** All screens, one line each. A screen is one folder in `src/screens` and one chunk of the build. */
export const screens: readonly ScreenRow[] = [
  { path: '/', load: () => import('../screens/start/start-screen.tsx'), isOpen: true },
  { path: '/invite/:token', load: () => import('../screens/invite/invite-screen.tsx'), isOpen: true },
  { path: '/join', load: () => import('../screens/join/join-screen.tsx'), isOpen: true },
  { path: '/join/help', load: () => import('../screens/help/help-screen.tsx'), isOpen: true },
  { path: '/company', load: () => import('../screens/company/company-screen.tsx') },
  { path: '/today', load: () => import('../screens/today/today-screen.tsx') },
  { path: '/applicants', load: () => import('../screens/applicants/applicants-screen.tsx') },
  { path: '/jobs/:job/applicants', load: () => import('../screens/applicants/applicants-screen.tsx') },
  { path: '/applicants/:application', load: () => import('../screens/applicant/applicant-screen.tsx') },
  { path: '/calendar', load: () => import('../screens/calendar/calendar-screen.tsx') },
  { path: '/notices', load: () => import('../screens/notices/notices-screen.tsx') },
  { path: '/messages', load: () => import('../screens/messages/messages-screen.tsx') },
  { path: '/applicants/:application/messages', load: () => import('../screens/thread/thread-screen.tsx') },
  { path: '/reviews', load: () => import('../screens/reviews/reviews-screen.tsx') },
  { path: '/help', load: () => import('../screens/help/help-screen.tsx') },
  { path: '/more', load: () => import('../screens/more/more-screen.tsx') },
  { path: '/team', load: () => import('../screens/team/team-screen.tsx') },
  { path: '/settings/delete?', load: () => import('../screens/settings/settings-screen.tsx') },
  { path: '/companies', load: () => import('../screens/companies/companies-screen.tsx') },
  { path: '/jobs', load: () => import('../screens/jobs/jobs-screen.tsx') },
  { path: '/jobs/new', load: () => import('../screens/job-form/new-job-screen.tsx') },
  { path: '/jobs/:job/edit', load: () => import('../screens/job-form/edit-job-screen.tsx') },
  { path: '/jobs/:job', load: () => import('../screens/job/job-screen.tsx') },
  { path: '/still/:token', load: () => import('../screens/still/still-screen.tsx'), isOpen: true },
  { path: '*', load: () => import('../screens/not-found/not-found-screen.tsx') },
];
