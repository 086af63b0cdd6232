import { describe, expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { gapsOf } from './missing.ts';
import { renderTable } from './render.ts';

const FILE = 'apps/api/src/modules/hr/hr.int.test.ts';
const call = {
  file: FILE,
  test: 'hr > costs 1 credit',
  route: 'hr.contact',
  status: 200,
  code: null,
  hasToken: true,
};
const calls = [
  call,
  { ...call, test: 'hr > refuses with NO_CREDITS', code: 'NO_CREDITS' },
  { ...call, test: 'hr > knows no such job', status: 404, code: 'NOT_FOUND' },
  { ...call, test: 'hr > is for seekers', status: 401, code: 'NOT_SIGNED_IN', hasToken: false },
];
const evidence = evidenceOf(calls);
const hrGaps = gapsOf(evidence).filter((gap) => gap.includes('/getHr'));

describe('the evidence of tests', () => {
  it('sorts what tests met by what it shows', () => {
    const hr = evidence.find(({ route }) => route === 'hr.contact');
    expect(hr?.happy).toEqual([`${FILE} › hr > costs 1 credit`]);
    expect(hr?.refusals.NO_CREDITS).toEqual([`${FILE} › hr > refuses with NO_CREDITS`]);
    expect(hr?.refusals.JOB_REMOVED).toEqual([`${FILE} › hr > knows no such job`]);
    expect(hr?.security.anonymous).toEqual([`${FILE} › hr > is for seekers`]);
  });

  it('tells what is missing', () => {
    expect(hrGaps).toContain('24 /jobseeker/getHr: no test provokes HR_WINDOW_CLOSED');
    expect(hrGaps).toContain('24 /jobseeker/getHr: no test calls it as forged');
    expect(hrGaps.some((gap) => gap.includes('succeed'))).toBe(false);
    expect(gapsOf([])).toContain('24 /jobseeker/getHr: is not in the table');
  });
});

it('tells people which test shows what, and what no test shows', () => {
  const table = renderTable(evidence);
  const [row = ''] = table.split('\n').filter((line) => line.includes('POST /jobseeker/getHr'));
  expect(row).toContain('*hr.int* hr > costs 1 credit');
  expect(row).toContain('**NO_CREDITS** *hr.int* hr > refuses with NO_CREDITS');
  expect(row).toContain('**HR_WINDOW_CLOSED** not tested');
});
