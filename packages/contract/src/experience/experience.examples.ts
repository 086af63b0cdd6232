import type { ExamplesOf } from '../shared/route-example.ts';
import type { WorkEntry, WorkInput } from './experience.domain.ts';
import type * as routes from './experience.routes.ts';

const entry: WorkEntry = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e5a01',
  candidateId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4a00',
  organization: 'Annapurna Kitchens',
  position: 'Cook',
  levelYears: 3,
  location: 'Pune',
  summary: 'Cooked for 60 people twice a day.',
  industry: 'Hospitality',
  startDay: '2021-06-01',
  endDay: '2023-05-31',
  isCurrent: false,
  skills: ['Cooking', 'Hygiene'],
};

const form: WorkInput = {
  kind: 'EXPERIENCED',
  organization: 'Annapurna Kitchens',
  position: 'Cook',
  levelYears: 3,
  location: 'Pune',
  summary: 'Cooked for 60 people twice a day.',
  industry: 'Hospitality',
  startDate: '2021-06-01',
  endDate: '2023-05-31',
  isCurrent: false,
  skills: ['Cooking'],
};

export const experienceExamples: ExamplesOf<typeof routes> = {
  experienceList: { input: {}, output: { entries: [entry] } },
  experienceOne: { input: { entryId: entry.id }, output: { entries: [entry] } },
  experienceAdd: {
    input: { kind: 'FRESHER', summary: 'Looking for a first job in a kitchen.', skills: ['Cooking'] },
    output: { message: 'Work experience added successfully', entryId: null },
  },
  experienceUpdate: {
    input: { entryId: entry.id, entry: form },
    output: { message: 'Work experience updated successfully' },
  },
  experienceDelete: {
    input: { entryId: entry.id },
    output: { message: 'Work experience deleted successfully' },
  },
  industrySectors: {
    input: {},
    output: {
      sectors: [
        {
          name: 'Hospitality',
          names: { en: 'Hospitality', hi: 'होटल और रेस्टोरेंट', mr: 'हॉटेल आणि रेस्टॉरंट' },
          isOther: false,
        },
        { name: 'Other', names: { en: 'Other', hi: 'दूसरा', mr: 'इतर' }, isOther: true },
      ],
    },
  },
};
