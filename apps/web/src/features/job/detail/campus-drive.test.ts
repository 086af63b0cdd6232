import { expect, test } from 'vitest';
import { campusDriveAddress } from './campus-drive.ts';

const DRIVE = { companyShareId: 'a1B2c3', url: 'https://campus.example.com/' };
const JOB = { application: 'APPLIED', companyLink: 'annapurna-foods-a1B2c3' } as const;

test('an applicant of the company gets the link to its campus drive', () => {
  expect(campusDriveAddress(JOB, DRIVE)).toBe(DRIVE.url);
  expect(campusDriveAddress({ ...JOB, application: 'SHORTLISTED' }, DRIVE)).toBe(DRIVE.url);
});

test('nobody else gets the link', () => {
  expect(campusDriveAddress({ ...JOB, application: null }, DRIVE)).toBeNull();
  expect(campusDriveAddress({ ...JOB, application: 'WITHDRAWN' }, DRIVE)).toBeNull();
  expect(campusDriveAddress({ ...JOB, companyLink: 'other-foods-z9Y8x7' }, DRIVE)).toBeNull();
  expect(campusDriveAddress(JOB, null)).toBeNull();
});
