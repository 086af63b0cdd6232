// The way in for any Node: the programs themselves are TypeScript, which Node runs from 24 on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, 'src', 'main.ts');
const toolchain = join(here, '..', '..', '.toolchain', 'bin', 'node');

if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  await import('./src/main.ts');
} else if (existsSync(toolchain)) {
  const { status } = spawnSync(toolchain, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  const need = `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`;
  console.error(
    `${need} "npm start" and "npm run check" fetch one into .toolchain/, which is used from then on.`,
  );
  process.exitCode = 1;
}
