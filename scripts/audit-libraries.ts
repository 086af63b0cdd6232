import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Asks the registry for known vulnerabilities of the libraries that reach the product, with the pinned pnpm. Fails if there
// are any, and if the registry does not answer.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { status } = spawnSync('pnpm', ['audit', '--prod'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
