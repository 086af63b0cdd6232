import { exampleOf, refuses } from '../fake-api.ts';
import type { ScreenState } from './screen-state.ts';

const PROFILE = exampleOf('profile.whole');
const COMPANY = exampleOf('companies.one');
const NOTICES = exampleOf('notifications.list');

const companyIs = (name: string, changes: Partial<typeof COMPANY>): ScreenState => ({
  address: `/companyprofile?${COMPANY.link}`,
  name,
  answers: { 'companies.one': { ...COMPANY, ...changes } },
});

/** States of the screens to sign in and of personal screens. */
export const PERSONAL: readonly ScreenState[] = [
  { address: '/register', viewer: 'visitor', steps: [{ type: 'Mobile number', text: '9812345678' }] },
  {
    address: '/profile',
    name: 'nothing uploaded',
    answers: { 'profile.whole': { ...PROFILE, resume: null, video: null, certificates: [] } },
  },
  {
    address: '/profile',
    name: 'without a verified number or credits',
    answers: { 'profile.whole': { ...PROFILE, credits: 0, isMobileVerified: false } },
  },
  {
    address: '/profile',
    name: 'with a video',
    answers: {
      'profile.whole': {
        ...PROFILE,
        video: { key: 'videos/asha.mp4', name: 'asha.mp4', thumbnailKey: 'videos/asha.jpg' },
      },
    },
  },
  companyIs('followed', { isFollowing: true, followers: 1 }),
  companyIs('without reviews, jobs and website', {
    rating: null,
    reviewCount: 0,
    openJobs: 0,
    fullyCheckedJobs: 0,
    jobProfileKey: null,
    website: null,
    gallery: [],
    position: null,
    canReview: false,
    answersWithin: undefined,
  }),
  companyIs('with a website and all jobs checked', {
    website: 'https://annapurna.example',
    fullyCheckedJobs: 3,
  }),
  {
    address: '/notification',
    name: 'nothing new',
    answers: { 'notifications.list': { ...NOTICES, notifications: [] } },
  },
  {
    address: '/notification',
    name: 'seen, without a link',
    answers: {
      'notifications.list': {
        ...NOTICES,
        notifications: NOTICES.notifications.map((notice) => ({ ...notice, isRead: true, link: null })),
      },
    },
  },
  { address: '/setting?added=google' },
  {
    address: '/contactsupport',
    name: 'with addresses',
    site: { support: { email: 'help@example.in', phone: '+91 20 1234 5678', address: 'Karve Road, Pune' } },
  },
  {
    address: '/',
    name: 'with links of the operator',
    viewer: 'visitor',
    site: {
      employerUrl: 'https://hire.example.in',
      appUrl: 'https://play.example/app',
      campusDrive: null,
      social: [],
    },
  },
  {
    address: '/profile',
    name: 'suspended',
    answers: { 'profile.whole': refuses('ACCOUNT_SUSPENDED' as never) },
  },
];
