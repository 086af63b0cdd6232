// The way in for any Node: the programs themselves are TypeScript, which Node runs from 24 on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, 'src', 'main.ts');
const toolchain = join(here, '..', '..', '.toolchain', 'bin', 'node');

/**
 * Memory of a long import: what is live of it is little, and without a bound the garbage of 100,000 rows is left lying
 * (400 MB against 220).
 */
const FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/** @param {string} node */
function hand(node) {
  const { status } = spawnSync(node, [...FLAGS, main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) hand(process.execPath);
else if (existsSync(toolchain)) hand(toolchain);
else {
  const need = `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`;
  console.error(
    `${need} "npm start" and "npm run check" fetch one into .toolchain/, which is used from then on.`,
  );
  process.exitCode = 1;
}
