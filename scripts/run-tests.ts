import { spawn } from 'node:child_process';

/**
 * A package's tests of one kind, from its folder: `node ../../scripts/run-tests.ts unit|int [file …]`. Where `npm test` or
 * `npm run check` has just run the tests of several packages in one Vitest and this one's failed, it only says so again.
 */
const [kind = 'unit', ...files] = process.argv.slice(2);
const { NUKKAD_FAILED: failed = '', TURBO_HASH: hash = '' } = process.env;

if (failed.split(' ').includes(hash) && hash !== '') {
  process.exitCode = 1;
} else {
  const config = new URL('../vitest.config.ts', import.meta.url).pathname;
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=.vitest/${kind}.json`];
  const args = ['run', '--config', config, '--project', kind, ...report, ...files];
  const vitest = spawn('vitest', args, { stdio: 'inherit' });
  vitest.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  vitest.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
