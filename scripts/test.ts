import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { slowestFiles } from './lib/slow-files.ts';
import { duration } from './lib/steps.mjs';
import { closingLine, single, sumTallies, type Tally } from './lib/tally.ts';
import { explainFailure, PARTS, type Part } from './lib/test-parts.ts';
import { deleteReports, readReport } from './lib/vitest-run.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const CHECK_LOG = 'test-results/check.log';

interface Outcome {
  readonly part: Part;
  readonly tally: Tally;
  readonly milliseconds: number;
}

async function runPart(part: Part, write: (text: string) => void): Promise<Outcome> {
  write(`\n== ${part.name}\n`);
  const begin = performance.now();
  const tally = await part.run({ root, write }).catch((error: unknown) => {
    write(`${error instanceof Error ? error.message : String(error)}\n`);
    return single(`${part.name} could not run`, false);
  });
  return { part, tally, milliseconds: performance.now() - begin };
}

function printOutcome({ part, tally, milliseconds }: Outcome): void {
  const mark = tally.failed > 0 ? '✗' : '✓';
  const counts = `${tally.passed} passed${tally.failed > 0 ? `, ${tally.failed} FAILED` : ''}`;
  console.log(`  ${mark} ${part.name.padEnd(22)} ${duration(milliseconds).padStart(12)}   ${counts}`);
}

/** Runs all parts, also after one that failed, and prints their whole output and then a summary. */
async function runAll(parts: readonly Part[]): Promise<Tally> {
  const outcomes: Outcome[] = [];
  for (const part of parts) outcomes.push(await runPart(part, (text) => process.stdout.write(text)));
  console.log('\n== Slowest test files');
  const files = [...readReport(root, 'unit'), ...readReport(root, 'int'), ...readReport(root, 'e2e')];
  for (const { file, milliseconds } of slowestFiles(files, root, 10))
    console.log(`  ${duration(milliseconds).padStart(12)}   ${file}`);
  console.log('\n== Summary');
  for (const outcome of outcomes) printOutcome(outcome);
  const sum = sumTallies(outcomes.map(({ tally }) => tally));
  for (const failure of sum.failures) console.log(`  failed: ${failure}`);
  for (const test of sum.flaky) console.log(`  flaky, passed on the second try: ${test}`);
  return sum;
}

/** Runs parts until one fails, and prints the errors of that part on at most one screen. The whole output goes to a file. */
async function runUntilFailure(parts: readonly Part[]): Promise<Tally> {
  writeFileSync(join(root, CHECK_LOG), '');
  const tallies: Tally[] = [];
  for (const part of parts) {
    let output = '';
    const outcome = await runPart(part, (text) => {
      output += text;
      appendFileSync(join(root, CHECK_LOG), text);
    });
    tallies.push(outcome.tally);
    printOutcome(outcome);
    if (outcome.tally.failed === 0) continue;
    console.log(`\n== ${part.name} failed`);
    for (const line of explainFailure(part, output.replace(/^\n== .*\n/, ''), root)) console.log(`  ${line}`);
    console.log(`\n  The whole output is in ${CHECK_LOG}.`);
    break;
  }
  return sumTallies(tallies);
}

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true } },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
});
const parts = PARTS.filter(
  ({ name, isQuick }) => (!values.quick || isQuick) && (!values.only || values.only.includes(name)),
);
mkdirSync(join(root, 'test-results'), { recursive: true });
deleteReports(root);
const sum = await (values.quick ? runUntilFailure(parts) : runAll(parts));
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
