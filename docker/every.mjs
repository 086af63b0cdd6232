// `node docker/every.mjs 3600 script.mjs …` runs a script every 3,600 seconds, one run at a time. It logs the output
// and the exit code of each run. A failed run does not stop the next one.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const [seconds, ...script] = process.argv.slice(2);
if (!(Number(seconds) > 0) || script.length === 0) throw new Error('every.mjs <seconds> <script> …');

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    if (running === undefined) process.exit();
    // On a signal, the running script first finishes its current work.
    running.once('exit', () => process.exit());
    running.kill(signal);
  });

for (;;) {
  const next = sleep(Number(seconds) * 1000);
  running = spawn(process.execPath, script, { stdio: 'inherit' });
  const code = await new Promise((resolve) => running?.once('exit', resolve));
  running = undefined;
  if (code !== 0) console.error(`ended with ${code}`);
  await next;
}
