import type { CompanyJob } from '@nukkad/contract/partner/company-job.routes.ts';
import type { JobDraft } from '@nukkad/contract/partner/draft.routes.ts';

const JOB_ID = '01900000-0000-7000-8000-000000000011';
export const DRAFT_ID = '01900000-0000-7000-8000-000000000012';

/** The place of the sample company. */
export const PLACE = {
  city: 'pune',
  cityNames: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  locality: null,
  address: 'FC Road',
  latitude: 18.52,
  longitude: 73.85,
};

/** The fields with which a new job starts at this place. */
export const START = {
  jobType: 'FULL_TIME',
  shift: 'DAY',
  openings: 1,
  city: 'pune',
  address: 'FC Road',
  latitude: 18.52,
  longitude: 73.85,
} as const;

/** Cooks, as the suggestions return them. */
export const COOKS = {
  items: [
    {
      profile: 'cook',
      subProfile: null,
      names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' },
      skills: [{ key: 'Cooking', names: { en: 'Cooking', hi: 'खाना बनाना', mr: 'स्वयंपाक' } }],
    },
  ],
  also: {},
};

export const USUAL_PAY = {
  least: 12_000,
  usual: [
    { payMin: 14_000, payMax: 16_500 },
    { payMin: 16_500, payMax: 19_500 },
    { payMin: 19_500, payMax: 24_000 },
  ],
};

const FIELDS: CompanyJob['fields'] = {
  title: 'Cook for a mess',
  profile: 'cook',
  payMin: 16_000,
  payMax: 20_000,
  jobType: 'FULL_TIME',
  shift: 'DAY',
  city: 'pune',
  address: 'FC Road',
  latitude: 18.52,
  longitude: 73.85,
  openings: 1,
  language: 'en',
};

/** A draft of a cook to which nothing is missing. */
export const DRAFT: JobDraft = {
  id: DRAFT_ID,
  fields: FIELDS,
  problems: [],
  updatedAt: '2026-11-27T06:00:00.000Z',
};

/** An open job of a cook. */
export const JOB: CompanyJob = {
  id: JOB_ID,
  title: 'Cook for a mess',
  state: 'OPEN',
  reason: null,
  openings: 1,
  createdAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-20T06:00:00.000Z',
  daysLeft: 23,
  viewCount: 41,
  applied: 3,
  unanswered: 2,
  hired: 0,
  stateSince: null,
  note: null,
  changedAt: '2026-11-20T06:00:00.000Z',
  fields: FIELDS,
  checks: [],
  problems: [],
  url: 'https://nukkad.example/jobs?cook-for-a-mess-aZ09bY',
};

/** The same job in the list of jobs, before anybody has applied. */
export const LISTED_JOB = {
  id: JOB.id,
  title: JOB.title,
  state: JOB.state,
  reason: JOB.reason,
  openings: JOB.openings,
  createdAt: JOB.createdAt,
  expiresAt: JOB.expiresAt,
  daysLeft: JOB.daysLeft,
  viewCount: 3,
  applied: 0,
  unanswered: 0,
};
