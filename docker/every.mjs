// `node docker/every.mjs 3600 script.mjs …`: runs a script now and again, so many seconds after each beginning, one at a
// time. What it prints and how it ends is in this one's log; a run that fails is followed by the next.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const [seconds, ...script] = process.argv.slice(2);
if (!(Number(seconds) > 0) || script.length === 0) throw new Error('every.mjs <seconds> <script> …');

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    if (running === undefined) process.exit();
    // The script ends what it has begun.
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
