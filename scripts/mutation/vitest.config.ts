import { defineConfig } from 'vitest/config';

/**
 * The tests that a mutant must fail. Stryker passes no test files, so `main.ts` names them in the environment. Test files
 * do not share modules, because a mutant of a constant takes effect when its module is loaded.
 */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    exclude: ['**/node_modules/**', '**/*.{dom,int,contract,e2e}.test.ts'],
    // A busy machine must not end a run, or count as a mutant that a test noticed.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
