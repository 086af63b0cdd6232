import { type ChildProcess, spawn } from 'node:child_process';
import { relative } from 'node:path';
import { FileWatcher } from './file-watcher.ts';

/**
 * `node scripts/lib/watch-server.ts [option of Node …] entry.ts`: runs a server, and starts it again when a source file that
 * it imports is saved. A server that ends by itself is started again at the next save.
 */
const LOADED_FIRST = ['leave-with-parent.mjs', 'report-imports.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);
/** Milliseconds that a server has to shut down. */
const GRACE = 8000;

let server: ChildProcess | undefined;
let isEnding = false;
let isRestarting = false;

function start(): void {
  const child = spawn(process.execPath, [...LOADED_FIRST, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server = child;
  child.on('message', (message: { imported?: string }) => {
    if (message.imported !== undefined) watcher.add(message.imported);
  });
  child.on('exit', (code, signal) => ended(code, signal));
}

function ended(code: number | null, signal: string | null): void {
  server = undefined;
  if (isEnding) {
    process.exit(code ?? 0);
  }
  if (isRestarting) {
    isRestarting = false;
    start();
    return;
  }
  console.log(`The server ended (${signal ?? `exit code ${code}`}). It starts again when a file is saved.`);
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
  child.once('exit', () => clearTimeout(timer));
}

const watcher = new FileWatcher((file) => {
  if (isEnding || isRestarting) return;
  console.log(`${relative(process.cwd(), file)} was saved: the server starts again`);
  if (server === undefined) {
    start();
    return;
  }
  isRestarting = true;
  stop(server);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    watcher.close();
    if (server === undefined) process.exit();
    stop(server);
  });
}
start();
