import type { ApplicationStatus, JobStatus, JobType, Language } from '@nukkad/contract';
import type { TickState } from '../src/index.ts';

type InThree = Record<Language, string>;

export interface SampleJob {
  readonly id: string;
  readonly profile: string;
  readonly title: InThree;
  readonly company: string;
  readonly pay: { readonly min: number | null; readonly max: number | null };
  readonly kilometres: number;
  readonly place: InThree;
  readonly type: JobType;
  readonly createdAt: string;
  readonly ticks: readonly TickState[];
  readonly status: JobStatus;
  readonly application: ApplicationStatus | null;
  readonly isSaved: boolean;
}

const GOOD = ['passed', 'passed', 'passed', 'passed', 'passed'] as const;
const SOME = ['not-done', 'passed', 'passed', 'passed', 'passed'] as const;

/** Sample jobs as a job seeker in Pune might see them. */
export const SAMPLE_JOBS: readonly SampleJob[] = [
  {
    id: 'a1',
    profile: 'cook',
    title: {
      en: 'Cook for a South Indian restaurant',
      hi: 'साउथ इंडियन होटल के लिए रसोइया',
      mr: 'साउथ इंडियन हॉटेलसाठी स्वयंपाकी',
    },
    company: 'Annapurna Tiffin House',
    pay: { min: 15_000, max: 20_000 },
    kilometres: 2.1,
    place: { en: 'Kothrud', hi: 'कोथरूड', mr: 'कोथरूड' },
    type: 'FULL_TIME',
    createdAt: '2026-11-21T03:00:00Z',
    ticks: GOOD,
    status: 'ACTIVE',
    application: null,
    isSaved: true,
  },
  {
    id: 'a2',
    profile: 'delivery',
    title: {
      en: 'Delivery rider, own two-wheeler, morning or evening shift',
      hi: 'डिलीवरी राइडर, अपनी बाइक, सुबह या शाम की शिफ़्ट',
      mr: 'डिलिव्हरी रायडर, स्वतःची गाडी, सकाळ किंवा संध्याकाळची शिफ्ट',
    },
    company: 'Sahyadri Parcel Services',
    pay: { min: 18_000, max: 26_000 },
    kilometres: 0.62,
    place: { en: 'Deccan Gymkhana', hi: 'डेक्कन जिमखाना', mr: 'डेक्कन जिमखाना' },
    type: 'PART_TIME',
    createdAt: '2026-11-20T03:00:00Z',
    ticks: SOME,
    status: 'ACTIVE',
    application: 'SHORTLISTED',
    isSaved: false,
  },
  {
    id: 'a3',
    profile: 'accountant',
    title: { en: 'Accountant (Tally, GST)', hi: 'अकाउंटेंट (टैली, GST)', mr: 'अकाउंटंट (टॅली, GST)' },
    company: 'Mehta & Daughters Traders',
    pay: { min: 28_000, max: null },
    kilometres: 7.84,
    place: { en: 'Hadapsar', hi: 'हड़पसर', mr: 'हडपसर' },
    type: 'FULL_TIME',
    createdAt: '2026-11-09T03:00:00Z',
    ticks: SOME,
    status: 'CLOSED',
    application: null,
    isSaved: false,
  },
];
