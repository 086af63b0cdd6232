import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Scope } from './scopes.ts';

/** Returns the files of a scope. With `since`, only those that differ from that commit. */
export function filesOf({ files }: Scope, root: string, since: string | undefined): string[] {
  const all = globSync([...files], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  if (since === undefined) return all;
  const changed = execFileSync('git', ['diff', '--name-only', since], { cwd: root, encoding: 'utf8' });
  const names = new Set(changed.split('\n'));
  return all.filter((file) => names.has(file));
}
