import { expect, it } from 'vitest';
import { slowestFiles } from './slow-files.ts';

const ran = (name: string, startTime: number, took: number) => ({
  name,
  startTime,
  endTime: startTime + took,
});

it('names the slowest files of all reports first, and no more than asked for', () => {
  const reports = [
    { testResults: [ran('a', 100, 5), ran('b', 110, 50)] },
    { testResults: [ran('c', 120, 20)] },
  ];
  expect(slowestFiles(reports, 100, 2)).toEqual([
    { file: 'b', took: 50 },
    { file: 'c', took: 20 },
  ]);
});

it('passes over what ran before: a report from the cache', () => {
  const reports = [{ testResults: [ran('before', 99, 500), ran('at', 100, 5)] }];
  expect(slowestFiles(reports, 100, 10)).toEqual([{ file: 'at', took: 5 }]);
});
