import { describe, expect, it } from 'vitest';
import { hasWordOf, isRightJob, type WorkJob } from './is-right.ts';
import type { AbsentWorkQuery, PresentWorkQuery } from './types.ts';

/** A mechanic's job in Hadapsar, Pune. */
const job: WorkJob = {
  title: 'Urgent Hiring TWO WHEELER Mechanic',
  profileKey: 'technician',
  subProfileKey: 'automobile-mechanic',
  skills: [],
  citySlug: 'pune',
  localitySlug: 'hadapsar',
  latitude: 18.5,
  longitude: 73.94,
  salaryMax: null,
  jobType: 'FULL_TIME',
  experienceMin: 0,
  experienceMax: 3,
  qualification: null,
};

const queryFor = (expected: Partial<PresentWorkQuery>): PresentWorkQuery => ({
  id: 'w000',
  query: 'mechanic',
  language: 'en',
  kind: 'clean',
  ...expected,
});

describe('isRightJob', () => {
  it('accepts any of the sub-profiles, but no other of the same profile', () => {
    expect(isRightJob(job, queryFor({ subProfiles: ['automobile-mechanic'] }))).toBe(true);
    expect(isRightJob(job, queryFor({ subProfiles: ['welder', 'automobile-mechanic'] }))).toBe(true);
    expect(isRightJob(job, queryFor({ subProfiles: ['welder'] }))).toBe(false);
  });

  it('accepts a title in any letter case if the query has only titles', () => {
    const bikes = queryFor({ titles: ['bike', 'two.?wheeler'] });
    expect(isRightJob(job, bikes)).toBe(true);
    expect(isRightJob({ ...job, title: 'Car Mechanic' }, bikes)).toBe(false);
  });

  it('accepts a sub-profile or a title if the query has both', () => {
    const helper = queryFor({ subProfiles: ['loader-helper'], titles: ['helper'] });
    expect(isRightJob({ ...job, subProfileKey: 'loader-helper', title: 'Loader' }, helper)).toBe(true);
    expect(isRightJob({ ...job, title: 'Packing Helper' }, helper)).toBe(true);
    expect(isRightJob(job, helper)).toBe(false);
  });

  it('accepts both encodings of a Devanagari letter with a nukta', () => {
    const sewing = queryFor({ titles: ['कढ़ाई'] });
    expect(isRightJob({ ...job, title: 'क\u0922\u093Cाई कारीगर' }, sewing)).toBe(true);
    expect(isRightJob({ ...job, title: 'क\u095Dाई कारीगर' }, sewing)).toBe(true);
  });

  it('requires the city of the query, or 30 km around its centre', () => {
    const inPune = queryFor({ subProfiles: ['automobile-mechanic'], city: 'pune' });
    expect(isRightJob(job, inPune)).toBe(true);
    const centre = { latitude: 18.51957, longitude: 73.85535 };
    const at = (km: number) => ({ ...job, ...centre, citySlug: 'x', latitude: centre.latitude + km / 111.2 });
    expect(isRightJob(at(29.5), inPune)).toBe(true);
    expect(isRightJob(at(30.5), inPune)).toBe(false);
    expect(isRightJob(job, queryFor({ subProfiles: ['welder'], city: 'pune' }))).toBe(false);
  });
});

describe('hasWordOf', () => {
  const tiler: AbsentWorkQuery = {
    id: 'w000',
    query: 'tile fitter',
    language: 'en',
    kind: 'clean',
    absent: true,
    words: ['tile', 'नर्स'],
  };

  it('finds the beginning of a word, in any letter case and script', () => {
    expect(hasWordOf('Marble and TILES work', tiler)).toBe(true);
    expect(hasWordOf('tile', tiler)).toBe(true);
    expect(hasWordOf('स्टाफ नर्स पाहिजे', tiler)).toBe(true);
  });

  it('does not find letters within a word', () => {
    expect(hasWordOf('Textile mill fitter', tiler)).toBe(false);
    expect(hasWordOf('अनर्स', tiler)).toBe(false);
    expect(hasWordOf('', tiler)).toBe(false);
  });
});
