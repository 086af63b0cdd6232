import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { UserFacingError } from './steps.mjs';
import { npm, withToolchain } from './toolchain.mjs';

/** Running commands that have their own process group. @type {Set<import('node:child_process').ChildProcess>} */
const groups = new Set();

/** Ends the running commands that were started with `group`. */
export function endCommands() {
  for (const { pid } of groups) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  }
}

/**
 * Runs a command and returns the end of its output. Throws with the output if the command fails.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, group?: boolean }} options
 *   `group`: starts a process group, which Ctrl-C in the terminal does not reach; `endCommands` ends it.
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, { group = false, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, detached: group, stdio: ['ignore', 'pipe', 'pipe'] });
    if (group) groups.add(child);
    let output = '';
    /** @param {Buffer} chunk */
    const append = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', reject);
    child.on('close', (code) => {
      groups.delete(child);
      if (code === 0) resolve(output);
      else
        reject(
          new UserFacingError(`${command.split('/').at(-1)} ${args.join(' ')} failed:\n\n${output.trim()}`),
        );
    });
  });
}

/** Returns the package.json files of all workspace packages.
 * @param {string} root */
function manifests(root) {
  const nested = ['apps', 'packages'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`)
      : [],
  );
  return ['package.json', 'scripts/package.json', ...nested];
}

/** Whether everything that the stamp's install made is still there.
 * @param {string} root @param {string} stamp @param {string} expected */
function isInstalled(root, stamp, expected) {
  const [done, ...folders] = readStamp(stamp)?.split('\n') ?? [];
  return done === expected && folders.every((folder) => existsSync(join(root, folder)));
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.nukkad-installed');

/** @param {string} root @param {{ versions: { node: string } }} toolchain */
function fingerprintOfPackages(root, { versions }) {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests(root)];
  return fingerprint(root, inputs, [versions.node]);
}

/**
 * Runs `pnpm install` with the lockfile.
 * @param {string} root @param {{ bin: string, pnpm: string }} toolchain @param {string[]} options
 * @param {boolean} [group]
 */
async function pnpmInstall(root, { bin, pnpm }, options, group = false) {
  const registry = await npm(['config', 'get', 'registry']);
  const args = ['install', '--frozen-lockfile', ...options];
  // CI checks the age of every locked release. A start does not repeat the 850 requests for it.
  if (!process.env.CI) args.push('--config.minimum-release-age=0');
  if (/^https?:/.test(registry)) args.push('--registry', registry);
  // With CI=true, pnpm asks no questions. With NODE_ENV=production, it would leave out the build tools.
  const env = { ...withToolchain(bin), CI: 'true', NODE_ENV: 'development' };
  await runQuietly(pnpm, args, { cwd: root, env, group });
}

/** Returns whether the packages belong to the present lockfile.
 * @param {string} root @param {{ versions: { node: string } }} toolchain */
export function hasPackages(root, toolchain) {
  return isInstalled(root, stampFile(root), fingerprintOfPackages(root, toolchain));
}

/**
 * Installs only the packages that scripts/start.ts and the embedded database import, so that the database can be created
 * while the others are installed.
 * @param {string} root @param {{ bin: string, pnpm: string }} toolchain
 */
export function installFirstPackages(root, toolchain) {
  return pnpmInstall(root, toolchain, ['--prod', '--filter-prod', '@nukkad/scripts...']);
}

/**
 * Installs the packages of the lockfile, unless they are installed already. `group`: see `runQuietly`.
 * @param {string} root @param {{ bin: string, pnpm: string, versions: { node: string } }} toolchain
 * @param {boolean} [group]
 */
export async function ensureInstalled(root, toolchain, group) {
  if (hasPackages(root, toolchain)) return 'up to date';
  const now = fingerprintOfPackages(root, toolchain);
  await pnpmInstall(root, toolchain, [], group);
  const folders = manifests(root).map((manifest) => manifest.replace('package.json', 'node_modules'));
  const installed = folders.filter((folder) => existsSync(join(root, folder)));
  writeStamp(stampFile(root), [now, ...installed].join('\n'));
  return 'installed';
}

/**
 * Generates the Prisma client, unless it belongs to the present schema.
 * @param {string} root @param {{ bin: string, node: string }} toolchain
 */
export async function ensureGenerated(root, { bin, node }) {
  const stamp = join(root, 'packages', 'db', 'src', 'generated', '.nukkad-generated');
  const now = fingerprint(root, ['prisma/schema.prisma', 'prisma.config.ts', 'pnpm-lock.yaml']);
  if (readStamp(stamp) === now) return 'up to date';
  await runQuietly(node, ['packages/migrations/src/prisma-cli.ts', 'generate'], {
    cwd: root,
    env: withToolchain(bin),
  });
  writeStamp(stampFile(root), now);
  return 'generated';
}
