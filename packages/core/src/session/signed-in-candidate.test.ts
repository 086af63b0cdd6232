import { expect, it } from 'vitest';
import { signedInCandidate } from './signed-in-candidate.ts';

const SEEKER = {
  id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11',
  name: 'Asha Patil',
  email: 'asha@mail.example',
  photoKey: 'photo.webp',
  providerImageUrl: 'https://lh3.googleusercontent.com/asha',
  resumeKey: 'resume.pdf',
  referralCode: 'ABCD2345',
  language: 'mr',
  isMobileVerified: true,
} as const;
const config = { ADMIN_ID: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b12' };

it.each([
  ['all that it has', {}, {}],
  ['the picture of the sign-in without a photo', { photoKey: null }, { photo: SEEKER.providerImageUrl }],
  ['no picture without both', { photoKey: null, providerImageUrl: null }, { photo: null }],
  ['no resume without one', { resumeKey: null }, { resume: null }],
  ['an empty e-mail address without one', { email: null }, { email: '' }],
  ['an unverified number', { isMobileVerified: false }, { isMobileVerified: false }],
  ['no language before one is chosen', { language: null }, { language: null }],
])('an account shows %s', (_what, change, shown) => {
  expect(signedInCandidate({ ...SEEKER, ...change } as never, config as never)).toEqual({
    id: SEEKER.id,
    name: 'Asha Patil',
    email: 'asha@mail.example',
    photo: 'photo.webp',
    resume: 'resume.pdf',
    referralCode: 'ABCD2345',
    adminId: config.ADMIN_ID,
    language: 'mr',
    isMobileVerified: true,
    ...shown,
  });
});
