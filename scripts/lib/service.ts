import { type ChildProcess, spawn } from 'node:child_process';
import { CappedLog } from './capped-log.ts';
import { UserFacingError } from './steps.mjs';

const LEAVE_WITH_PARENT = new URL('leave-with-parent.mjs', import.meta.url).href;

export interface ServiceOptions {
  name: string;
  /** Path of the TypeScript file that Node runs. */
  entry: string;
  args?: string[];
  /** Command line options of Node itself. */
  nodeFlags?: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
  /** Called with each piece of the output. The output is written to the log file in any case. */
  onOutput?: (text: string) => void;
  /** Called with each message that the process sends. */
  onMessage?: (message: unknown) => void;
}

/** A child process in a process group of its own, so that Ctrl-C in a terminal reaches only its parent. */
export class Service {
  readonly name: string;
  readonly log: CappedLog;
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  #running = true;

  constructor(options: ServiceOptions) {
    this.name = options.name;
    this.log = new CappedLog(options.logFile);
    this.log.write(`--- ${new Date().toISOString()} start of ${options.name}\n`);
    const { entry, nodeFlags = [] } = options;
    const args = [...nodeFlags, '--import', LEAVE_WITH_PARENT, entry, ...(options.args ?? [])];
    const { cwd, env } = options;
    this.#child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#writeLog(options.onOutput);
    this.#child.on('message', (message) => options.onMessage?.(message));
    this.ended = new Promise((resolve) => {
      this.#child.on('error', (error) => resolve(error.message));
      this.#child.on('exit', (code, signal) => {
        this.#running = false;
        resolve(signal ?? `exit code ${code}`);
      });
    });
  }

  get running(): boolean {
    return this.#running;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  #writeLog(onOutput?: (text: string) => void): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.log.write(text);
        onOutput?.(text);
      });
    }
  }

  /** Returns an error that says how the process ended, with the last lines of its log. */
  crash(how: string): UserFacingError {
    return new UserFacingError(
      `${this.name} ended (${how}). Its last lines, from ${this.log.file}:\n\n${this.log.tail}`,
    );
  }

  /**
   * Sends SIGTERM and waits for the process to end. After `grace` milliseconds, its whole process group is killed.
   */
  async stop(grace: number): Promise<void> {
    if (!this.#running) return;
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), grace);
    await this.ended;
    clearTimeout(timer);
  }

  /** Kills the whole process group at once. */
  kill(): void {
    if (!this.#running || this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }
}

/** Resolves when the URL returns status 200. Throws if the service ends, or after `limit` milliseconds. */
export async function untilHealthy(service: Service, url: string, limit = 180_000): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (!service.running) throw service.crash(await service.ended);
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UserFacingError(
    `${service.name} did not get ready within ${limit / 1000} s:\n\n${service.log.tail}`,
  );
}
