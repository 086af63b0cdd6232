import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyRepository } from '../faults/working-copy.ts';
import { filesOf } from './changed-files.ts';
import { KNOWN_SURVIVORS, newSurvivors } from './known-survivors.ts';
import { type Result, runScope } from './run-scope.ts';
import { SCOPES } from './scopes.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Share of the mutants that the tests must notice. */
const SHARE_KILLED = 0.85;

const { values } = parseArgs({
  options: {
    /** Runs only these scopes. */
    only: { type: 'string', multiple: true },
    /** Only files with one of these texts in their path. */
    file: { type: 'string', multiple: true, default: [''] },
    /** Only files that differ from this commit, for example `origin/main`. */
    since: { type: 'string' },
  },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
});

const percentOf = (killed: number, mutants: number): string => ((100 * killed) / mutants).toFixed(1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns a row of the table for each scope, and the survivors that nobody has looked at. */
function report(results: readonly Result[]): string {
  const rows = results.map(({ scope, mutants, survivors, seconds }) => {
    const uncovered = survivors.filter(({ isCovered }) => !isCovered).length;
    const score = percentOf(mutants - survivors.length, mutants);
    return `| ${scope} | ${mutants} | ${survivors.length} | ${uncovered} | ${score} % | ${seconds.toFixed()} |`;
  });
  const unknown = newSurvivors(
    results.flatMap(({ survivors }) => survivors),
    KNOWN_SURVIVORS,
  );
  const list = unknown.map(
    ({ file, line, code, to, isCovered }) =>
      `${file}:${line}${isCovered ? '' : ' (no test runs it)'}\n    ${code}\n    → ${to.replaceAll('\n', ' ')}`,
  );
  const head =
    '| Scope | Mutants | Survived | of these not run | Score | Seconds |\n|---|---|---|---|---|---|';
  return [...list, '', head, ...rows].join('\n');
}

const { folder, remove } = copyRepository(root);
process.chdir(folder);
const results: Result[] = [];
try {
  for (const scope of SCOPES) {
    if (values.only && !values.only.includes(scope.name)) continue;
    const files = filesOf(scope, root, values.since).filter((file) =>
      values.file.some((text) => file.includes(text)),
    );
    if (files.length > 0) results.push(await runScope(folder, scope, files));
  }
} finally {
  remove();
}
const mutants = sum(results.map((result) => result.mutants));
if (mutants === 0) console.log('None of the files has mutants.');
else {
  const killed = mutants - sum(results.map(({ survivors }) => survivors.length));
  console.log(report(results));
  console.log(`\n${killed} of ${mutants} mutants are noticed (${percentOf(killed, mutants)} %).`);
  process.exitCode = killed / mutants < SHARE_KILLED ? 1 : 0;
}
