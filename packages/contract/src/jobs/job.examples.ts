import { EXAMPLE_INSTANT, EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type { JobCard, JobDetail, PickedJob } from './job.domain.ts';
import type * as routes from './job.routes.ts';
import {
  cardAttributesOf,
  JOB_ATTRIBUTE_NAMES,
  type JobAttributes,
  recordOfRanges,
} from './job-attributes.ts';
import { JOB_FILTERS } from './job-filters.ts';

/** Example attributes of a job: the first possible value of each. */
const exampleAttributes = Object.fromEntries(
  JOB_ATTRIBUTE_NAMES.map((name) => [name, JOB_FILTERS[name].values[0]]),
) as { readonly [Name in keyof JobAttributes]: NonNullable<JobAttributes[Name]> };

export const exampleJobCard: JobCard = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11',
  title: 'Cook for a mess',
  companyId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22',
  companyName: 'Annapurna Kitchens',
  companyImage: null,
  jobProfileKey: 'cook',
  workNames: { en: 'Mess and canteen cook', hi: 'मेस का रसोइया', mr: 'मेसचा स्वयंपाकी' },
  titleAdds: true,
  ...cardAttributesOf(exampleAttributes),
  ...recordOfRanges(() => ({ min: 1, max: 3 })),
  pay: { min: 15_000, max: 20_000 },
  createdAt: EXAMPLE_INSTANT,
  status: 'ACTIVE',
  link: 'cook-for-a-mess-aZ09bY',
  city: 'Pune',
  cityNames: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  locality: 'Kothrud',
  localityNames: { en: 'Kothrud', hi: 'कोथरूड', mr: 'कोथरूड' },
  position: { latitude: 18.5074, longitude: 73.8077 },
  distanceKm: 2.1,
  cityCentreKm: 6.2,
  checksPassed: 3,
  checksDone: 4,
  failedCheck: 'below-minimum-wage',
  isSaved: false,
  application: null,
};

const bareJobCard: JobCard = {
  ...exampleJobCard,
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b12',
  title: 'रिसेप्शनिस्ट',
  companyImage: 'public/companies/annapurna.webp',
  jobProfileKey: 'receptionist',
  ...cardAttributesOf({ jobType: 'PART_TIME' }),
  pay: { min: null, max: null },
  experienceYears: { min: 0, max: null },
  status: 'CLOSED',
  locality: null,
  localityNames: undefined,
  position: null,
  distanceKm: null,
  cityCentreKm: undefined,
  isSaved: true,
  application: 'SCHEDULED',
};

const picked: PickedJob = {
  ...exampleJobCard,
  reasons: [
    { kind: 'NEAR', value: '2.1' },
    { kind: 'PROFILE', value: 'cook' },
    { kind: 'NEW', value: null },
  ],
};

export const exampleChecks: JobDetail['checks'] = [
  { kind: 'COMPANY_IDENTITY', outcome: 'PASSED', reason: 'number-seen', checkedAt: EXAMPLE_INSTANT },
  { kind: 'CONTACT', outcome: 'NOT_DONE', reason: 'waits-for-operator', checkedAt: null },
  { kind: 'PLACE', outcome: 'PASSED', reason: 'in-city', checkedAt: EXAMPLE_INSTANT },
  { kind: 'WORDS', outcome: 'PASSED', reason: 'asks-no-money', checkedAt: EXAMPLE_INSTANT },
  { kind: 'PAY', outcome: 'FAILED', reason: 'below-minimum-wage', checkedAt: EXAMPLE_INSTANT },
];

const detail: JobDetail = {
  ...exampleJobCard,
  companyLink: 'annapurna-kitchens-bY09aZ',
  qualification: exampleAttributes.qualification,
  gender: 'ANY',
  openings: 2,
  address: 'Paud Road, Kothrud, Pune 411038',
  requirements: '<ul><li>Cooks for 60 people twice a day</li></ul>',
  skills: ['Maharashtrian cooking', 'Hygiene'],
  viewCount: 41,
  contact: { phone: '+919876543210', email: 'hr@annapurna.example.in' },
  audioDescription: 'Cook for a mess at Annapurna Kitchens in Kothrud, Pune.',
  expiresAt: '2026-12-20T09:30:00.000Z',
  meta: EXAMPLE_META,
  isWithinWeeklyAllowance: true,
  credits: 9,
  checks: exampleChecks,
  answersWithin: 'TWO_DAYS',
};

const visitorDetail: JobDetail = {
  ...detail,
  qualification: null,
  gender: 'FEMALE',
  skills: [],
  contact: null,
  expiresAt: null,
  credits: null,
};

const listMeta = { total: 2, isTotalCapped: false, nextCursor: 'b3Blbg' };

export const jobExamples: ExamplesOf<typeof routes> = {
  jobFilterOptions: {
    input: {},
    output: {
      jobProfiles: [{ key: 'cook', name: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' }, icon: 'cook' }],
      jobTypes: ['FULL_TIME', 'PART_TIME', 'INTERNSHIP'],
      experience: ['FRESHER', 'EXPERIENCED'],
      qualifications: ['SSC', 'HSSC', 'UG', 'PG'],
    },
  },
  jobList: {
    input: { page: 1, size: 10, extraSkip: 0 },
    output: { jobs: [exampleJobCard, bareJobCard], ...listMeta, meta: EXAMPLE_META },
  },
  jobTopPicks: { input: { point: EXAMPLE_POINT }, output: { jobs: [picked] } },
  jobFilter: {
    input: {
      text: 'rasoiya pune',
      jobProfile: 'cook',
      ...exampleAttributes,
      experience: 'EXPERIENCED',
      experienceYears: [1, 3],
      pay: [12_000, 100_000],
      city: 'Pune',
      point: EXAMPLE_POINT,
      radiusKm: 10,
      sortBy: 'NEAREST',
      page: 1,
      size: 10,
    },
    output: {
      jobs: [exampleJobCard],
      total: 200,
      isTotalCapped: true,
      nextCursor: null,
      nearby: [bareJobCard],
      understood: [
        {
          kind: 'JOB_PROFILE',
          text: 'rasoiya',
          value: 'cook',
          names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' },
          spans: [[0, 7]],
        },
        {
          kind: 'CITY',
          text: 'pune',
          value: 'pune',
          names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
          position: EXAMPLE_POINT,
          spans: [[8, 12]],
        },
      ],
      loosen: [
        { filter: 'pay', total: 12, isTotalCapped: false },
        { filter: 'part', part: 'rasoiya', total: 50, isTotalCapped: true },
      ],
      loosenTogether: [
        { filters: [{ filter: 'pay' }, { filter: 'part', part: 'rasoiya' }], total: 3, isTotalCapped: false },
      ],
      steps: [{ step: 'ONLY_WORDS', from: 0, words: 'rasoiya' }],
    },
  },
  jobById: { input: { jobId: exampleJobCard.id }, output: { job: detail } },
  jobByShareId: { input: { shareId: 'aZ09bY' }, output: { job: visitorDetail } },
  jobSuggestions: { input: { jobId: exampleJobCard.id }, output: { jobs: [picked] } },
};
