import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../lib/route-tests/evidence.ts';
import { gapsOf } from '../lib/route-tests/missing.ts';
import { renderData, renderTable } from '../lib/route-tests/render.ts';
import { routeTests } from './route-tests.ts';

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
const SOURCE =
  "it('costs 1 credit'); it.each(codes)('refuses with %s'); it('knows no such job'); it('is for seekers');";

const evidence = evidenceOf(calls);
const hrGaps = gapsOf(evidence).filter((gap) => gap.includes('/getHr'));

function filesWith(source: string, table = renderTable(evidence)) {
  return [
    { path: 'docs/route-tests.json', text: renderData(evidence) },
    { path: 'docs/route-tests.md', text: table },
    { path: FILE, text: source },
  ];
}

const about = async (files: ReturnType<typeof filesWith>, what: string) =>
  (await routeTests.run(files, '/')).filter((problem) => problem.includes(what));

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

describe('the rule', () => {
  it('finds the gaps, and tests that are gone, whatever fills their titles', async () => {
    expect(await about(filesWith(SOURCE), '/getHr')).toEqual(hrGaps);
    expect(await about(filesWith(SOURCE), 'is gone')).toEqual([]);
    const renamed = await about(filesWith(SOURCE.replace('costs 1 credit', 'costs one')), 'is gone');
    expect(renamed).toHaveLength(1);
    expect(renamed[0]).toContain('hr > costs 1 credit');
  });

  it('wants the table that the data make, and both files', async () => {
    expect(await about(filesWith(SOURCE), 'differs')).toEqual([]);
    expect(await about(filesWith(SOURCE, 'something else'), 'differs')).toHaveLength(1);
    expect(await about([], 'missing')).toHaveLength(1);
  });
});
