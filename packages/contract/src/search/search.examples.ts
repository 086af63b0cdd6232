import { EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type { FoundCompany, FoundJob } from './search.domain.ts';
import type * as routes from './search.routes.ts';

const job: FoundJob = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11',
  title: 'Cook for a mess',
  companyName: 'Annapurna Kitchens',
  companyImage: null,
  status: 'PAUSED',
  link: 'cook-for-a-mess-aZ09bY',
  city: 'Pune',
  cityNames: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  workNames: { en: 'Mess and canteen cook', hi: 'मेस का रसोइया', mr: 'मेसचा स्वयंपाकी' },
};

const company: FoundCompany = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4c22',
  name: 'Annapurna Kitchens',
  image: 'public/companies/annapurna.webp',
  link: 'annapurna-kitchens-bY09aZ',
  followers: 12,
};

export const searchExamples: ExamplesOf<typeof routes> = {
  searchTypeahead: {
    input: { text: 'स्वयंपाकी', city: 'Pune', point: EXAMPLE_POINT },
    output: {
      jobs: [{ ...job, marks: { title: [[0, 4]], company: [], isCity: false, fits: null } }],
      companies: [{ ...company, marks: [] }],
      understood: [{ kind: 'JOB_PROFILE', text: 'स्वयंपाकी', value: 'cook' }],
      suggestions: [{ kind: 'WORK', name: 'Cook', marks: [[0, 4]], jobProfile: 'cook', city: 'Pune' }],
    },
  },
  searchStart: {
    input: { city: 'Pune' },
    output: {
      recentCompanies: [company],
      popularCompanies: [],
      recentJobs: [],
      latestJobs: [job],
      meta: EXAMPLE_META,
    },
  },
  searchRememberJob: { input: { jobId: job.id, remembering: 'REMEMBER' }, output: {} },
  searchRememberCompany: { input: { companyId: company.id, remembering: 'FORGET_THIS' }, output: {} },
};
