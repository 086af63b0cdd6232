import { type Answers, exampleOf } from '../fake-api.ts';
import { FIRST, SCREEN_STATES, SHOWN } from './all-states.ts';
import type { PressState } from './press-record.ts';
import { addressOf } from './screen-state.ts';

const CONSENT = exampleOf('consent.state');

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

/** Forms that are filled in. */
const FILLED: readonly PressState[] = [
  {
    address: '/joblist',
    name: 'a filter is chosen',
    steps: [{ press: 'Filters' }, { press: 'Night shift' }],
    only: ['Clear all', 'Show 200+ jobs'],
  },
  {
    address: '/searchjob',
    name: 'typed',
    steps: [{ type: 'Job, company or place', text: 'cook' }],
  },
  {
    address: '/searchjob',
    name: 'typed, then searched',
    steps: [{ type: 'Job, company or place', text: 'cook' }],
    only: ['Search'],
  },
  {
    address: '/mapjobs',
    name: 'a filter is chosen',
    steps: [{ press: 'Filters' }, { press: 'Night shift' }],
    only: ['Show 200+ jobs', 'Clear all'],
  },
  {
    address: addressOf('/jobs'),
    name: 'answers before applying',
    steps: [{ press: 'Apply · 1 credit' }, { press: 'Yes' }],
    only: ['Apply · 1 credit'],
  },
  {
    address: addressOf('/jobs'),
    name: 'report with a reason',
    steps: [{ press: 'Report this job' }, { press: 'They ask for money' }],
    only: ['Send report'],
  },
  {
    address: '/register',
    viewer: 'visitor',
    name: 'number',
    steps: [{ type: 'Mobile number', text: '9812345678' }],
    only: ['Agree and send code'],
  },
  {
    address: '/register',
    viewer: 'visitor',
    name: 'code',
    steps: [
      { type: 'Mobile number', text: '9812345678' },
      { press: 'Agree and send code' },
      { type: '6-digit code', text: '12345' },
    ],
  },
  {
    address: '/updateProfile',
    name: 'with a referral code',
    steps: [
      { type: 'Full name', text: 'Asha K' },
      { type: 'Referral code (optional)', text: 'RAVI123' },
    ],
    only: ['Save and continue'],
  },
  {
    address: '/editprofile',
    name: 'changed',
    steps: [
      { type: 'Full name', text: 'Asha K' },
      { type: 'Father’s name (optional)', text: 'Ravi K' },
      { type: 'LinkedIn (optional)', text: 'https://linkedin.com/in/asha' },
    ],
    only: ['Save', 'Back'],
  },
  {
    address: '/editprofile',
    name: 'another number',
    steps: [{ press: 'Change' }, { press: 'Next' }, { type: 'Mobile number', text: '9812345678' }],
  },
  {
    address: '/aboutme',
    name: 'changed',
    steps: [{ type: 'About you', text: 'I cook for a hostel of ninety people.' }],
    only: ['Save', 'Back'],
  },
  {
    address: '/setting',
    name: 'opinion',
    steps: [{ press: 'What do you think of us?' }, { type: 'Your opinion', text: 'Good.' }],
    only: ['Send'],
  },
  {
    address: '/contactsupport',
    name: 'typed',
    steps: [{ type: 'Your message', text: 'I cannot log in.' }],
    only: ['Send'],
  },
  {
    address: '/notification',
    name: 'another choice',
    steps: [{ press: 'Choose notifications' }, { press: 'My applications' }],
    only: ['Save'],
  },
  {
    address: addressOf('/companyreview'),
    name: 'one star',
    steps: [{ press: 'Change your review' }, { press: '1: Bad' }],
    only: ['Submit'],
  },
  {
    address: '/profile',
    name: 'last four digits',
    steps: [{ press: 'Last 4 digits' }, { type: 'Last 4 digits of Aadhaar', text: '1234' }],
    only: ['Save'],
  },
  {
    address: '/myjobs',
    name: 'report with a reason',
    steps: [{ press: 'Report this interview' }, { press: 'They were rude' }],
    only: ['Send report'],
  },
  {
    address: addressOf('/chatcompany'),
    name: 'typed',
    steps: [{ type: 'Message', text: 'Is it near?' }],
    only: ['Send'],
  },
  { address: '/chatadmin', name: 'typed', steps: [{ type: 'Message', text: 'Hello' }], only: ['Send'] },
  {
    address: '/mapjobs',
    name: 'consent to the position',
    steps: [{ press: 'Near me' }],
    answers: {
      'consent.give': { ...CONSENT, items: CONSENT.items.map((item) => ({ ...item, isGiven: true })) },
    },
    only: ['Allow'],
  },
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
  ...named('nothing uploaded', 'without a verified number or credits'),
  ...named('followed').map((state) => answering(state, { 'companies.follow': NOT_FOLLOWED })),
  {
    address: '/joblist?city=Pune&profile=cook&shift=night',
    steps: [{ press: 'Filters (2)' }],
    only: ['Clear all'],
  },
  { address: addressOf('/ugDetail') },
  { address: addressOf('/experience') },
];

/** The states whose presses are recorded. */
export const PRESS_STATES: readonly PressState[] = [...MAIN, ...OTHERS, ...FILLED, ...VISITOR];
