import { describe, expect, it } from 'vitest';
import { closingLine, emptyTally, single, sumTallies, tallyVitest } from './tally.ts';

const FAILED_FILE = { name: 'x.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] };

describe('tallyVitest', () => {
  it('counts passed, failed and skipped tests', () => {
    const assertionResults = [
      { fullName: 'a', status: 'passed' },
      { fullName: 'b', status: 'failed' },
      { fullName: 'c', status: 'skipped' },
      { fullName: 'd', status: 'todo' },
      { fullName: 'e', status: 'passed', failureMessages: ['on the first try'] },
      { fullName: 'f', status: 'passed', failureMessages: [] },
    ];
    expect(tallyVitest([{ ...FAILED_FILE, assertionResults }])).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ['b'],
      flaky: ['e'],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyVitest([FAILED_FILE])).toMatchObject({ failed: 1, failures: ['x.test.ts did not run'] });
  });
});

describe('closingLine', () => {
  it('names skipped tests only if there are any', () => {
    expect(closingLine(sumTallies([single('a', true), single('b', false)]))).toBe('1 passed, 1 failed');
    expect(closingLine({ ...emptyTally(), passed: 2, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
  });
});
