import type { Database } from '@nukkad/db';
import { describe, expect, it } from 'vitest';
import { readSeekerTaste } from './seeker-taste.ts';

const ROW = {
  interests: ['cook'],
  appliedProfiles: ['delivery'],
  skills: ['Tandoor'],
  isExperienced: null,
  years: 0,
  latitude: 18.5,
  longitude: 73.8,
};

/** Reads the taste of a seeker whose row has these values; of nobody if it is null. */
const read = (change: object | null) =>
  readSeekerTaste(
    { query: async () => (change === null ? [] : [{ ...ROW, ...change }]) } as unknown as Database,
    'seeker',
  );

describe('the taste of a seeker', () => {
  it('has interests, past profiles, skills in small letters, and the place', async () => {
    expect(await read({})).toEqual({
      taste: {
        interests: new Set(['cook']),
        pastProfiles: new Set(['delivery']),
        skills: new Set(['tandoor']),
        years: null,
      },
      point: { latitude: 18.5, longitude: 73.8 },
    });
  });

  it.each([
    [null, 0, null],
    [null, 1, 1],
    [null, 3, 3],
    [false, 0, 0],
    [false, 3, 0],
    [true, 0, 1],
    [true, 1, 1],
    [true, 3, 3],
  ])('experienced: %s, with %s years of work: %s', async (isExperienced, years, expected) => {
    expect((await read({ isExperienced, years })).taste.years).toBe(expected);
  });

  it.each([{ latitude: null }, { longitude: null }])('has no place with %j', async (change) => {
    expect((await read(change)).point).toBeNull();
  });

  it('is empty for a visitor, and for an account that is not there', async () => {
    const nothing = { interests: new Set(), pastProfiles: new Set(), skills: new Set(), years: null };
    const nobody = { taste: nothing, point: null };
    expect(await read(null)).toEqual(nobody);
    expect(await readSeekerTaste({} as Database, null)).toEqual(nobody);
  });
});
