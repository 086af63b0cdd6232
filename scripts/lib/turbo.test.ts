import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inTurn, type Outcomes, toldOf } from './turbo.ts';

const fromHere = (path: string): string => new URL(path, import.meta.url).pathname;

const OUTCOMES: Outcomes = new Map([
  ['aa', true],
  ['bb', false],
  ['cc', true],
]);

function exitCodeOf(command: string, args: string[], env: Record<string, string | undefined>): number | null {
  return spawnSync(command, args, { env: { PATH: '/nowhere', ...toldOf(OUTCOMES), ...env } }).status;
}

it.each([
  ['aa', 0],
  ['cc', 0],
  ['bb', 1],
  ['a', 1],
  ['dd', 1],
  ['', 1],
  [undefined, 1],
])('the task %s has passed with others, or runs by itself', (TURBO_HASH, code) => {
  expect(exitCodeOf('/bin/sh', [fromHere('../has-passed.sh')], { TURBO_HASH })).toBe(code);
});

it('nothing has passed where nothing is told', () => {
  const nothing = { NUKKAD_PASSED: undefined, TURBO_HASH: undefined };
  expect(exitCodeOf('/bin/sh', [fromHere('../has-passed.sh')], nothing)).toBe(1);
});

it('tests that failed with others say so again without another run', () => {
  const run = spawnSync(process.execPath, [fromHere('../run-tests.ts'), 'unit'], {
    env: { PATH: '/nowhere', ...toldOf(OUTCOMES), TURBO_HASH: 'bb' },
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([1, '']);
});

it('one run of Turbo waits for the one before, also where that failed', async () => {
  const seen: string[] = [];
  const failing = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    seen.push('first begins');
    await failing.promise;
  });
  const second = inTurn(async () => {
    seen.push('second begins');
    return 'done';
  });
  await Promise.resolve();
  expect(seen).toEqual(['first begins']);
  failing.reject(new Error('ended'));
  await expect(first).rejects.toThrow('ended');
  await expect(second).resolves.toBe('done');
  expect(seen).toEqual(['first begins', 'second begins']);
});
