import type { ScreenRoute } from '../lib/routing/screen-route.ts';

/** Signing in, and what belongs to one seeker alone: never rendered with anybody's data on the server. */
export const seekerRoutes: readonly ScreenRoute[] = [
  {
    path: '/register',
    source: 'screens/register/register-screen.tsx',
    load: () => import('../screens/register/register-screen.tsx'),
  },
  {
    path: '/updateProfile',
    source: 'screens/update-profile/update-profile-screen.tsx',
    load: () => import('../screens/update-profile/update-profile-screen.tsx'),
  },
  {
    path: '/myjobs',
    source: 'screens/my-jobs/my-jobs-screen.tsx',
    load: () => import('../screens/my-jobs/my-jobs-screen.tsx'),
  },
  {
    path: '/appliedjob',
    source: 'screens/applied-jobs/applied-jobs-screen.tsx',
    load: () => import('../screens/applied-jobs/applied-jobs-screen.tsx'),
  },
  {
    path: '/profile',
    source: 'screens/profile/profile-screen.tsx',
    load: () => import('../screens/profile/profile-screen.tsx'),
  },
  {
    path: '/editprofile',
    source: 'screens/edit-profile/edit-profile-screen.tsx',
    load: () => import('../screens/edit-profile/edit-profile-screen.tsx'),
  },
  {
    path: '/aboutme',
    source: 'screens/about-me/about-me-screen.tsx',
    load: () => import('../screens/about-me/about-me-screen.tsx'),
  },
  {
    path: '/interest',
    source: 'screens/interests/interests-screen.tsx',
    load: () => import('../screens/interests/interests-screen.tsx'),
  },
  {
    path: '/educationdetailtab',
    source: 'screens/education/education-screen.tsx',
    load: () => import('../screens/education/education-screen.tsx'),
  },
  {
    path: '/sscDetail',
    source: 'screens/education/education-screen.tsx',
    load: () => import('../screens/education/education-screen.tsx'),
  },
  {
    path: '/hsscDetail',
    source: 'screens/education/education-screen.tsx',
    load: () => import('../screens/education/education-screen.tsx'),
  },
  {
    path: '/ugDetail',
    source: 'screens/education/education-screen.tsx',
    load: () => import('../screens/education/education-screen.tsx'),
  },
  {
    path: '/pgDetail',
    source: 'screens/education/education-screen.tsx',
    load: () => import('../screens/education/education-screen.tsx'),
  },
  {
    path: '/workexperiencetab',
    source: 'screens/work-experience/work-experience-screen.tsx',
    load: () => import('../screens/work-experience/work-experience-screen.tsx'),
  },
  {
    path: '/fresher',
    source: 'screens/work-experience/work-experience-screen.tsx',
    load: () => import('../screens/work-experience/work-experience-screen.tsx'),
  },
  {
    path: '/experience',
    source: 'screens/work-experience/work-experience-screen.tsx',
    load: () => import('../screens/work-experience/work-experience-screen.tsx'),
  },
  {
    path: '/setting',
    source: 'screens/settings/settings-screen.tsx',
    load: () => import('../screens/settings/settings-screen.tsx'),
  },
  {
    path: '/notification',
    source: 'screens/notifications/notifications-screen.tsx',
    load: () => import('../screens/notifications/notifications-screen.tsx'),
  },
  {
    path: '/qrcode',
    source: 'screens/qr-code/qr-code-screen.tsx',
    load: () => import('../screens/qr-code/qr-code-screen.tsx'),
  },
  {
    path: '/contactsupport',
    source: 'screens/contact-support/contact-support-screen.tsx',
    load: () => import('../screens/contact-support/contact-support-screen.tsx'),
  },
  {
    path: '/companyfeedback',
    source: 'screens/company-feedback/company-feedback-screen.tsx',
    load: () => import('../screens/company-feedback/company-feedback-screen.tsx'),
  },
  {
    path: '/viewresume',
    source: 'screens/view-resume/view-resume-screen.tsx',
    load: () => import('../screens/view-resume/view-resume-screen.tsx'),
  },
  {
    path: '/videoresume',
    source: 'screens/video-resume/video-resume-screen.tsx',
    load: () => import('../screens/video-resume/video-resume-screen.tsx'),
  },
  {
    path: '/ResumeLink',
    source: 'screens/resume-link/resume-link-screen.tsx',
    load: () => import('../screens/resume-link/resume-link-screen.tsx'),
  },
  {
    path: '/chatadmin',
    source: 'screens/chat-admin/chat-admin-screen.tsx',
    load: () => import('../screens/chat-admin/chat-admin-screen.tsx'),
  },
  {
    path: '/chatcompany',
    source: 'screens/chat-company/chat-company-screen.tsx',
    load: () => import('../screens/chat-company/chat-company-screen.tsx'),
  },
];
