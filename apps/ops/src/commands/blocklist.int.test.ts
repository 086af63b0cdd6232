import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();

it.each(['name', 'Phone', 'constructor', 'toString', ''])('%j is no kind of contact', async (kind) => {
  for (const words of [
    ['add', kind, 'a.example', 'spam'],
    ['remove', kind, 'a.example'],
  ]) {
    const { code, text } = await test.ops('blocklist', ...words);
    expect([code, text]).toEqual([2, expect.stringContaining('say phone, email or domain')]);
  }
});
