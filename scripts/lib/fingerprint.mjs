import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.turbo', '.nukkad', '.toolchain']);

/** Every file under a file or folder, sorted; missing paths answer nothing.
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
 * One hash over the names and contents of files and folders, relative to the root.
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

/** The text kept in a stamp file, or undefined.
 * @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Notes in a stamp file that the work of this fingerprint is done.
 * @param {string} file @param {string} value */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}
