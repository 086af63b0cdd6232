import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { PartOutput } from './part-output.ts';

/** What a part of the run works with: the project's folder and what it prints to. */
export interface PartContext {
  readonly root: string;
  readonly output: PartOutput;
  /** Aborts when the run is over before this part is. */
  readonly signal?: AbortSignal;
}

/** A pipe is no terminal: programs are told that there is one behind it. */
const COLOURS = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

/** Runs a program of the project with its output shown, and answers its exit code. */
export function runShown(
  { root, output, signal }: PartContext,
  command: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...COLOURS, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.write(text));
    }
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
