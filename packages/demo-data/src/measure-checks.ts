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
  falsePositives: number;
}

/**
 * `node packages/demo-data/src/measure-checks.ts [--jobs N] [--seed N] [--show]`: measures precision, recall and
 * speed of the checks on demo jobs with known flaws. `--show` prints the misjudged jobs.
 */
function measure(jobs: number, seed: number, isShown: boolean): void {
  const now = new Date();
  const records = seedRecords(now);
  const tallies = new Map<JobFlaw, Tally>();
  for (const flaw of Object.keys(CHECK_OF_FLAW) as JobFlaw[])
    tallies.set(flaw, { found: 0, missed: 0, falsePositives: 0 });
  let milliseconds = 0;
  for (const job of createGenerator({ seed, count: jobs, now }).jobs()) {
    const facts = {
      ...job,
      cityKey: job.citySlug,
      requirements: job.requirementsHtml,
      payMin: job.salaryMin,
      payMax: job.salaryMax,
      experienceMinYears: job.experienceMin,
      experienceMaxYears: job.experienceMax,
    };
    const begin = performance.now();
    const checks = checkJob(facts, records);
    milliseconds += performance.now() - begin;
    for (const [flaw, tally] of tallies) {
      const hasFailed = checks[CHECK_OF_FLAW[flaw]].outcome === 'FAILED';
      const hasFlaw = job.flaw === flaw;
      if (hasFailed && hasFlaw) tally.found += 1;
      else if (hasFlaw) tally.missed += 1;
      else if (hasFailed) tally.falsePositives += 1;
      if (isShown && hasFailed !== hasFlaw)
        console.log(flaw, hasFlaw ? 'missed' : 'false positive', JSON.stringify(facts));
    }
  }
  for (const [flaw, { found, missed, falsePositives }] of tallies) {
    const precision = found / (found + falsePositives);
    const recall = found / (found + missed);
    console.log(
      `${flaw.padEnd(16)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  ` +
        `(${found} found, ${missed} missed, ${falsePositives} false positives)`,
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
