import { jobExamples } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';

const { job } = jobExamples.jobById.output;
const open = {
  ...job,
  status: 'ACTIVE',
  jobType: 'PART_TIME',
  pay: { min: 15_000, max: 20_000 },
  experienceYears: { min: 2, max: 5 },
  qualification: 'HSSC',
  address: 'Paud Road, Kothrud, Pune 411038',
  expiresAt: '2026-12-20T04:30:00.000Z',
} as const;
const places = {
  url: 'https://nukkad.example/jobs?cook-aB3dE9',
  companyUrl: 'https://nukkad.example/companyprofile?annapurna-bY09aZ',
  logo: null,
  state: 'Maharashtra',
};
/** Returns the posting after JSON serialisation, which drops undefined properties. */
const sent = (posting: unknown) => JSON.parse(JSON.stringify(posting));

describe('the posting of a job', () => {
  it('contains the stated facts as schema.org properties', () => {
    expect(sent(jobPosting(open, places))).toEqual({
      '@type': 'JobPosting',
      '@id': `${places.url}#job`,
      title: open.title,
      description: open.requirements,
      identifier: { '@type': 'PropertyValue', name: open.companyName, value: open.id },
      url: places.url,
      datePosted: open.createdAt,
      validThrough: '2026-12-20T04:30:00.000Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: open.companyName, url: places.companyUrl },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Paud Road, Kothrud, Pune 411038',
          addressLocality: open.city,
          addressRegion: 'Maharashtra',
          postalCode: '411038',
          addressCountry: 'IN',
        },
        geo: { '@type': 'GeoCoordinates', ...open.position },
      },
      workHours: 'day shift',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: { '@type': 'QuantitativeValue', minValue: 15_000, maxValue: 20_000, unitText: 'MONTH' },
      },
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'high school',
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
      skills: open.skills.join(', '),
      totalJobOpenings: open.openings,
      directApply: true,
    });
  });

  it('exists only for open jobs', () => {
    expect(jobPosting({ ...open, status: 'CLOSED' }, places)).toBeNull();
    expect(jobPosting({ ...open, status: 'PAUSED' }, places)).toBeNull();
  });

  it('omits unstated facts, and states if nothing is required', () => {
    const bare = sent(
      jobPosting(
        {
          ...open,
          pay: { min: null, max: null },
          qualification: null,
          experienceYears: { min: 0, max: null },
          address: 'Near the station',
          position: null,
          skills: [],
          requirements: '',
        },
        places,
      ),
    );
    expect(bare).not.toHaveProperty('baseSalary');
    expect(bare).not.toHaveProperty('skills');
    expect(bare.jobLocation).not.toHaveProperty('geo');
    expect(bare.jobLocation.address).not.toHaveProperty('postalCode');
    expect(bare).toMatchObject({
      educationRequirements: 'no requirements',
      experienceRequirements: 'no requirements',
      description: open.meta.description,
    });
  });

  it.each([
    ['DAY', 'day shift'],
    ['NIGHT', 'night shift'],
    ['ROTATING', 'rotating shifts'],
    ['MORNING', 'mornings'],
    ['EVENING', 'evenings'],
    ['WEEKEND', 'weekends'],
    [null, undefined],
    [undefined, undefined],
  ] as const)('writes the hours %s as %s', (shift, workHours) => {
    expect(sent(jobPosting({ ...open, shift }, places)).workHours).toBe(workHours);
  });

  it.each([
    ['SSC', 'secondary school, 10th'],
    ['HSSC', 'high school'],
    ['UG', 'bachelor degree'],
    ['PG', 'postgraduate degree'],
  ] as const)('requires for %s a %s', (qualification, credentialCategory) => {
    expect(sent(jobPosting({ ...open, qualification }, places)).educationRequirements).toMatchObject({
      credentialCategory,
    });
  });

  it.each([
    ['FULL_TIME', 'FULL_TIME'],
    ['PART_TIME', 'PART_TIME'],
    ['INTERNSHIP', 'INTERN'],
  ] as const)('names the type %s %s', (jobType, employmentType) => {
    expect(sent(jobPosting({ ...open, jobType }, places)).employmentType).toBe(employmentType);
  });

  it.each([
    [null, undefined],
    [0, undefined],
    [1, 12],
    [5, 60],
  ])('asks for %s years as %s months', (min, months) => {
    const { experienceRequirements } = sent(
      jobPosting({ ...open, experienceYears: { min, max: null } }, places),
    );
    expect(experienceRequirements.monthsOfExperience).toBe(months);
  });

  it('is remote only if the whole job is done at home, and keeps its place', () => {
    const ofPlace = (workPlace: typeof open.workPlace | 'HOME' | 'BOTH' | null) =>
      sent(jobPosting({ ...open, workPlace }, places));
    expect(ofPlace('HOME')).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      jobLocation: { '@type': 'Place' },
    });
    for (const workPlace of ['ON_SITE', 'BOTH', null] as const) {
      expect(ofPlace(workPlace)).not.toHaveProperty('jobLocationType');
      expect(ofPlace(workPlace)).not.toHaveProperty('applicantLocationRequirements');
    }
  });

  it.each([
    [{ min: 15_000, max: null }, { minValue: 15_000 }],
    [{ min: null, max: 20_000 }, { maxValue: 20_000 }],
    [{ min: 18_000, max: 18_000 }, { value: 18_000 }],
  ])('contains the stated ends of the pay: %j', (pay, ends) => {
    const { baseSalary } = sent(jobPosting({ ...open, pay }, places));
    expect(baseSalary.value).toEqual({ '@type': 'QuantitativeValue', unitText: 'MONTH', ...ends });
  });
});
