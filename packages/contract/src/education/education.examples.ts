import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './education.routes.ts';

export const educationExamples: ExamplesOf<typeof routes> = {
  educationSaveSchool: {
    input: {
      level: 'HSSC',
      school: 'Fergusson College',
      passingYear: 2018,
      percentage: 71.25,
      marksheet: { base64: 'iVBORw0KGgo=', name: 'twelfth.png' },
    },
    output: { message: 'Education added successfully' },
  },
  educationDeleteTenthMarksheet: { input: {}, output: { message: 'Marksheet deleted successfully' } },
  educationDeleteTwelfthMarksheet: { input: {}, output: { message: 'Marksheet deleted successfully' } },
  educationYears: { input: {}, output: { years: [2026, 2025] } },
  educationUniversities: { input: {}, output: { names: ['Savitribai Phule Pune University'] } },
  educationDegrees: { input: { level: 'PG' }, output: { names: ['M.Com', 'MBA'] } },
  educationOwn: {
    input: {},
    output: {
      ssc: { school: 'Zilla Parishad School', passingYear: 2016, percentage: 68.4, marksheet: null },
      hssc: { school: '', passingYear: null, percentage: null, marksheet: 'marksheets/asha-12.webp' },
      ug: {
        institute: 'Savitribai Phule Pune University',
        degreeName: 'B.Com',
        passingYear: 2021,
        percentage: 61.5,
      },
      pg: null,
    },
  },
};
