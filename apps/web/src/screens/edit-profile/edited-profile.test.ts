import { expect, test } from 'vitest';
import { type EditedProfile, editOf, isFilled } from './edited-profile.ts';

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

test('name, city, day of birth and number must be there', () => {
  expect(isFilled(VALUES, '+919812345678')).toBe(true);
  expect(isFilled(VALUES, null)).toBe(false);
  for (const missing of ['name', 'city', 'birthDate'] as const)
    expect(isFilled({ ...VALUES, [missing]: ' ' }, '+919812345678')).toBe(false);
});
