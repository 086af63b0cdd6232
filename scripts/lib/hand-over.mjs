import { spawn } from 'node:child_process';

/** Interval of the checks for a changed parent process, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Calls `gone` when the npm process that started this one has ended. It compares the parent's id at intervals, because a
 * killed npm sends no signal. Does nothing if npm did not start this process, which may then outlive its shell.
 * @param {{ readonly ppid: number }} self @param {number} parent @param {boolean} byNpm @param {() => void} gone
 * @internal
 */
export function watchParent(self, parent, byNpm, gone) {
  if (!byNpm) return;
  const timer = setInterval(() => {
    if (self.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY);
  timer.unref();
}

/** Id of the parent process when this process started. */
const parent = process.ppid;

/**
 * Runs a script as a child process and forwards signals to it. Exits with the exit code of the script, which must end its own
 * child processes.
 * @param {string} node @param {string[]} args @param {{ cwd: string, env: Record<string, string | undefined> }} options
 */
export function handOver(node, args, options) {
  const child = spawn(node, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends Ctrl-C to the whole group, so the script has it already.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  watchParent(process, parent, process.env.npm_lifecycle_event !== undefined, () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
