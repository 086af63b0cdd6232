import { expect, it } from 'vitest';
import { applicationExamples } from './application.examples.ts';
import { applyFromWire, applyToWire, myJobsFromWire, myJobsToWire } from './application.mapper.ts';
import { myJobs } from './application.routes.ts';

it('treats missing answers about city and English as yes, as older apps mean them', () => {
  expect(applyFromWire({ jobId: 'a' })).toEqual({
    jobId: 'a',
    isAvailableInCity: true,
    knowsEnglish: true,
  });
  expect(applyFromWire({ jobId: 'a', knowEnglish: false }).knowsEnglish).toBe(false);
});

it('keeps questions without an answer apart from yes and no', () => {
  const wire = { jobId: 'a', availableInCity: null, knowEnglish: null };
  expect(applyFromWire(wire)).toMatchObject({ isAvailableInCity: null, knowsEnglish: null });
  const input = applyFromWire(wire);
  expect(applyFromWire(applyToWire(input))).toEqual(input);
});

it('has the name and gender only if they are given', () => {
  const input = applyFromWire({ jobId: 'a', jobseekerName: 'Asha', gender: 'Female' });
  expect(input).toMatchObject({ name: 'Asha', gender: 'FEMALE' });
  expect(applyFromWire(applyToWire(input))).toEqual(input);
});

it('sends saved jobs in their own field', () => {
  const saved = { ...applicationExamples.myJobs.output, tab: 'SAVED' as const };
  const wire = myJobsToWire(saved);
  expect(wire.savedJobs).toHaveLength(1);
  expect(wire).not.toHaveProperty('myApplications');
  expect(myJobsFromWire(wire)).toEqual(saved);
});

it('treats a missing status as all', () => {
  const read = (status?: '' | 'Hired' | null) =>
    myJobs.decodeRequest({ params: undefined, query: undefined, body: { status } }).tab;
  expect([read(undefined), read(null), read(''), read('Hired')]).toEqual(['ALL', 'ALL', 'ALL', 'HIRED']);
});
