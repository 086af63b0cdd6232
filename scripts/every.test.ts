import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const EVERY = fileURLToPath(new URL('../docker/every.mjs', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [EVERY, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += data;
    });
  const times = (word: string) => printed.split(word).length - 1;
  return { child, exited: once(child, 'exit'), times };
}

it('runs a script now and again, also after one that failed', async () => {
  const { times } = start('0.05', '-e', 'console.log("has run"); process.exitCode = 3');
  await expect.poll(() => times('has run'), { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  expect(times('ended with 3')).toBeGreaterThanOrEqual(2);
});

it('told to end, lets the script end what it has begun', async () => {
  const script = `process.once('SIGTERM', () => { console.log('ended well'); process.exit(); });
    setInterval(() => {}, 1000); console.log('begun');`;
  const { child, exited, times } = start('3600', '-e', script);
  await expect.poll(() => times('begun'), { timeout: 20_000 }).toBe(1);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(times('ended well')).toBe(1);
});

it('told to end between two runs, ends at once', async () => {
  const { child, exited, times } = start('3600', '-e', 'process.exitCode = 4');
  await expect.poll(() => times('ended with 4'), { timeout: 20_000 }).toBe(1);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

it.each([[['0', 'a.mjs']], [['60']]])('refuses %s', async (args) => {
  const [code] = await start(...args).exited;
  expect(code).toBe(1);
});
