import type { IndustrySector, WorkEntry } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { NEW_WORK, valuesOf, workInputOf } from './work-values.ts';

function sector(name: string, isOther = false): IndustrySector {
  return { name, names: { en: name, hi: name, mr: name }, isOther };
}
const SECTORS = [sector('Retail'), sector('Other', true)];
const ENTRY: WorkEntry = {
  id: '1',
  candidateId: 'c1',
  organization: 'Chai Point',
  position: 'Cook',
  levelYears: 2,
  location: 'Pune',
  summary: 'Cooked for two hundred people a day',
  industry: 'Retail',
  startDay: '2024-01-01',
  endDay: null,
  isCurrent: true,
  skills: ['cooking'],
};

test('an industry outside the list is shown as Other with its own words', () => {
  expect(valuesOf({ ...ENTRY, industry: 'Bee keeping' }, SECTORS)).toMatchObject({
    sector: 'Other',
    ownIndustry: 'Bee keeping',
  });
  expect(valuesOf(ENTRY, SECTORS)).toMatchObject({ sector: 'Retail', ownIndustry: '' });
});

test('the initial values give the same request', () => {
  expect(workInputOf(valuesOf(ENTRY, SECTORS), false)).toEqual({
    kind: 'EXPERIENCED',
    organization: 'Chai Point',
    position: 'Cook',
    levelYears: 2,
    location: 'Pune',
    summary: 'Cooked for two hundred people a day',
    industry: 'Retail',
    startDate: '2024-01-01',
    endDate: undefined,
    isCurrent: true,
    skills: ['cooking'],
  });
});

test('an end date is not sent for a current job', () => {
  const values = { ...NEW_WORK, endDate: '2025-01-01', isCurrent: true };
  expect(workInputOf(values, false).endDate).toBeUndefined();
});
