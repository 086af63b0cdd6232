import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.turbo', '.nukkad', '.toolchain']);

/** Returns all files in a folder, sorted, or the file itself; empty if the path does not exist.
 * @param {string} path @returns {string[]} */
export function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Returns a hash of the names and contents of files and folders. Paths are relative to the root.
 * @param {string} root @param {string[]} paths @param {string[]} [facts] anything else it depends on
 */
export function fingerprint(root, paths, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Returns the text of a stamp file; undefined if it does not exist.
 * @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Writes a fingerprint to a stamp file, which marks its work as done.
 * @param {string} file @param {string} value */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}
