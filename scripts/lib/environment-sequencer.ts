import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The environment that a file asks for, read as Vitest does; empty where it needs none. @internal */
export function environmentOf(source: string): string {
  return /@vitest-environment\s+([\w-]+)/.exec(source)?.[1] ?? '';
}

/** Whether a file says of itself that it waits long: begun last, it would go on alone while the other cores have nothing left. */
const waitsLong = (source: string): boolean => /^\/\/ @waits-long\b/m.test(source);

/**
 * Files that wait long come first, then those of one environment after each other: a worker goes on with the next file only
 * where that has the same one, and where they take turns nearly every file is given a new process, which loads everything anew.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const sources = new Map(sorted.map(({ moduleId }) => [moduleId, readFileSync(moduleId, 'utf8')]));
    const sourceOf = ({ moduleId }: TestSpecification) => sources.get(moduleId) ?? '';
    const long = sorted.filter((file) => waitsLong(sourceOf(file)));
    const others = sorted.filter((file) => !waitsLong(sourceOf(file)));
    const byEnvironment = Map.groupBy(others, (file) =>
      [file.project.name, environmentOf(sourceOf(file))].join(),
    );
    return [...long, ...byEnvironment.values()].flat();
  }
}
