import type { JobFilterOutput, UnderstoodTerm } from '@nukkad/contract';
import { exampleJobCard } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { absentVerdictOf, firstStepOf, verdictOf } from './judge-by-work.ts';
import type { AbsentWorkQuery, PresentWorkQuery } from './judged-queries/by-work/types.ts';
import { workReport } from './report-by-work.ts';
import { tuningReport } from './report-tuning.ts';

const waiter: PresentWorkQuery = {
  id: 'w001',
  query: 'zzwaiter',
  language: 'en',
  kind: 'clean',
  subProfiles: ['waiter-steward'],
};
const nurse: AbsentWorkQuery = {
  id: 'w002',
  query: 'zznurse',
  language: 'en',
  kind: 'with-errors',
  absent: true,
  words: ['nurse'],
};
const right = (count: number) => Array.from({ length: count }, () => true);
const wrong = (count: number) => Array.from({ length: count }, () => false);
const term = (kind: UnderstoodTerm['kind'], value: string): UnderstoodTerm => ({ kind, text: value, value });

describe('verdictOf', () => {
  it('counts right jobs of ten if ten or more exist', () => {
    expect(verdictOf(waiter, [...right(9), false], 10).recall).toBe(0.9);
    expect(verdictOf(waiter, right(10), 5_000)).toMatchObject({ recall: 1, rPrecision: 1, isEmpty: false });
    expect(verdictOf(waiter, right(9), 11).recall).toBe(0.9);
  });

  it('counts right jobs of all that exist if there are fewer than ten', () => {
    expect(verdictOf(waiter, [...right(9), false], 9)).toMatchObject({ recall: 1, rPrecision: 1 });
    expect(verdictOf(waiter, [true, false], 2).recall).toBe(0.5);
  });

  it('counts another work before the right one in R-precision only', () => {
    const mixed = verdictOf(waiter, [false, true, true, ...wrong(7)], 2);
    expect(mixed).toMatchObject({ recall: 1, rPrecision: 0.5, reciprocalRank: 0.5 });
  });

  it('ignores jobs after the tenth', () => {
    expect(verdictOf(waiter, [...wrong(10), true], 20)).toMatchObject({ recall: 0, rPrecision: 0 });
  });

  it('counts nothing if no job is right or none was found', () => {
    expect(verdictOf(waiter, wrong(3), 5)).toMatchObject({ recall: 0, reciprocalRank: 0, isEmpty: false });
    expect(verdictOf(waiter, [], 5)).toMatchObject({ recall: 0, reciprocalRank: 0, isEmpty: true });
  });
});

describe('absentVerdictOf', () => {
  const words = [term('WORD', 'nurse'), term('CITY', 'pune')];

  it('accepts no jobs, or jobs that all have the words', () => {
    const right = { isRight: true, isRenamed: false, hasOtherRows: false };
    expect(absentVerdictOf(nurse, [], [])).toMatchObject(right);
    expect(absentVerdictOf(nurse, words, ['Staff Nurse', 'nurses'])).toMatchObject(right);
  });

  it('rejects rows of which one has none of the words', () => {
    const wrong = { isRight: false, isRenamed: false, hasOtherRows: true };
    expect(absentVerdictOf(nurse, words, ['Staff Nurse', 'Cook'])).toMatchObject(wrong);
  });

  it('rejects an understanding as another work, whatever is found', () => {
    const wrong = { isRight: false, isRenamed: true, hasOtherRows: false };
    expect(absentVerdictOf(nurse, [term('JOB_PROFILE', 'technician')], [])).toMatchObject(wrong);
    expect(absentVerdictOf(nurse, [term('JOB_PROFILE', 'cook/home-cook')], ['nurse'])).toMatchObject(wrong);
  });
});

describe('firstStepOf', () => {
  const jobs = [exampleJobCard, exampleJobCard, exampleJobCard];
  const of = (steps: JobFilterOutput['steps']) => firstStepOf({ jobs, steps }).length;

  it('returns all jobs if the output has no other step', () => {
    expect(of(undefined)).toBe(3);
    expect(of([{ step: 'NAMED_WORK', from: 0 }])).toBe(3);
  });

  it('returns the jobs before the next step', () => {
    expect(
      of([
        { step: 'NAMED_WORK', from: 0 },
        { step: 'SAME_PROFILE', from: 2 },
      ]),
    ).toBe(2);
    expect(of([{ step: 'NEAR_IN_MEANING', from: 0 }])).toBe(0);
  });
});

describe('tuningReport', () => {
  const verdicts = {
    present: [
      verdictOf(waiter, right(10), 10),
      verdictOf({ ...waiter, query: 'zzmissed', kind: 'with-errors', intended: 'waiter' }, wrong(10), 10),
    ],
    absent: [absentVerdictOf(nurse, [term('JOB_PROFILE', 'technician')], [])],
    unanswerable: 0,
  };

  it('prints totals, and on request the queries with missing jobs', () => {
    const totals = 'tuning half: clean 100.0% of 1, with errors 0.0% of 1, absent works 0.0% of 1';
    expect(tuningReport(verdicts, false)).toBe(totals);
    expect(tuningReport(verdicts, true).split('\n').slice(1)).toEqual([
      '   0.00 "zzmissed"',
      '   renamed "zznurse"',
    ]);
  });
});

describe('workReport', () => {
  const present = [
    verdictOf(waiter, right(10), 10),
    verdictOf({ ...waiter, kind: 'with-errors', intended: 'waiter' }, wrong(10), 10),
  ];
  const text = workReport({ present, absent: [absentVerdictOf(nurse, [], ['Cook'])], unanswerable: 3 });

  it('prints clean queries, queries with errors and absent works separately', () => {
    expect(text).toMatch(/^en clean +1 +100\.0% +100\.0% +1\.000 +0\.0%$/m);
    expect(text).toMatch(/^en errors +1 +0\.0% +0\.0% +0\.000 +0\.0%$/m);
    expect(text).toMatch(/^absent errors +1 +0\.0% +0\.0% +100\.0%$/m);
    expect(text).toContain('3 queries without a right job');
  });

  it('excludes the wordings of half A from the queries outside it', () => {
    expect(text).toMatch(/^outside half A clean +1 /m);
    expect(text).toMatch(/^outside half A errors +0 /m);
  });

  it('prints no query', () => {
    expect(text).not.toMatch(/zz/);
  });
});
