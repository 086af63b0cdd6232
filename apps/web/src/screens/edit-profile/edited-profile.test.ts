import { expect, test } from 'vitest';
import { type EditedProfile, editOf, stillNeeded } from './edited-profile.ts';

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

test('name, city, date of birth and phone number are required', () => {
  expect(stillNeeded(VALUES, '+919812345678')).toEqual([]);
  expect(stillNeeded({ ...VALUES, city: '' }, null)).toEqual(['phone', 'city']);
  for (const missing of ['name', 'city', 'birthDate'] as const)
    expect(stillNeeded({ ...VALUES, [missing]: ' ' }, '+919812345678')).toEqual([missing]);
});
