import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/fake-api.ts';
import { type EditedProfile, editedFrom, editOf, stillNeeded } from './edited-profile.ts';

const VALUES: EditedProfile = {
  name: 'Meena Jadhav',
  fatherName: ' ',
  motherName: 'Sunita Jadhav',
  city: 'Pune',
  birthDate: '2000-03-15',
  gender: 'FEMALE',
  linkedin: '',
  instagram: 'instagram.com/meena',
  facebook: '',
};

test('blank fields are left out, which clears them', () => {
  expect(editOf(VALUES)).toEqual({
    name: 'Meena Jadhav',
    city: 'Pune',
    birthDate: '2000-03-15',
    gender: 'FEMALE',
    fatherName: undefined,
    motherName: 'Sunita Jadhav',
    linkedin: undefined,
    facebook: undefined,
    instagram: 'instagram.com/meena',
  });
});

test('each field of the form shows its own part of the profile, and is saved as that part', () => {
  const values = {
    name: 'Meena Jadhav',
    fatherName: 'Ramesh Jadhav',
    motherName: 'Sunita Jadhav',
    city: 'Pune',
    birthDate: '2000-03-15',
    gender: 'FEMALE' as const,
    linkedin: 'linkedin.com/in/meena',
    instagram: 'instagram.com/meena',
    facebook: 'facebook.com/meena',
  };
  const { birthDate, linkedin, instagram, facebook, ...same } = values;
  const links = { linkedin, instagram, facebook };
  const profile = { ...exampleOf('profile.whole'), ...same, birthDay: birthDate, links };
  expect(editedFrom(profile)).toEqual(values);
  expect(editOf(values)).toEqual(values);
});

test('name, city, date of birth and phone number are required', () => {
  expect(stillNeeded(VALUES, '+919812345678')).toEqual([]);
  expect(stillNeeded({ ...VALUES, city: '' }, null)).toEqual(['phone', 'city']);
  for (const missing of ['name', 'city', 'birthDate'] as const)
    expect(stillNeeded({ ...VALUES, [missing]: ' ' }, '+919812345678')).toEqual([missing]);
});
