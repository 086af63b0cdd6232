import { join } from 'node:path';
import { runQuietly } from './install.mjs';

interface RunOptions {
  root: string;
  env: Record<string, string | undefined>;
}

/** Runs one of our TypeScript files to its end and answers what it printed; shown only when it fails. */
export function runScript(file: string, args: string[], { root, env }: RunOptions): Promise<string> {
  return runQuietly(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env,
    group: true,
  });
}
