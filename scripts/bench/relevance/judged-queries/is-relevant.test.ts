import { describe, expect, it } from 'vitest';
import { isRelevant, type JudgedJob } from './is-relevant.ts';

/** A mess cook's job in Hadapsar, Pune, 12,000 to 16,000 rupees. */
const job: JudgedJob = {
  profileKey: 'cook',
  subProfileKey: 'mess-cook',
  skills: ['Indian Cooking'],
  citySlug: 'pune',
  localitySlug: 'hadapsar',
  latitude: 18.5,
  longitude: 73.94,
  salaryMax: 16_000,
  jobType: 'FULL_TIME',
  experienceMin: 1,
  experienceMax: 3,
  qualification: null,
};

describe('isRelevant', () => {
  it('compares the work: profile, sub-profile, or a skill of any profile', () => {
    expect(isRelevant(job, { profiles: ['tailor', 'cook'] })).toBe(true);
    expect(isRelevant(job, { profiles: ['tailor'] })).toBe(false);
    expect(isRelevant(job, { profiles: ['cook'], subProfiles: ['home-cook'] })).toBe(false);
    expect(isRelevant(job, { profiles: ['cook'], subProfiles: ['home-cook', 'mess-cook'] })).toBe(true);
    const listing = { ...job, profileKey: 'finance', subProfileKey: 'cashier', skills: ['Tally Prime'] };
    expect(isRelevant(listing, { profiles: ['accountant'], skills: ['tally-prime'] })).toBe(true);
    expect(isRelevant(job, { profiles: ['accountant'], skills: ['tally-prime'] })).toBe(false);
  });

  it('compares the place: the city or 30 km around, the locality or 5 km around', () => {
    expect(isRelevant(job, { profiles: [], city: 'pune' })).toBe(true);
    expect(isRelevant(job, { profiles: [], city: 'pimpri-chinchwad' })).toBe(true);
    expect(isRelevant(job, { profiles: [], city: 'mumbai' })).toBe(false);
    expect(isRelevant(job, { profiles: [], city: 'pune', locality: 'hadapsar' })).toBe(true);
    expect(isRelevant(job, { profiles: [], city: 'pune', locality: 'kothrud' })).toBe(false);
    const unnamed = { ...job, citySlug: 'elsewhere', localitySlug: null };
    expect(isRelevant(unnamed, { profiles: [], city: 'pune', locality: 'hadapsar' })).toBe(true);
  });

  it('compares the highest pay, and rejects a job without one', () => {
    expect(isRelevant(job, { profiles: [], payAtLeast: 16_000 })).toBe(true);
    expect(isRelevant(job, { profiles: [], payAtLeast: 16_500 })).toBe(false);
    expect(isRelevant({ ...job, salaryMax: null }, { profiles: [], payAtLeast: 1 })).toBe(false);
  });

  it('compares job type, experience and qualification', () => {
    expect(isRelevant(job, { profiles: [], jobType: 'PART_TIME' })).toBe(false);
    expect(isRelevant(job, { profiles: [], experience: 0 })).toBe(false);
    expect(isRelevant(job, { profiles: [], experience: 2 })).toBe(true);
    expect(isRelevant({ ...job, experienceMin: 0, experienceMax: 0 }, { profiles: [], experience: 2 })).toBe(
      false,
    );
    expect(isRelevant(job, { profiles: [], qualification: 'SSC' })).toBe(true);
    expect(isRelevant({ ...job, qualification: 'HSSC' }, { profiles: [], qualification: 'SSC' })).toBe(false);
    expect(isRelevant({ ...job, qualification: 'SSC' }, { profiles: [], qualification: 'UG' })).toBe(false);
    expect(isRelevant({ ...job, qualification: 'UG' }, { profiles: [], qualification: 'PG' })).toBe(true);
  });
});
