import { JOB_FILTERS, RANGE_NAMES } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { companyPosting, jobPosting } from './posting-schema.ts';

const COMPANY = {
  ref: 'shinde',
  name: 'Shinde Sweets',
  address: '1 Karve Road, Pune',
  city: 'Pune',
  latitude: 18.51,
  longitude: 73.83,
  phone: '+919812345670',
  email: 'hr@shinde.example',
};
const JOB = {
  ref: 'cook-1',
  company: 'shinde',
  title: 'Cook for sweets',
  profile: 'cook',
  jobType: 'FULL_TIME',
  city: 'Pune',
  address: '1 Karve Road, Pune',
  latitude: 18.51,
  longitude: 73.83,
  requirements: 'Cooks well',
};

/** An address of e-mail with so many characters, whose host has parts of at most 63. */
const emailOf = (length: number) => {
  const host = `${`${'b'.repeat(60)}.`.repeat(3)}example`;
  return `${'a'.repeat(length - host.length - 1)}@${host}`;
};
const text = (length: number) => 'a'.repeat(length);

const isTaken = (posting: object): boolean =>
  ('jobType' in posting ? jobPosting : companyPosting).safeParse(posting).success;

it.each([
  ['ref of a company', (length: number) => ({ ...COMPANY, ref: text(length) }), 100],
  ['name of a company', (length: number) => ({ ...COMPANY, name: text(length) }), 160],
  ['description of a company', (length: number) => ({ ...COMPANY, description: text(length) }), 20_000],
  ['website of a company', (length: number) => ({ ...COMPANY, website: text(length) }), 500],
  ['address of a company', (length: number) => ({ ...COMPANY, address: text(length) }), 500],
  ['city of a company', (length: number) => ({ ...COMPANY, city: text(length) }), 80],
  ['GSTIN of a company', (length: number) => ({ ...COMPANY, gstin: text(length) }), 15],
  ['CIN of a company', (length: number) => ({ ...COMPANY, cin: text(length) }), 21],
  ['Udyam number of a company', (length: number) => ({ ...COMPANY, udyam: text(length) }), 19],
  ['ref of a job', (length: number) => ({ ...JOB, ref: text(length) }), 100],
  ['company of a job', (length: number) => ({ ...JOB, company: text(length) }), 100],
  ['title of a job', (length: number) => ({ ...JOB, title: text(length) }), 150],
  ['profile of a job', (length: number) => ({ ...JOB, profile: text(length) }), 60],
  ['sub-profile of a job', (length: number) => ({ ...JOB, subProfile: text(length) }), 60],
  ['city of a job', (length: number) => ({ ...JOB, city: text(length) }), 80],
  ['locality of a job', (length: number) => ({ ...JOB, locality: text(length) }), 80],
  ['address of a job', (length: number) => ({ ...JOB, address: text(length) }), 500],
  ['requirements of a job', (length: number) => ({ ...JOB, requirements: text(length) }), 20_000],
  ['skill of a job', (length: number) => ({ ...JOB, skills: [text(length)] }), 60],
  ['list of skills of a job', (length: number) => ({ ...JOB, skills: Array(length).fill('Cooking') }), 40],
  ['number of openings', (openings: number) => ({ ...JOB, openings }), 10_000],
  ['highest pay', (payMax: number) => ({ ...JOB, payMax }), 10_000_000],
  ['most years of experience', (experienceMax: number) => ({ ...JOB, experienceMax }), 60],
])('takes a %s up to its limit and nothing above it', (_name, withLength, most) => {
  expect([most - 1, most, most + 1].map((length) => isTaken(withLength(length)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('takes an e-mail address of 254 characters and none of 255', () => {
  expect([254, 255].map((length) => isTaken({ ...COMPANY, email: emailOf(length) }))).toEqual([true, false]);
});

it.each([
  ['latitude', 6, 38],
  ['longitude', 68, 98],
])('takes a %s from %i to %i', (name, least, most) => {
  for (const posting of [COMPANY, JOB])
    expect(
      [least - 0.001, least, most, most + 0.001].map((degrees) => isTaken({ ...posting, [name]: degrees })),
    ).toEqual([false, true, true, false]);
});

it.each(['ref', 'name', 'address', 'city', 'phone', 'email'])(
  'refuses a company with an empty %s',
  (field) => {
    expect(isTaken(COMPANY)).toBe(true);
    expect(isTaken({ ...COMPANY, [field]: '  ' })).toBe(false);
  },
);

it.each(['ref', 'company', 'title', 'profile', 'city', 'address', 'requirements'])(
  'refuses a job with an empty %s',
  (field) => {
    expect(isTaken(JOB)).toBe(true);
    expect(isTaken({ ...JOB, [field]: '  ' })).toBe(false);
  },
);

const ENDS = RANGE_NAMES.flatMap((name) => {
  const { fields, most } = JOB_FILTERS[name].attribute;
  return fields.map((field) => ({ field, most }));
});

it.each(ENDS)('$field of a job is a whole number from 0 to $most', ({ field, most }) => {
  const isTakenWith = (value: unknown) => isTaken({ ...JOB, [field]: value });
  expect([0, 1, most].map(isTakenWith)).toEqual([true, true, true]);
  expect([-1, most + 1, 1.5, '1'].map(isTakenWith)).toEqual([false, false, false, false]);
});

it.each(RANGE_NAMES)('the lower end of %s may equal the upper one, and not exceed it', (name) => {
  const [from, to] = JOB_FILTERS[name].attribute.fields;
  expect(isTaken({ ...JOB, [from]: 5, [to]: 5 })).toBe(true);
  expect(isTaken({ ...JOB, [from]: 6, [to]: 5 })).toBe(false);
});
