import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { finishStart } from './finish-start.ts';

it('frees an object to which nothing refers, and keeps others', async () => {
  const used = { text: 'used' };
  const garbage = new WeakRef({ text: 'garbage' });
  const reachable = new WeakRef(used);
  // A WeakRef keeps its object until the current task ends.
  await delay(0);

  finishStart();

  expect(garbage.deref()).toBeUndefined();
  expect(reachable.deref()).toBe(used);
});
