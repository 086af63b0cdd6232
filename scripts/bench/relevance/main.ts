import { parseArgs } from 'node:util';
import { BATCH_TIMES, createDatabase } from '@nukkad/db';
import { startBenchPostgres } from '../shared/bench-postgres.ts';
import { loadBenchDatabase } from '../shared/load-bench-database.ts';
import { type Judged, judge, readJudgedJobs } from './judge.ts';
import { judgeByWork, type WorkVerdicts } from './judge-by-work.ts';
import { type ConditionVerdict, conditionsReport, judgeConditions } from './judge-conditions.ts';
import { judgeSpoken, type SpokenVerdicts } from './judge-spoken.ts';
import { titleReport } from './judge-titles.ts';
import { workQueries } from './judged-queries/by-work/queries.ts';
import { tuningQueries } from './judged-queries/by-work/tuning.ts';
import { conditionQueries } from './judged-queries/conditions.ts';
import { spokenQueries } from './judged-queries/half-d/queries.ts';
import { freshSpokenQueries } from './judged-queries/half-e/queries.ts';
import { blindSpokenQueries } from './judged-queries/half-f/queries.ts';
import { refusalQueries } from './judged-queries/half-g/queries.ts';
import { judgedQueries } from './judged-queries/judged.ts';
import { figuresOf, TARGETS, tableOf } from './report.ts';
import { workReport } from './report-by-work.ts';
import { meetsSpokenTargets, spokenReport } from './report-spoken.ts';
import { tuningReport } from './report-tuning.ts';

const { values } = parseArgs({
  options: {
    /** URL of a loaded database to use instead of a new one. */
    url: { type: 'string' },
    jobs: { type: 'string', default: '100000' },
    /** Prints the queries with missing jobs, only of half A and the tuning half, which the search may be tuned on. */
    misses: { type: 'boolean', default: false },
    /** Prints the queries of half D with missing or excluded jobs. The search may be tuned on halves D and E. */
    'show-d': { type: 'boolean', default: false },
    /** The same for half E. */
    'show-e': { type: 'boolean', default: false },
    /** The same for half F, which is blind. The search must not be tuned on them. */
    'show-f': { type: 'boolean', default: false },
    /** The same for half G. Its opposites were read, so it is no longer blind. */
    'show-g': { type: 'boolean', default: false },
  },
});

interface Verdicts {
  readonly halves: Map<string, Judged[]>;
  readonly byWork: WorkVerdicts;
  readonly tuning: WorkVerdicts;
  readonly conditions: readonly ConditionVerdict[];
  readonly titles: string;
  readonly spoken: SpokenVerdicts;
  readonly freshSpoken: SpokenVerdicts;
  readonly blindSpoken: SpokenVerdicts;
  readonly refusals: SpokenVerdicts;
}

async function judgeAll(url: string): Promise<Verdicts> {
  const database = createDatabase({ ...BATCH_TIMES, url, poolSize: 2 });
  try {
    const jobs = await readJudgedJobs(database);
    const judged = new Map<string, Judged[]>();
    let unjudged = 0;
    for (const [language, queries] of Object.entries(judgedQueries)) {
      const verdicts: Judged[] = [];
      for (const query of queries) {
        const verdict = await judge(database, jobs, query);
        if (verdict === null) unjudged += 1;
        else verdicts.push(verdict);
      }
      judged.set(language, verdicts);
    }
    console.log(`${jobs.size} active jobs; ${unjudged} queries without a relevant job are left out`);
    return {
      halves: judged,
      byWork: await judgeByWork(database, jobs, workQueries),
      tuning: await judgeByWork(database, jobs, tuningQueries),
      conditions: await judgeConditions(database, jobs, conditionQueries),
      titles: await titleReport(database, jobs),
      spoken: await judgeSpoken(database, jobs, spokenQueries),
      freshSpoken: await judgeSpoken(database, jobs, freshSpokenQueries),
      blindSpoken: await judgeSpoken(database, jobs, blindSpokenQueries),
      refusals: await judgeSpoken(database, jobs, refusalQueries),
    };
  } finally {
    await database.close();
  }
}

function half(judged: ReadonlyMap<string, readonly Judged[]>, name: 'A' | 'B'): Map<string, Judged[]> {
  return new Map(
    [...judged].map(([language, verdicts]) => [
      language,
      verdicts.filter(({ query }) => query.half === name),
    ]),
  );
}

function printMisses(judged: ReadonlyMap<string, readonly Judged[]>): void {
  for (const [language, verdicts] of half(judged, 'A')) {
    const misses = verdicts.filter(({ recall }) => recall < 1);
    for (const { query, recall, understood, irrelevantTitles } of misses) {
      const expected = JSON.stringify(query.expect);
      console.log(
        `${language} ${recall.toFixed(2)} "${query.query}" ${expected}\n   ${understood}\n   ${irrelevantTitles.join(' | ')}`,
      );
    }
  }
}

function report(judged: ReadonlyMap<string, readonly Judged[]>): boolean {
  console.log(`\nHalf A (the lexicon was tuned on it)\n${tableOf(half(judged, 'A'))}`);
  console.log(`\nHalf B (reported)\n${tableOf(half(judged, 'B'))}`);
  const reported = [...half(judged, 'B').values()].flat();
  const clean = figuresOf(reported.filter(({ query }) => !query.hasError));
  const errors = figuresOf(reported.filter(({ query }) => query.hasError));
  const { empty } = figuresOf(reported);
  console.log(
    `\nhalf B: clean ${clean.recall.toFixed(3)} (≥ ${TARGETS.cleanRecall}), errors ${errors.recall.toFixed(3)} (≥ ${TARGETS.errorRecall}), zero results ${empty.toFixed(3)} (≤ ${TARGETS.empty})`,
  );
  return (
    clean.recall >= TARGETS.cleanRecall && errors.recall >= TARGETS.errorRecall && empty <= TARGETS.empty
  );
}

const postgres = values.url === undefined ? await startBenchPostgres() : null;
try {
  const url = values.url ?? (postgres && (await loadBenchDatabase(postgres, Number(values.jobs)))) ?? '';
  const { halves, byWork, tuning, conditions, titles, spoken, freshSpoken, blindSpoken, refusals } =
    await judgeAll(url);
  if (values.misses) printMisses(halves);
  const isHalfBMet = report(halves);
  const areSpokenMet = [spoken, freshSpoken, blindSpoken, refusals].every(meetsSpokenTargets);
  process.exitCode = isHalfBMet && areSpokenMet ? 0 : 1;
  console.log(
    `\n${workReport(byWork)}\n\n${tuningReport(tuning, values.misses)}\n${conditionsReport(conditions, values.misses)}\n${titles}`,
  );
  console.log(`\n${spokenReport('D', spoken, values['show-d'])}`);
  console.log(`\n${spokenReport('E', freshSpoken, values['show-e'])}`);
  console.log(`\n${spokenReport('F', blindSpoken, values['show-f'])}`);
  console.log(`\n${spokenReport('G', refusals, values['show-g'])}`);
} finally {
  await postgres?.stop();
}
