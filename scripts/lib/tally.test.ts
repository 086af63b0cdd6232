import { describe, expect, it } from 'vitest';
import { closingLine, emptyTally, single, sumTallies, tallyVitest } from './tally.ts';

describe('tallyVitest', () => {
  it('counts passed, failed and skipped tests', () => {
    const assertionResults = [
      { fullName: 'a', status: 'passed' },
      { fullName: 'b', status: 'failed' },
      { fullName: 'c', status: 'skipped' },
      { fullName: 'd', status: 'todo' },
      { fullName: 'e', status: 'passed', failureMessages: ['at the first try'] },
      { fullName: 'f', status: 'passed', failureMessages: [] },
    ];
    expect(tallyVitest({ testResults: [{ name: 'x.test.ts', status: 'failed', assertionResults }] })).toEqual(
      {
        passed: 3,
        failed: 1,
        skipped: 2,
        failures: ['b'],
        flaky: ['e'],
      },
    );
  });

  it('counts a file that could not even load as a failure', () => {
    const report = { testResults: [{ name: 'x.test.ts', status: 'failed', assertionResults: [] }] };
    expect(tallyVitest(report)).toMatchObject({ failed: 1, failures: ['x.test.ts did not run'] });
  });
});

describe('closingLine', () => {
  it('is plain, and names skipped tests only where there are some', () => {
    expect(closingLine(sumTallies([single('a', true), single('b', false)]))).toBe('1 passed, 1 failed');
    expect(closingLine({ ...emptyTally(), passed: 2, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  });
});
