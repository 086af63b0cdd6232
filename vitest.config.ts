import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './scripts/lib/environment-sequencer.ts';
import { plainSources } from './scripts/lib/plain-sources.ts';

const INT = ['**/*.int.test.ts', '**/*.contract.test.ts'];
const E2E = ['**/*.e2e.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.nukkad/**', '**/.toolchain/**', '**/generated/**'];
const fromHere = (path: string): string => new URL(path, import.meta.url).pathname;

/** Time limits that only what hangs exceeds: a busy machine takes its time. */
function patience(seconds: number) {
  return {
    testTimeout: seconds * 1000,
    hookTimeout: Math.max(120, 3 * seconds) * 1000,
    expect: { poll: { timeout: (seconds * 1000) / 2 } },
  };
}

/**
 * Test files share the modules of a worker: loading them anew for each file took half of the time. What a test puts in
 * place of something else is taken back after it, so that no file sees another's.
 */
const SHARED_PROCESS = { isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

/** Objects that a test makes and drops live for long in a page: with more room for new ones, fewer are copied before they die. */
const ROOM_FOR_NEW_OBJECTS = { execArgv: ['--max-semi-space-size=64'] };

/**
 * A run imports what Node runs as it is without Vite, which would transform it first: a fifth of such tests’ processor time.
 * A watch leaves all to Vite, which knows then what to run again.
 */
const UNTRANSFORMED = process.argv.includes('run') ? [plainSources(fromHere('.'))] : [];

/**
 * One configuration for every package: Vitest takes the folder it is started in as its root, so that each
 * package runs (and Turbo caches) its own tests, and `pnpm exec vitest run <file>` works from anywhere.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, ...INT, ...E2E],
          server: { deps: { external: UNTRANSFORMED } },
          ...patience(30),
          ...SHARED_PROCESS,
          ...ROOM_FOR_NEW_OBJECTS,
        },
      },
      {
        test: {
          name: 'int',
          include: INT,
          exclude: NEVER,
          globalSetup: [fromHere('packages/testing/src/global-setup.ts')],
          ...patience(120),
          ...SHARED_PROCESS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: E2E,
          exclude: NEVER,
          globalSetup: [fromHere('apps/web/e2e/global-setup.ts')],
          ...patience(240),
          // A browser, five servers and a database on two cores: what passes at a second try is named as flaky at the end.
          retry: 1,
          maxConcurrency: 3,
          ...SHARED_PROCESS,
        },
      },
    ],
  },
});
