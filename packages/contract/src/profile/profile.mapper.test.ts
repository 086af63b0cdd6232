import { expect, it } from 'vitest';
import { exampleProfile } from './profile.examples.ts';
import { profileFromWire, profileToWire } from './profile.mapper.ts';
import { skillsFromWire } from './profile-terms.mapper.ts';

it('sends the e-mail in the three fields that clients read', () => {
  const wire = profileToWire(exampleProfile);
  expect([wire.email, wire.EmailAddress, wire.emailAdddress]).toEqual(Array(3).fill('asha@example.in'));
});

it('encodes an empty profile as blanks and decodes it', () => {
  const bare = {
    ...exampleProfile,
    phone: null,
    birthDay: null,
    gender: null,
    city: null,
    position: null,
    photo: null,
    resume: null,
    experienceKind: null,
    latestJob: null,
    language: null,
    completion: { percentage: 0, nextStep: null },
  };
  const wire = profileToWire(bare);
  expect(wire).toMatchObject({ phone: '', dob: '', gender: '', resume: '', jobEndDateOnProfile: '' });
  expect(profileFromWire(wire)).toEqual(bare);
});

it('shows when the latest job ended', () => {
  const job = { ...exampleProfile.latestJob, isCurrent: false, endDay: '2025-01-31' } as NonNullable<
    typeof exampleProfile.latestJob
  >;
  expect(profileToWire(exampleProfile).jobEndDateOnProfile).toBe('Present');
  expect(profileToWire({ ...exampleProfile, latestJob: job }).jobEndDateOnProfile).toBe('2025-01-31');
});

it('decodes skills from a comma-separated list without duplicates', () => {
  expect(skillsFromWire(' Cooking, Hygiene,,Cooking ')).toEqual(['Cooking', 'Hygiene']);
  expect(skillsFromWire(null)).toEqual([]);
});
