import { PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { type Answers, exampleOf } from '../fake-api.ts';
import { FIRST, SCREEN_STATES, SHOWN } from './all-states.ts';
import { FILLED } from './filled-states.ts';
import type { PressState } from './open-press-state.ts';
import { addressOf } from './screen-state.ts';

/** Controls of lists that do what they do on the start page. */
const OF_START = ['Search by voice', 'Chat with us'];
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'A tailor at her machine',
    'A delivery rider in the rain',
    'A teacher with her class',
    'A technician repairing a fan',
    'An accountant closing the day',
  ],
  '/joblist': [...OF_START, 'Distances from your home'],
  '/mapjobs': [...OF_START, 'Pune'],
  '/searchjob': OF_START,
};

/** Screens without buttons. */
const BARE = ['/privacypolicy', '/terms'];

/** Each screen in its main state. */
const MAIN = SHOWN.filter(([path]) => FIRST.has(path) && !BARE.includes(path)).map(
  ([path]): PressState => ({
    address: addressOf(path),
    without: WITHOUT[path] ?? [],
    // A seeker who is signed in is led to the jobs.
    ...(path === '/register' && { viewer: 'visitor' }),
  }),
);

/** The recorded states with these names. */
const named = (...names: readonly string[]): readonly PressState[] =>
  SCREEN_STATES.filter(({ name = '', viewer }) => names.includes(name) && viewer !== 'visitor');

/** The frame of the page and screens whose buttons lead a visitor to the sign-in. */
const VISITOR: readonly PressState[] = [
  { address: '/faq', name: 'frame', area: 'body' },
  { address: '/faq', name: 'frame', area: 'body', viewer: 'visitor' },
  {
    address: addressOf('/jobs'),
    viewer: 'visitor',
    only: ['Save this job: Cook for a mess', 'Call HR', 'Report this job', 'Apply'],
  },
  { address: addressOf('/companyprofile'), viewer: 'visitor', only: ['Follow'] },
  { address: addressOf('/companyreview'), viewer: 'visitor', only: ['Follow', 'Write a review'] },
  { address: '/searchjob', viewer: 'visitor', without: OF_START },
  { address: '/setting', viewer: 'visitor' },
  { address: '/selectlanguage', viewer: 'visitor' },
];

const { job: JOB } = exampleOf('jobs.byShareId');
const NOT_SAVED = { ...exampleOf('applications.saveJob'), isSaved: false };
const NOT_FOLLOWED = { ...exampleOf('companies.follow'), isFollowing: false };
const answering = (state: PressState, answers: Answers): PressState => ({
  ...state,
  answers: { ...state.answers, ...answers },
});
const [UNANSWERED] = named('interview without a reply');

/** States of a job, of an application and of a profile with buttons of their own. */
const OTHERS: readonly PressState[] = [
  ...named('applied: APPLIED', 'applied: SHORTLISTED', 'removed'),
  ...named('saved').map((state) => answering(state, { 'applications.saveJob': NOT_SAVED })),
  {
    address: addressOf('/jobs'),
    name: 'without credits',
    answers: { 'jobs.byShareId': { job: { ...JOB, credits: 0 } } },
    only: ['Call HR'],
  },
  ...named('interview without a reply'),
  {
    address: '/myjobs',
    name: 'another time is chosen',
    answers: UNANSWERED?.answers ?? {},
    steps: [{ press: 'Another time' }, { press: '29 Nov 2026' }, { press: '10 AM' }],
    only: ['Suggest this time'],
  },
  ...named('nothing uploaded', 'without a verified number or credits', 'with a video'),
  ...named('followed').map((state) => answering(state, { 'companies.follow': NOT_FOLLOWED })),
  {
    address: '/joblist?city=Pune&profile=cook&shift=night',
    steps: [{ press: 'Filters (2)' }],
    only: ['Clear all'],
  },
  { address: addressOf('/ugDetail') },
  { address: addressOf('/experience') },
];

const WITH_PUSH: Answers = {
  'startup.settings': { ...exampleOf('startup.settings'), pushPublicKey: PUSH_KEYS[0] },
};

/** Push messages. These are the last states, because the browser can notify until the test ends. */
const PUSH: readonly PressState[] = [
  ...(['granted', 'denied'] as const).map((permission) => ({
    address: '/notification',
    name: `push messages are ${permission}`,
    answers: WITH_PUSH,
    permission,
    only: ['Turn on'],
  })),
  {
    address: '/notification',
    name: 'push messages are on',
    answers: WITH_PUSH,
    permission: 'granted',
    steps: [{ press: 'Turn on' }],
    only: ['Turn off'],
  },
  {
    address: addressOf('/jobs'),
    name: 'push messages after applying',
    answers: WITH_PUSH,
    permission: 'granted',
    steps: [{ press: 'Apply · 1 credit' }, { press: 'Yes' }],
    only: ['Apply · 1 credit'],
  },
];

/** The states whose presses are recorded. */
export const PRESS_STATES: readonly PressState[] = [...MAIN, ...OTHERS, ...FILLED, ...VISITOR, ...PUSH];
