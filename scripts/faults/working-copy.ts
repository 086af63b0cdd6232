import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Generated files that git ignores and tests need. */
const GENERATED = ['packages/db/src/generated'];
/** Folders that all copies share, because no fault changes them. */
const SHARED = ['node_modules', '.toolchain'];

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/**
 * Copies the files of the repository to a temporary folder, with uncommitted changes. Returns the folder and a function
 * that deletes it. The links of each package to its dependencies are copied, so that `@nukkad/*` is found in the copy.
 */
export function copyRepository(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-faults-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
  const packages = lines(
    execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' }),
  );
  const links = packages.map((file) => join(dirname(file), 'node_modules'));
  for (const path of [...GENERATED, ...links])
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  for (const path of SHARED)
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
