import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Context of a part of a test run: the repository's folder, and a function that shows its output. */
export interface PartContext {
  readonly root: string;
  readonly write: (text: string) => void;
}

/** Environment that keeps colours although the output goes through a pipe. */
const COLOURS = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

/** Runs a program of the repository, shows its output, and returns its exit code; 127 if it cannot be started. */
export function runCommand(
  { root, write }: PartContext,
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...COLOURS, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.on('error', ({ message }) => {
      write(`${message}\n`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
