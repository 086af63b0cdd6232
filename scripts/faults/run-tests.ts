import { join, relative } from 'node:path';
import { createVitest, type Reporter, type TestCase, type TestModule, type TestSuite } from 'vitest/node';

interface Result {
  /** The first test that failed, with its file; null if all passed. */
  readonly failure: string | null;
  readonly tests: number;
}

const MINUTES = 60_000;

const firstLine = (text: string | undefined): string => text?.split('\n')[0] ?? '';

/** Remembers the first failure of a run, and counts its tests. */
class FirstFailure implements Reporter {
  failure: string | null = null;
  /** Set if a file could not be read as TypeScript. A fault must not be one that every build notices. */
  syntaxError: string | null = null;
  tests = 0;
  readonly #folder: string;
  /** Is called once, at the first failure. */
  #onFailure: () => void = () => undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Forgets the last run. */
  begin(onFailure: () => void): void {
    this.failure = null;
    this.syntaxError = null;
    this.tests = 0;
    this.#onFailure = onFailure;
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed') this.tests += 1;
    if (state === 'failed') this.#fail(test.module, test.fullName);
  }

  onTestSuiteResult(suite: TestSuite): void {
    const [error] = suite.errors();
    if (error) this.#fail(suite.module, `${suite.fullName}: ${firstLine(error.message)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const [error] = module.errors();
    if (error?.message.startsWith('Transform failed')) this.syntaxError ??= firstLine(error.message);
    if (error) this.#fail(module, firstLine(error.message));
  }

  /** Counts an error outside of all tests. */
  failOutside(error: unknown): void {
    this.failure ??= firstLine(error instanceof Error ? error.message : String(error));
  }

  #fail(module: TestModule, text: string): void {
    if (this.failure !== null) return;
    this.failure = `${relative(this.#folder, module.moduleId)}: ${text}`;
    this.#onFailure();
  }
}

const inTime = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(resolve, 10 * MINUTES, 'late').unref());

/**
 * Opens Vitest in a copy of the repository. It stays open for all faults, because starting it and transforming all files
 * for each fault would take most of the time.
 */
export async function openTests(folder: string) {
  const reporter = new FirstFailure(folder);
  const start = () =>
    createVitest('test', {
      root: folder,
      config: join(folder, 'vitest.config.ts'),
      watch: false,
      silent: true,
      project: ['unit', 'dom', 'records', 'int'],
      reporters: [reporter],
    });
  let vitest = await start();

  /** Runs test files until one test fails. Throws if no test file matches. */
  async function run(tests: readonly string[]): Promise<Result> {
    const files = await vitest.globTestSpecifications(tests.map((test) => join(folder, test)));
    if (files.length === 0) throw new Error(`No test matches ${tests.join(' ')}`);
    reporter.begin(() => void vitest.cancelCurrentRun('test-failure'));
    const outcome = await Promise.race([vitest.runTestSpecifications(files), inTime()]);
    if (outcome === 'late') {
      await vitest.close();
      vitest = await start();
      return { failure: 'the tests did not end within ten minutes', tests: reporter.tests };
    }
    if (reporter.syntaxError !== null) throw new Error(`The fault is no valid code: ${reporter.syntaxError}`);
    const [error] = outcome.unhandledErrors;
    if (error !== undefined) reporter.failOutside(error);
    return { failure: reporter.failure, tests: reporter.tests };
  }

  return {
    run,
    /** Must be called when a file was changed. */
    changed: (path: string) => vitest.invalidateFile(path),
    close: () => vitest.close(),
  };
}

export type FaultTests = Awaited<ReturnType<typeof openTests>>;
