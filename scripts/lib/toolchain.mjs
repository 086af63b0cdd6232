import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { UserFacingError } from './steps.mjs';

/**
 * Returns the pinned versions: Node's from `.node-version`, and pnpm's from `packageManager` in package.json.
 * @param {string} root
 * @internal
 */
export function pinnedVersions(root) {
  const node = readFileSync(join(root, '.node-version'), 'utf8').trim();
  const manager = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
  const pnpm = /^pnpm@([\d.]+)/.exec(manager)?.[1];
  if (pnpm === undefined) throw new UserFacingError('package.json: packageManager must be pnpm@<version>.');
  return { node, pnpm };
}

/**
 * Returns the npm packages that contain the binaries of Node and pnpm for a platform. The generic packages `node` and
 * `pnpm` are not used, because they download these in install scripts, which newer npm versions do not run.
 * @param {{ node: string, pnpm: string }} versions
 * @param {{ platform: string, arch: string, musl: boolean }} machine
 * @internal
 */
export function platformPackages(versions, { platform, arch, musl }) {
  const os = platform === 'win32' ? 'win' : platform;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return {
    node: { name: `${prefix}-${os}-${arch}`, version: versions.node, file: 'bin/node' },
    pnpm: {
      name: `@pnpm/exe.${platform}-${arch}${musl ? '-musl' : ''}`,
      version: versions.pnpm,
      file: 'pnpm',
    },
  };
}

function thisMachine() {
  const report = /** @type {any} */ (process.report?.getReport?.());
  const musl = process.platform === 'linux' && report?.header?.glibcVersionRuntime === undefined;
  return { platform: process.platform, arch: process.arch, musl };
}

/** Returns the version that a program prints for `--version`; undefined if the program does not run.
 * @param {string} file */
function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .replace(/^v/, '');
  } catch {
    return undefined;
  }
}

/** Returns the command that runs npm: the same npm that started this process, if any, else `npm` from the PATH.
 * @param {string[]} args @returns {[string, string[]]} */
function npmCommand(args) {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === 'npm-cli.js' && existsSync(cli)) return [process.execPath, [cli, ...args]];
  return ['npm', args];
}

/** Runs npm and returns its output. If npm fails, throws an error that contains the output.
 * @param {string[]} args @returns {Promise<string>} */
export function npm(args) {
  const [command, all] = npmCommand(args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', () => reject(new UserFacingError('npm was not found on the PATH.')));
    child.on('close', (code) =>
      code === 0
        ? resolve(out.trim())
        : reject(new UserFacingError(`npm ${args[0]} failed:\n${err.trim() || out.trim()}`)),
    );
  });
}

/** Returns the versions and paths of the pinned programs, whether or not they are installed.
 * @param {string} root */
export function pinnedToolchain(root) {
  const bin = join(root, '.toolchain', 'bin');
  return { bin, node: join(bin, 'node'), pnpm: join(bin, 'pnpm'), versions: pinnedVersions(root) };
}

/**
 * Installs the pinned Node and pnpm from npm's registry into `.toolchain/`, unless working ones are already there.
 * @param {string} root
 */
export async function ensureToolchain(root) {
  const { bin, node, pnpm, versions } = pinnedToolchain(root);
  const home = join(root, '.toolchain');
  const works = () => versionOf(node) === versions.node && versionOf(pnpm) === versions.pnpm;
  const label = `Node ${versions.node}, pnpm ${versions.pnpm}`;
  if (works()) return { bin, node, pnpm, versions, note: `${label}, present` };

  const packages = Object.values(platformPackages(versions, thisMachine()));
  rmSync(home, { recursive: true, force: true });
  mkdirSync(bin, { recursive: true });
  const names = packages.map(({ name, version }) => `${name}@${version}`);
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  await npm(['install', '--prefix', home, '--ignore-scripts', '--workspaces=false', ...quiet, ...names]);
  for (const { name, file } of packages) {
    const target = join(home, 'node_modules', name, file);
    chmodSync(target, 0o755);
    symlinkSync(join('..', 'node_modules', name, file), join(bin, basename(file)));
  }
  if (!works()) {
    throw new UserFacingError(`The fetched toolchain (${names.join(', ')}) does not run on this machine.`);
  }
  return { bin, node, pnpm, versions, note: `${label}, fetched` };
}

/** Returns the environment with the pinned programs first on the PATH.
 * @param {string} bin @returns {Record<string, string | undefined>} */
export function withToolchain(bin) {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
  };
}
