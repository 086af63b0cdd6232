import { join } from 'node:path';
import { runQuietly } from './install.mjs';

interface RunOptions {
  root: string;
  env: Record<string, string | undefined>;
}

/** Runs a TypeScript file of this repository and returns its output. If it fails, throws an error with the output. */
export function runScript(file: string, args: string[], { root, env }: RunOptions): Promise<string> {
  return runQuietly(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env,
    group: true,
  });
}
