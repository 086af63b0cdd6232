import { expect, it } from 'vitest';
import { Progress } from './progress.ts';

it('reports progress and rate of a step every two seconds, timed from the last report of the step before', () => {
  let now = 1000;
  const said: string[] = [];
  const progress = new Progress(
    (line) => said.push(line),
    () => now,
  );
  const at = (time: number, ...step: Parameters<Progress['report']>) => {
    now = time;
    progress.report(...step);
  };
  at(2999, 'looked at', 10_000);
  at(3000, 'looked at', 20_000);
  at(7000, 'written', 2500, 20_000);
  at(8999, 'written', 5000, 20_000);
  at(9000, 'written', 1_50_000, 2_00_000, 'files');
  expect(said).toEqual([
    'looked at 20,000 rows, 10,000 a second',
    'written 2,500 of 20,000 rows, 625 a second',
    'written 1,50,000 of 2,00,000 files, 25,000 a second',
  ]);
});
