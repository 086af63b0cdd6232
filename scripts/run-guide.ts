import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readGuide, readGuideFiles, scriptOf } from './guide/guide-script.ts';

const SCRIPT = 'guide.sh';

/**
 * Runs the commands of docs/operating.md in this folder, in order, against the containers that they start. It writes
 * .env and data, so use it only in an empty checkout, as CI does. `--print` prints the script instead.
 */
const markdown = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
const script = scriptOf(readGuide(markdown));
if (process.argv.includes('--print')) console.log(script);
else if (process.env.CI === undefined) {
  console.error('This writes .env and starts containers: set CI=true if this checkout is for that.');
  process.exitCode = 2;
} else {
  for (const { name, content } of readGuideFiles(markdown)) writeFileSync(name, content);
  writeFileSync(SCRIPT, script);
  const { status } = spawnSync('bash', [SCRIPT], { stdio: ['ignore', 'inherit', 'inherit'] });
  process.exitCode = status ?? 1;
}
