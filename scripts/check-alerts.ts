import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs promtool on the configuration, the rules, and the tests of the rules. */
const STEPS = [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
  // Debian 12 has an older promtool without `scrape_config_files`.
  ['check', 'config', 'prometheus.yml'],
];
const cwd = fileURLToPath(new URL('../docker/metrics', import.meta.url));

for (const step of STEPS) {
  const { error, status } = spawnSync('promtool', step, { cwd, stdio: 'inherit' });
  if (error !== undefined) {
    console.error('promtool is not on the path: on Debian, apt-get install prometheus brings it');
    process.exit(1);
  }
  if (status !== 0) {
    const version = spawnSync('promtool', ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0];
    console.error(`${step.join(' ')} fails with ${version}; scrape_config_files is known from 2.43 on`);
    process.exit(1);
  }
}
