import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The environment that a file asks for, read as Vitest does; empty where it needs none. @internal */
export function environmentOf(source: string): string {
  return /@vitest-environment\s+([\w-]+)/.exec(source)?.[1] ?? '';
}

/**
 * Files of one environment after each other: a worker goes on with the next file only where that has the same one, and
 * where they take turns nearly every file is given a new process, which loads everything anew.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byEnvironment = Map.groupBy(sorted, ({ project, moduleId }) =>
      [project.name, environmentOf(readFileSync(moduleId, 'utf8'))].join(),
    );
    return [...byEnvironment.values()].flat();
  }
}
