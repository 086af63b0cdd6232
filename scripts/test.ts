import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type PartOutput, runSideBySide } from './lib/part-output.ts';
import { slowestOfRun } from './lib/slow-files.ts';
import { duration } from './lib/steps.mjs';
import { closingLine, single, sumTallies, type Tally } from './lib/tally.ts';
import { PARTS, type Part } from './lib/test-parts.ts';
import { packageFolders } from './lib/turbo.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const begunAt = Date.now();

interface Outcome {
  part: Part;
  tally: Tally;
  took: number;
}

async function runPart(part: Part, output: PartOutput): Promise<Outcome> {
  output.line(`\n== ${part.name}`);
  const begin = performance.now();
  const tally = await part.run({ root, output }).catch((error: unknown) => {
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

function report(outcomes: Outcome[]): Tally {
  console.log('\n== Summary');
  for (const { part, tally, took } of outcomes) {
    const mark = tally.failed > 0 ? '✗' : '✓';
    const counts = `${tally.passed} passed${tally.failed > 0 ? `, ${tally.failed} FAILED` : ''}`;
    console.log(`  ${mark} ${part.name.padEnd(22)} ${duration(took).padStart(12)}   ${counts}`);
  }
  const sum = sumTallies(outcomes.map(({ tally }) => tally));
  for (const failure of sum.failures) console.log(`  failed: ${failure}`);
  for (const test of sum.flaky) console.log(`  flaky, passed at the second try: ${test}`);
  return sum;
}

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true } },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
});
const chosen = PARTS.filter(
  ({ name, quick }) => (!values.quick || quick) && (!values.only || values.only.includes(name)),
);
const outcomes: Outcome[] = [];
for (const stage of new Set(chosen.map(({ stage }) => stage))) {
  const parts = chosen.filter((part) => part.stage === stage);
  outcomes.push(...(await runSideBySide(parts.map((part) => (output) => runPart(part, output)))));
}
tellSlowFiles();
const sum = report(outcomes);
console.log(`\n${closingLine(sum)}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
