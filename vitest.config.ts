import { defineConfig } from 'vitest/config';

const DOM = ['**/*.test.tsx', '**/*.dom.test.ts'];
/** Tests that open and press all screens. They would leave modules, positions and listeners to other test files. */
const RECORDS = ['**/approved-*.test.tsx'];
const INT = ['**/*.int.test.ts', '**/*.contract.test.ts'];
const E2E = ['**/*.e2e.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.nukkad/**', '**/.toolchain/**', '**/generated/**'];
const fromHere = (path: string): string => new URL(path, import.meta.url).pathname;

/** Time limits that are exceeded only if a test hangs, because a busy machine can be slow. */
function timeouts(seconds: number) {
  return {
    testTimeout: seconds * 1000,
    hookTimeout: Math.max(120, 3 * seconds) * 1000,
    expect: { poll: { timeout: (seconds * 1000) / 2 } },
  };
}

/**
 * The test files of a worker share one process and its modules, because loading them for each file takes half of the
 * time. Mocks and stubs are therefore restored after each test.
 */
const SHARED_PROCESS = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

/** A browser's window in Node.js. */
const WINDOW = {
  environment: 'happy-dom',
  // No server listens there. The default address is that of a development server, to which the chat would connect.
  environmentOptions: { happyDOM: { url: 'http://localhost:1/' } },
  // A larger young generation: DOM nodes live long enough to be copied several times in the default one.
  execArgv: ['--max-semi-space-size=64'],
  sequence: { groupOrder: 1 },
};

/**
 * The only configuration, used by every package: Vitest takes the folder in which it starts as its root. Each project has
 * one environment, because a worker process is reused only for files of the same environment.
 */
export default defineConfig({
  test: {
    // Approved files are written only with `-u`. A missing one fails the test, also on a developer's machine.
    update: 'none',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...DOM, ...INT, ...E2E],
          ...timeouts(30),
          ...SHARED_PROCESS,
        },
      },
      {
        test: {
          name: 'dom',
          include: DOM,
          exclude: [...NEVER, ...RECORDS],
          ...WINDOW,
          ...timeouts(30),
          ...SHARED_PROCESS,
        },
      },
      {
        test: {
          name: 'records',
          include: RECORDS,
          exclude: NEVER,
          ...WINDOW,
          ...timeouts(30),
          ...SHARED_PROCESS,
          isolate: true,
        },
      },
      {
        test: {
          name: 'int',
          include: INT,
          exclude: NEVER,
          globalSetup: [fromHere('packages/testing/src/global-setup.ts')],
          // V8 sometimes ends the process when it frees code of WebAssembly, of which the embedded database is made
          // (nodejs/node#64500, open).
          execArgv: ['--no-wasm-code-gc'],
          // One worker more than the others use, because these tests often wait for the database.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          ...timeouts(120),
          ...SHARED_PROCESS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: E2E,
          exclude: NEVER,
          globalSetup: [fromHere('apps/web/e2e/global-setup.ts')],
          sequence: { groupOrder: 3 },
          ...timeouts(240),
          // A browser, five servers and a database share two cores. A test that passes on the second try is reported as flaky.
          retry: 1,
          maxConcurrency: 3,
          ...SHARED_PROCESS,
        },
      },
    ],
  },
});
