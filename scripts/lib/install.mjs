import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { UserFacingError } from './steps.mjs';
import { npm, withToolchain } from './toolchain.mjs';

/** Commands under way in groups of their own. @type {Set<import('node:child_process').ChildProcess>} */
const groups = new Set();

/** Ends the commands under way that were started with `group`. */
export function endCommands() {
  for (const { pid } of groups) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * Runs a command and answers its output, which is shown only when it fails.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, group?: boolean }} options
 *   `group`: out of reach of the terminal's Ctrl-C; `endCommands` ends it.
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

/** Manifests of all workspace packages: adding one changes what an install must link.
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

/**
 * Installs exactly what the lockfile says, unless that has been done already.
 * @param {string} root @param {{ bin: string, pnpm: string, versions: { node: string } }} toolchain
 */
export async function ensureInstalled(root, { bin, pnpm, versions }) {
  const stamp = join(root, 'node_modules', '.nukkad-installed');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests(root)];
  const now = fingerprint(root, inputs, [versions.node]);
  if (isInstalled(root, stamp, now)) return 'up to date';
  const registry = await npm(['config', 'get', 'registry']);
  const args = ['install', '--frozen-lockfile'];
  if (/^https?:/.test(registry)) args.push('--registry', registry);
  // CI: nobody is there to answer a question. NODE_ENV: production would leave the build tools out.
  const env = { ...withToolchain(bin), CI: 'true', NODE_ENV: 'development' };
  await runQuietly(pnpm, args, { cwd: root, env });
  const folders = manifests(root).map((manifest) => manifest.replace('package.json', 'node_modules'));
  const installed = folders.filter((folder) => existsSync(join(root, folder)));
  writeStamp(stamp, [now, ...installed].join('\n'));
  return 'installed';
}

/**
 * Generates the Prisma client, unless the one there belongs to the present schema.
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
  writeStamp(stamp, now);
  return 'generated';
}
