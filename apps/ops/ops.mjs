// Entry point that runs on any Node version. The program itself is TypeScript, which Node runs natively from version
// 24.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, 'src', 'main.ts');
const toolchain = join(here, '..', '..', '.toolchain', 'bin', 'node');

/**
 * Node options that limit the heap. Without a limit, V8 collects garbage so late that an import of 100,000 rows peaks
 * at 400 MB instead of 220 MB.
 */
const FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/** @param {string} node */
function runWith(node) {
  const { status } = spawnSync(node, [...FLAGS, main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) runWith(process.execPath);
else if (existsSync(toolchain)) runWith(toolchain);
else {
  const need = `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`;
  console.error(
    `${need} "npm start" and "npm run check" fetch one into .toolchain/, which is used from then on.`,
  );
  process.exitCode = 1;
}
