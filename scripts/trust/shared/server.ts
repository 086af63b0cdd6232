import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@nukkad/testing/free-port.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../lib/server-flags.ts';

export type ServerName = 'api' | 'chat' | 'web' | 'worker';

const ENTRIES: Record<ServerName, string> = {
  api: '../../../apps/api/src/server.ts',
  chat: '../../../apps/chat/src/server.ts',
  web: '../../../apps/web/server/main.ts',
  worker: '../../../apps/worker/src/server.ts',
};
const LEAVE_WITH_PARENT = new URL('../../lib/leave-with-parent.mjs', import.meta.url).href;
const COLLECT_ON_MESSAGE = new URL('collect-on-message.mjs', import.meta.url).href;
const LOG_LENGTH_MAX = 4_000_000;
const START_ATTEMPTS = 1200;

/** A server of the product as a separate process. It keeps its port when it is started again. */
export class ServerProcess {
  readonly name: ServerName;
  readonly port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #log = '';
  #logBytes = 0;

  private constructor(name: ServerName, port: number, environment: Readonly<Record<string, string>>) {
    this.name = name;
    this.port = port;
    this.#environment = environment;
  }

  /** Starts the server and waits until it is ready. */
  static async start(
    name: ServerName,
    environment: Readonly<Record<string, string>>,
  ): Promise<ServerProcess> {
    const server = new ServerProcess(name, Number(environment.PORT ?? (await freePort())), environment);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The last characters of its output. */
  get log(): string {
    return this.#log;
  }

  /** Number of bytes that it has written so far. */
  get logBytes(): number {
    return this.#logBytes;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    const file = fileURLToPath(new URL(ENTRIES[this.name], import.meta.url));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const preloaded = [LEAVE_WITH_PARENT, COLLECT_ON_MESSAGE].flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...SERVER_FLAGS, ...preloaded, file], {
      env: { PATH, NODE_COMPILE_CACHE, ...SERVER_ENVIRONMENT, ...this.#environment, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#logBytes += Buffer.byteLength(text);
        this.#log = (this.#log + text).slice(-LOG_LENGTH_MAX);
      });
    await this.untilReady();
  }

  /** Waits until `/readyz` returns 200. Throws if the process ends, or after about two minutes. */
  async untilReady(): Promise<void> {
    for (let attempt = 0; attempt < START_ATTEMPTS && this.isRunning; attempt += 1) {
      if (await this.isReady()) return;
      await sleep(100);
    }
    throw new Error(`${this.name} is not ready:\n${this.#log.slice(-2000)}`);
  }

  async isReady(): Promise<boolean> {
    const asked = fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(3000) });
    const status = await asked.then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    return status === 200;
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(name);
  }

  /** Kills the process, as a crash or the kernel would, and waits for its end. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  }

  /** Makes the process collect its garbage, and waits until it has done so. */
  async collectGarbage(): Promise<void> {
    const child = this.#child;
    if (child === null || !this.isRunning) return;
    const collected = once(child, 'message');
    child.send('collect garbage');
    await collected;
  }

  /** Resident memory in MB. NaN where `/proc` does not exist. */
  get megabytes(): number {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(this.#read('status')) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** Number of open files and sockets. NaN where `/proc` does not exist. */
  get handles(): number {
    try {
      return readdirSync(`/proc/${this.#child?.pid}/fd`).length;
    } catch {
      return Number.NaN;
    }
  }

  #read(file: string): string {
    try {
      return readFileSync(`/proc/${this.#child?.pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  }
}
