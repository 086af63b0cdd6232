import type { WorkInput } from '@nukkad/contract/experience/experience.domain.ts';
import { describe, expect, it } from 'vitest';
import { workColumns } from './experience.rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const typed: WorkInput = {
  kind: 'EXPERIENCED',
  organization: 'शिंदे  स्वीट्स ',
  position: 'Cook',
  levelYears: 3,
  summary: 'Cooked for a hundred guests a day',
  startDate: '2022-04-01',
  endDate: '2025-03-31',
  isCurrent: false,
  skills: ['Baking', ' Baking', 'Tandoor'],
};

describe('workColumns', () => {
  it('trims names and removes duplicate skills', () => {
    expect(workColumns(typed, NOW)).toMatchObject({
      organization: 'शिंदे स्वीट्स',
      skills: ['Baking', 'Tandoor'],
      endDate: new Date('2025-03-31T00:00:00Z'),
    });
  });

  it('trims summary, place and industry, and leaves out what is empty', () => {
    const full = workColumns(
      {
        ...typed,
        summary: '  Cooked for a hundred guests a day ',
        location: ' Pune ',
        industry: ' Hotels ',
        skills: ['', ' ', 'Baking'],
      },
      NOW,
    );
    expect(full).toEqual({
      organization: 'शिंदे स्वीट्स',
      position: 'Cook',
      summary: 'Cooked for a hundred guests a day',
      skills: ['Baking'],
      levelYears: 3,
      location: 'Pune',
      industry: 'Hotels',
      isCurrent: false,
      startDate: new Date('2022-04-01T00:00:00Z'),
      endDate: new Date('2025-03-31T00:00:00Z'),
    });
    const empty = workColumns({ ...typed, location: ' ', industry: ' ' }, NOW);
    expect(empty).toMatchObject({ location: null, industry: null });
    expect(workColumns(typed, NOW)).toMatchObject({ location: null, industry: null });
  });

  it('returns no end date for the current job', () => {
    expect(workColumns({ ...typed, isCurrent: true }, NOW).endDate).toBeNull();
  });

  it.each<[string, Partial<WorkInput>, string]>([
    ['no organisation', { organization: ' ' }, 'DETAILS_MISSING'],
    ['figures in the position', { position: 'Cook 2' }, 'NAME_INVALID'],
    ['no organisation at all', { organization: undefined }, 'DETAILS_MISSING'],
    ['figures in one of the skills', { skills: ['Baking', 'Tandoor 2'] }, 'NAME_INVALID'],
    ['a summary of spaces', { summary: ' '.repeat(40) }, 'DETAILS_MISSING'],
    ['another industry with spaces', { industry: ' Other ' }, 'INDUSTRY_MISSING'],
    ['a short summary', { summary: 'Cooked food' }, 'TEXT_TOO_SHORT'],
    ['no summary', { summary: undefined }, 'DETAILS_MISSING'],
    ['no start', { startDate: undefined }, 'DETAILS_MISSING'],
    ['no end', { endDate: undefined }, 'DETAILS_MISSING'],
    ['an end before the start', { endDate: '2021-01-01' }, 'DATES_INVALID'],
    ['an end to come', { endDate: '2027-01-01' }, 'DATES_INVALID'],
    ['another industry unnamed', { industry: 'Other' }, 'INDUSTRY_MISSING'],
  ])('throws for %s', (_case, change, code) => {
    expect(() => workColumns({ ...typed, ...change }, NOW)).toThrow(code);
  });
});
