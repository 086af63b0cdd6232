import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { diskProblem, tooSmallDisk } from '@nukkad/embedded-db/disk-problem.ts';
import type { StartOptions } from './start-options.ts';
import { UserFacingError } from './steps.mjs';

/** The state of the local database, stored in a file next to it. */
export interface HomeState {
  database: 'making' | 'ready';
  jobs: number;
  /** Fingerprint of the migrations and seed data in the database. */
  content: string;
}

export const FRESH_HINT = 'Begin anew with: npm start -- --fresh';

/** Folders that the servers write to. The database creates its own. */
const FOLDERS = ['files', 'logs'];

function isState(value: unknown): value is HomeState {
  const { database, jobs, content } = (value ?? {}) as Partial<HomeState>;
  return typeof database === 'string' && Number.isInteger(jobs) && typeof content === 'string';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The process id may belong to another program by now. Linux shows the program's name.
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('start.ts');
}

/** The local data folder. Only one start uses it at a time, and nothing unfinished is used. */
export class Home {
  readonly path: string;
  readonly #shown: string;
  readonly #lock: string;
  readonly #state: string;

  constructor(options: Pick<StartOptions, 'home' | 'root'>) {
    this.path = options.home;
    this.#shown = relative(options.root, options.home) || options.home;
    this.#lock = join(this.path, 'pid');
    this.#state = join(this.path, 'state.json');
  }

  file(...names: string[]): string {
    return join(this.path, ...names);
  }

  /** Locks the folder for this process. Throws while another start holds it. */
  take(fresh: boolean): void {
    const holder = Number(existsSync(this.#lock) ? readFileSync(this.#lock, 'utf8') : 0);
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new UserFacingError(
        `Another start (process ${holder}) uses ${this.#shown}. End it first, with Ctrl-C.`,
      );
    }
    try {
      if (fresh) rmSync(this.path, { recursive: true, force: true });
      mkdirSync(this.path, { recursive: true, mode: 0o700 });
      writeFileSync(this.#lock, String(process.pid));
      for (const folder of FOLDERS) mkdirSync(this.file(folder), { recursive: true });
    } catch (error) {
      // A new database would not help, because the disk would still be full or read-only.
      const disk = diskProblem(error, this.path);
      throw new UserFacingError(
        disk ?? `${this.#shown} cannot be used: ${(error as Error).message}. ${FRESH_HINT}`,
      );
    }
  }

  /** Returns why a start could not write, if the disk is the reason. */
  diskProblem(error: unknown): UserFacingError | undefined {
    const problem = diskProblem(error, this.path);
    return problem === null ? undefined : new UserFacingError(problem);
  }

  /** Throws before a first start if the disk has too little space. */
  needRoom(bytes: number): void {
    const problem = tooSmallDisk(this.path, bytes);
    if (problem !== null) throw new UserFacingError(problem);
  }

  release(): void {
    rmSync(this.#lock, { force: true });
  }

  /** Returns the state of the database folder. Throws if an interrupted start left it unfinished. */
  readState(): HomeState | undefined {
    const databaseThere = existsSync(this.file('db'));
    if (!existsSync(this.#state)) {
      if (databaseThere)
        throw new UserFacingError(`${this.#shown} holds a database of unknown state. ${FRESH_HINT}`);
      return undefined;
    }
    const state = this.#parseState();
    if (state.database !== 'ready' || !databaseThere) {
      throw new UserFacingError(
        `The database in ${this.#shown} is half-made: a start was interrupted. ${FRESH_HINT}`,
      );
    }
    return state;
  }

  #parseState(): HomeState {
    try {
      const state: unknown = JSON.parse(readFileSync(this.#state, 'utf8'));
      if (isState(state)) return state;
    } catch {
      // Reported below, like a file with other content.
    }
    throw new UserFacingError(`${this.#shown}/state.json is broken. ${FRESH_HINT}`);
  }

  writeState(state: HomeState): void {
    writeFileSync(`${this.#state}.new`, `${JSON.stringify(state)}\n`);
    renameSync(`${this.#state}.new`, this.#state);
  }
}
