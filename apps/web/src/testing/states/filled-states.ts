import { exampleOf } from '../fake-api.ts';
import { CAREER } from './career-states.ts';
import type { PressState } from './open-press-state.ts';
import { addressOf, EMPTY } from './screen-state.ts';

const CONSENT = exampleOf('consent.state');
const { 'jobs.filter': NO_JOBS = exampleOf('jobs.filter') } = EMPTY;

/** Searches without results: one with an offer of an alert, and one whose alert exists. */
const ALERTS: readonly PressState[] = [
  {
    address: '/joblist?q=tailor&city=Nashik',
    name: 'nothing found',
    answers: { 'jobs.filter': NO_JOBS },
    only: ['Tell me about new jobs'],
  },
  {
    address: '/joblist?q=beautician&city=Nashik&type=part_time',
    name: 'nothing found, with an alert',
    answers: { 'jobs.filter': NO_JOBS },
    only: ['Stop telling me'],
  },
];

/** Forms that are filled in. */
export const FILLED: readonly PressState[] = [
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
  ...CAREER,
  ...ALERTS,
];
