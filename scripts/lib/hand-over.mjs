import { spawn } from 'node:child_process';

/** Milliseconds between two looks at who the parent is. */
const LOOK_EVERY = 500;

/**
 * Calls `gone` once the npm that started this process has ended, however it went: a killed npm sends no signal and
 * closes no channel, but leaves this process to another parent. Without npm a start may outlive the shell it was
 * typed in, so nothing is watched.
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

/** The parent when this process began. */
const parent = process.ppid;

/**
 * Starts the script that does the work, and passes signals on to it; it ends everything it started before it leaves.
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
