import { parseArgs } from 'node:util';
import { checkJob, type JobChecks } from '@nukkad/core/checks/check-all.ts';
import { seedRecords } from '@nukkad/core/checks/seed-records.ts';
import { createGenerator, type JobFlaw } from './generator/index.ts';

const CHECK_OF_FLAW: Record<JobFlaw, keyof JobChecks> = {
  ASKS_MONEY: 'WORDS',
  IMPLAUSIBLE_PAY: 'PAY',
  WRONG_PLACE: 'PLACE',
};

interface Tally {
  found: number;
  missed: number;
  falselyAccused: number;
}

/**
 * `node packages/demo-data/src/measure-checks.ts [--jobs N] [--seed N] [--show]`: how well the checks find what the made-up
 * jobs have wrong with them, and how quickly. `--show` prints some of the jobs that were judged otherwise.
 */
function measure(jobs: number, seed: number, isShown: boolean): void {
  const now = new Date();
  const records = seedRecords(now);
  const tallies = new Map<JobFlaw, Tally>();
  for (const flaw of Object.keys(CHECK_OF_FLAW) as JobFlaw[])
    tallies.set(flaw, { found: 0, missed: 0, falselyAccused: 0 });
  let milliseconds = 0;
  for (const job of createGenerator({ seed, count: jobs, now }).jobs()) {
    const facts = {
      ...job,
      cityKey: job.citySlug,
      requirements: job.requirementsHtml,
      payMin: job.salaryMin,
      payMax: job.salaryMax,
      experienceMinYears: job.experienceMin,
    };
    const begin = performance.now();
    const checks = checkJob(facts, records);
    milliseconds += performance.now() - begin;
    for (const [flaw, tally] of tallies) {
      const isAccused = checks[CHECK_OF_FLAW[flaw]].outcome === 'FAILED';
      const isGuilty = job.flaw === flaw;
      if (isAccused && isGuilty) tally.found += 1;
      else if (isGuilty) tally.missed += 1;
      else if (isAccused) tally.falselyAccused += 1;
      if (isShown && isAccused !== isGuilty)
        console.log(flaw, isGuilty ? 'missed' : 'accused', JSON.stringify(facts));
    }
  }
  for (const [flaw, { found, missed, falselyAccused }] of tallies) {
    const precision = found / (found + falselyAccused);
    const recall = found / (found + missed);
    console.log(
      `${flaw.padEnd(16)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  ` +
        `(${found} found, ${missed} missed, ${falselyAccused} accused falsely)`,
    );
  }
  console.log(`${jobs} jobs, ${((milliseconds * 1000) / jobs).toFixed(1)} µs each`);
}

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '7' },
    show: { type: 'boolean', default: false },
  },
});
measure(Number(values.jobs), Number(values.seed), values.show);
