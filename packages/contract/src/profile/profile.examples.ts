import { EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type { CandidateProfile } from './profile.domain.ts';
import type * as routes from './profile.routes.ts';

const file = (key: string) => ({ key, name: key.replace(/.*\//, ''), thumbnailKey: null });

export const exampleProfile: CandidateProfile = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4a00',
  name: 'Asha Patil',
  phone: '+919876543210',
  isMobileVerified: true,
  email: 'asha@example.in',
  birthDay: '2000-03-15',
  gender: 'FEMALE',
  city: 'Pune',
  position: EXAMPLE_POINT,
  fatherName: 'Ramesh Patil',
  motherName: 'सुनीता पाटील',
  links: { linkedin: 'https://linkedin.com/in/asha', facebook: null, instagram: null },
  photo: 'photos/asha.webp',
  completion: { percentage: 65, nextStep: 'RESUME' },
  credits: 9,
  counts: { applied: 3, shortlisted: 1, scheduled: 1, hired: 0 },
  isAvailable: true,
  resume: { key: 'resumes/asha.pdf', name: 'asha.pdf', thumbnailKey: 'resumes/asha.webp' },
  video: null,
  about: 'I have cooked for a mess of 60 people for three years.',
  experienceKind: 'EXPERIENCED',
  fresherSummary: '',
  professionalSummary: 'Cook with three years in a mess and a hotel.',
  skills: ['Cooking', 'Hygiene'],
  skillNames: [{ en: 'Cooking', hi: 'खाना बनाना', mr: 'स्वयंपाक' }],
  latestJob: {
    organization: 'Annapurna Kitchens',
    position: 'Cook',
    industry: 'Hospitality',
    startDay: '2023-06-01',
    endDay: null,
    isCurrent: true,
  },
  education: [
    {
      level: 'SSC',
      examName: 'SSC',
      passingYear: 2016,
      institute: 'Zilla Parishad School',
      percentage: 68.4,
    },
  ],
  identity: { identityProof: file('identity/voter.webp'), aadhaar: null, aadhaarLastFour: '1234' },
  certificates: [file('certificates/fssai.pdf')],
  interests: ['cook', 'tailor'],
  referralCode: 'ASHA7K2',
  language: 'mr',
  meta: EXAMPLE_META,
};

export const profileExamples: ExamplesOf<typeof routes> = {
  profileWhole: { input: {}, output: exampleProfile },
  profileUpdate: {
    input: {
      personal: {
        name: 'Asha Patil',
        birthDate: '2000-03-15',
        gender: 'FEMALE',
        phone: '9876543210',
        city: 'Pune',
        point: EXAMPLE_POINT,
      },
      about: 'I have cooked for a mess of 60 people for three years.',
      aadhaarLastFour: '1234',
      degrees: [
        {
          level: 'UG',
          degreeName: 'B.Com',
          passingYear: 2020,
          percentage: 61.5,
          institute: 'Savitribai Phule Pune University',
        },
      ],
    },
    output: { message: 'Profile updated successfully' },
  },
  profileEdit: {
    input: {
      name: 'Asha Patil',
      city: 'Pune',
      birthDate: '2000-03-15',
      gender: 'UNDISCLOSED',
      fatherName: 'Ramesh Patil',
      linkedin: 'https://linkedin.com/in/asha',
    },
    output: { message: 'Profile updated successfully' },
  },
};
