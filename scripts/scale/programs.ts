import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from '@nukkad/testing/accepts-connections.ts';
import { UserFacingError } from '../lib/steps.mjs';

const INSTALL = 'on Debian: apt-get install haproxy pgbouncer redis-server';

/** The folders to search for programs: PATH, and Debian's folders for servers. */
const foldersOfPrograms = (): string[] => [
  ...(process.env.PATH ?? '').split(':'),
  '/usr/sbin',
  '/usr/local/sbin',
];

function pathOf(names: readonly string[], folders: readonly string[]): string | undefined {
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return paths.find((path) => existsSync(path));
}

/** Returns the path of a program by any of its names. Throws if it is missing. */
export function findProgram(...names: string[]): string {
  const found = pathOf(names, foldersOfPrograms());
  if (found === undefined) throw new UserFacingError(`This check needs ${names.join(' or ')} (${INSTALL})`);
  return found;
}

/** The programs that the check needs, each with its possible names. */
const NEEDED = [['haproxy'], ['pgbouncer'], ['valkey-server', 'redis-server']];

/** Throws one error that names every missing or outdated program, before anything starts. */
export function requirePrograms(folders: readonly string[] = foldersOfPrograms()): void {
  const missing = NEEDED.filter((names) => pathOf(names, folders) === undefined);
  if (missing.length > 0) {
    throw new UserFacingError(
      `This check needs ${missing.map((names) => names.join(' or ')).join(', ')} (${INSTALL})`,
    );
  }
  const pgbouncer = pathOf(['pgbouncer'], folders) ?? '';
  if (!knowsNamedStatements(pgbouncer)) {
    throw new UserFacingError(`This check needs PgBouncer 1.21 or newer; ${pgbouncer} is older`);
  }
}

/** Returns whether this PgBouncer supports prepared statements in transaction mode: 1.21 and newer do. */
function knowsNamedStatements(pgbouncer: string): boolean {
  const text = execFileSync(pgbouncer, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

export interface ProgramOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly logFile: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly runAs?: { uid?: number; gid?: number };
}

/** A restartable program on a loopback port. */
export class Program {
  readonly options: ProgramOptions;
  #child: ChildProcess | null = null;

  constructor(options: ProgramOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it and waits until it takes connections. */
  async start(): Promise<void> {
    const { command, args, env, logFile, runAs, port, name } = this.options;
    const log = openSync(logFile, 'a');
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      ...runAs,
    });
    this.#child = child;
    for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
      if (await acceptsConnections(port)) return;
      await sleep(100);
    }
    await this.end('SIGKILL');
    throw new Error(`${name} does not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
  }

  /** Sends a signal that does not end the program. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Sends the signal and waits for the end. Returns the milliseconds that took. */
  async end(signal: NodeJS.Signals): Promise<number> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return 0;
    const began = performance.now();
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return performance.now() - began;
  }
}
