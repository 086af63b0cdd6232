import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import type { Scope } from './scopes.ts';

/** A mutant that no test noticed. */
export interface Survivor {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The line with the mutant, as it is in the source. */
  readonly code: string;
  /** What replaced a part of the line. */
  readonly to: string;
  /** Whether a test runs the line at all. */
  readonly isCovered: boolean;
}

export interface Result {
  readonly scope: string;
  /** Mutants that were tried. Those that do not compile are not counted. */
  readonly mutants: number;
  readonly survivors: readonly Survivor[];
  readonly seconds: number;
}

const RUNNER = fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'));
const DETECTED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/**
 * Tries every mutant of some files of a scope. `folder` is a copy of the repository, in which Stryker changes the files,
 * so that the packages import the changed ones from each other. It must be the working directory.
 */
export async function runScope(folder: string, scope: Scope, files: readonly string[]): Promise<Result> {
  const start = performance.now();
  process.env.MUTATION_TESTS = scope.tests.join(' ');
  const mutants = await new Stryker({
    mutate: [...files],
    inPlace: true,
    plugins: [RUNNER],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    reporters: [],
  }).runMutationTest();
  const lines = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8').split('\n')]));
  const survivors = mutants
    .filter(({ status }) => SURVIVED.includes(status))
    .map((mutant): Survivor => {
      const file = relative(folder, mutant.fileName);
      const { line } = mutant.location.start;
      return {
        file,
        line,
        code: lines.get(file)?.[line - 1]?.trim() ?? '',
        to: mutant.replacement ?? '',
        isCovered: mutant.status === 'Survived',
      };
    });
  const killed = mutants.filter(({ status }) => DETECTED.includes(status)).length;
  return {
    scope: scope.name,
    mutants: killed + survivors.length,
    survivors,
    seconds: (performance.now() - start) / 1000,
  };
}
