import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { excerptOf, failedTests, unitReports } from './lib/excerpt.ts';
import { type PartOutput, runSideBySide } from './lib/part-output.ts';
import { slowestOfRun } from './lib/slow-files.ts';
import { duration } from './lib/steps.mjs';
import { closingLine, single, sumTallies, type Tally } from './lib/tally.ts';
import { PARTS, type Part } from './lib/test-parts.ts';
import { packageFolders } from './lib/turbo.ts';
import { type Finished, runUntilFailure, type Work } from './lib/until-failure.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const begunAt = Date.now();

interface Outcome {
  part: Part;
  tally: Tally;
  took: number;
}

async function runPart(part: Part, output: PartOutput, signal?: AbortSignal): Promise<Outcome> {
  output.line(`\n== ${part.name}`);
  const begin = performance.now();
  const context = { root, output, ...(signal && { signal }) };
  const tally = await part.run(context).catch((error: unknown) => {
    output.line(error instanceof Error ? error.message : String(error));
    return single(`${part.name} could not run`, false);
  });
  return { part, tally, took: performance.now() - begin };
}

function tellSlowFiles(): void {
  const files = slowestOfRun(root, packageFolders(root), begunAt);
  if (files.length > 0) console.log('\n== Slowest test files');
  for (const { file, took } of files) console.log(`  ${duration(took).padStart(12)}   ${file}`);
}

function tellOutcome({ part, tally, took }: Outcome): void {
  const mark = tally.failed > 0 ? '✗' : '✓';
  const counts = `${tally.passed} passed${tally.failed > 0 ? `, ${tally.failed} FAILED` : ''}`;
  console.log(`  ${mark} ${part.name.padEnd(22)} ${duration(took).padStart(12)}   ${counts}`);
}

function report(outcomes: Outcome[]): Tally {
  console.log('\n== Summary');
  for (const outcome of outcomes) tellOutcome(outcome);
  const sum = sumTallies(outcomes.map(({ tally }) => tally));
  for (const failure of sum.failures) console.log(`  failed: ${failure}`);
  for (const test of sum.flaky) console.log(`  flaky, passed at the second try: ${test}`);
  return sum;
}

/** All parts, stage by stage, with all that they print. */
async function runAll(parts: readonly Part[]): Promise<Tally> {
  const outcomes: Outcome[] = [];
  for (const stage of new Set(parts.map(({ stage }) => stage))) {
    const works = parts.filter((part) => part.stage === stage);
    outcomes.push(...(await runSideBySide(works.map((part) => (output) => runPart(part, output)))));
  }
  tellSlowFiles();
  return report(outcomes);
}

/** The quick parts side by side until one fails: then what is wrong, on one screen. All that they print is in a file. */
async function runQuickly(parts: readonly Part[]): Promise<Tally> {
  const log = join('test-results', 'check.log');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, log), '');
  const outcomes: Outcome[] = [];
  const works = parts.map(
    (part): Work<Outcome> =>
      (output, signal) =>
        runPart(part, output, signal),
  );
  const failed = await runUntilFailure(
    works,
    ({ tally }) => tally.failed > 0,
    ({ result, output }) => {
      outcomes.push(result);
      appendFileSync(join(root, log), output);
      tellOutcome(result);
    },
  );
  if (failed === undefined) tellSlowFiles();
  else
    tellFailure(
      failed,
      log,
      parts.filter((part) => !outcomes.some((outcome) => outcome.part === part)),
    );
  return sumTallies(outcomes.map(({ tally }) => tally));
}

function tellFailure({ result, output }: Finished<Outcome>, log: string, stopped: readonly Part[]): void {
  const tests =
    result.part.name === 'Unit tests' ? failedTests(unitReports(root, packageFolders(root)), root) : [];
  console.log(`\n== ${result.part.name} failed`);
  for (const line of tests.length > 0 ? tests : excerptOf(output)) console.log(`  ${line}`);
  console.log(`\n  all of its output: ${log}`);
  if (stopped.length > 0) console.log(`  not run to the end: ${stopped.map(({ name }) => name).join(', ')}`);
}

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true } },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
});
const chosen = PARTS.filter(
  ({ name, quick }) => (!values.quick || quick) && (!values.only || values.only.includes(name)),
);
const sum = await (values.quick ? runQuickly(chosen) : runAll(chosen));
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
