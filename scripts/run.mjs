// Runs a script on the pinned Node: `node scripts/run.mjs NAME` for scripts/NAME.ts, or a path from the root that ends in .ts.
// First it installs the toolchain, the packages, the database client and the git hooks if they are missing. This file and
// the modules that it imports must run on any Node from 20 on, before a package is installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './lib/hand-over.mjs';
import { ensureHooks } from './lib/hooks.mjs';
import { ensureGenerated, ensureInstalled, hasPackages, installFirstPackages } from './lib/install.mjs';
import { reportFailure, step, UserFacingError } from './lib/steps.mjs';
import { ensureToolchain, withToolchain } from './lib/toolchain.mjs';

const OLDEST_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script = 'start', ...args] = process.argv.slice(2);
/** Whether to print the steps. Only `npm start` and `npm test` print them. */
const isShown = script === 'start' || script === 'test';
const file = script.endsWith('.ts') ? script : join('scripts', `${script}.ts`);
const failures = new URL('lib/short-failures.mjs', import.meta.url).href;

/** Runs a step of the preparation. Prints its name and time only for `npm start` and `npm test`.
 * @param {string} name @param {() => Promise<string | undefined | void>} work */
async function prepared(name, work) {
  if (isShown) await step(name, work);
  else await work();
}

async function prepare() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    const why = `Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.versions.node}.`;
    throw new UserFacingError(`${why} Take one from https://nodejs.org or your system's packages.`);
  }
  /** @type {Awaited<ReturnType<typeof ensureToolchain>> | undefined} */
  let toolchain;
  await prepared('Toolchain', async () => {
    toolchain = await ensureToolchain(root);
    return toolchain.note;
  });
  const ready = /** @type {NonNullable<typeof toolchain>} */ (toolchain);
  if (script === 'start' && !hasPackages(root, ready)) {
    await step('First packages', () => installFirstPackages(root, ready));
    return { ...ready, isInstalled: false };
  }
  await prepared('Packages', () => ensureInstalled(root, ready));
  await prepared('Database client', () => ensureGenerated(root, ready));
  if (isShown) await step('Git hooks', () => ensureHooks(root, ready));
  return { ...ready, isInstalled: true };
}

const startedAt = Date.now();
try {
  const { node, bin, isInstalled } = await prepare();
  const env = {
    ...withToolchain(bin),
    NUKKAD_STARTED_AT: String(startedAt),
    // Where Node keeps compiled modules for the next start (docs/decisions/0128-compiled-modules.md).
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
    // Asks scripts/start.ts to install the other packages while it creates the database.
    NUKKAD_INSTALL: isInstalled ? undefined : '1',
  };
  handOver(node, ['--import', failures, join(root, file), ...args], { cwd: root, env });
} catch (error) {
  reportFailure(error);
}
