import type { Waiting } from '../../features/offline/outbox/waiting.ts';
import { exampleOf, refuses } from '../fake-api.ts';
import { addressOf, type ScreenState } from './screen-state.ts';

const { job: JOB } = exampleOf('jobs.byShareId');
const FOUND = exampleOf('jobs.filter');
const POSTS = exampleOf('content.blogList');
const { candidate: SEEKER } = exampleOf('session.refresh');
const APP = { appUrl: 'https://play.example/app' };

/** An application that is not sent yet, or was refused with this code. */
const waits = (problem: string | null, jobId = JOB.id): Waiting => ({
  id: `apply-${jobId}`,
  key: 'key',
  account: SEEKER.id,
  createdAt: Date.parse('2026-11-28T05:00:00.000Z'),
  about: JOB.title,
  problem,
  route: 'applications.apply',
  input: { jobId },
  job: FOUND.jobs.map((job) => ({ ...job, id: jobId }))[0],
});

/** States with parts that only some jobs, companies, sites and seekers have. */
export const RARE: readonly ScreenState[] = [
  {
    address: '/joblist?city=Pune',
    name: 'two jobs, and more of them',
    answers: {
      'jobs.filter': {
        ...FOUND,
        jobs: [JOB, { ...JOB, id: JOB.companyId, title: 'Helper' }],
        nextCursor: 'next' as never,
      },
    },
  },
  {
    address: '/joblist?q=tailor&city=Pune',
    name: 'other jobs than the wanted ones',
    answers: { 'jobs.filter': { ...FOUND, missingWork: 'tailor' } },
  },
  {
    address: addressOf('/jobs'),
    name: 'with skills and a campus drive',
    answers: { 'jobs.byShareId': { job: { ...JOB, application: 'APPLIED', skills: ['Baking', 'रोटी'] } } },
    site: {
      campusDrive: { companyShareId: JOB.companyLink.slice(-6), url: 'https://campus.example/register' },
    },
  },
  { address: addressOf('/jobs'), name: 'with the app', site: APP },
  {
    address: addressOf('/jobs'),
    name: 'removed, with similar jobs',
    answers: {
      'jobs.byShareId': refuses('NOT_FOUND', { removed: { profile: 'cook', city: 'Pune' } }),
    },
  },
  { address: addressOf('/jobs'), name: 'the application waits', waiting: [waits(null)] },
  { address: '/myjobs', name: 'an application waits', waiting: [waits(null, JOB.companyId)] },
  { address: addressOf('/jobs'), name: 'the application is refused', waiting: [waits('JOB_NOT_ACTIVE')] },
  { address: '/', name: 'an application waits', waiting: [waits(null)], viewer: 'visitor' },
  { address: '/videoresume', name: 'with the app', site: APP },
  { address: '/register', name: 'with the app', viewer: 'visitor', site: APP },
  {
    address: addressOf('/companyWebsite'),
    name: 'with a website',
    answers: {
      'companies.one': { ...exampleOf('companies.one'), website: 'https://annapurna.example' },
    },
  },
  {
    address: addressOf('/blogdetail'),
    name: 'with another article',
    answers: {
      'content.blogList': {
        ...POSTS,
        posts: [...POSTS.posts, ...POSTS.posts.map((post) => ({ ...post, id: 'another', title: 'Pay' }))],
      },
    },
  },
  {
    address: '/setting?added=google',
    name: 'Google was added',
    answers: { 'logins.ways': { phone: null, hasGoogle: true, hasFacebook: true } },
  },
  {
    address: '/register',
    viewer: 'visitor',
    name: 'a number of two owners',
    steps: [
      { type: 'Mobile number', text: '9812345678' },
      { press: 'Agree and send code' },
      { type: '6-digit code', text: '123456' },
    ],
    answers: { 'signIn.byPhone': refuses('NUMBER_OWNER_UNKNOWN') },
  },
];
